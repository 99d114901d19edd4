/** What decides between two promotions of a slot. */
export interface Placed {
  readonly slot: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** the first instant at which it is shown; open if missing */
  readonly from?: Date | undefined;
  /** the first instant at which it is no longer shown; open if missing */
  readonly to?: Date | undefined;
  readonly test?: { readonly name: string; readonly group: string } | undefined;
  readonly priority: number;
}

const begin = ({ from }: Placed): number => from?.getTime() ?? Number.NEGATIVE_INFINITY;

/** PROMO-9: priority decides, then the later start. */
export const isAbove = (one: Placed, other: Placed): boolean =>
  one.priority > other.priority || (one.priority === other.priority && begin(one) > begin(other));

/** Two promotions compete for a slot at the same time: priority decides, then the later start. */
export interface Overlap<Item extends Placed = Placed> {
  readonly slot: string;
  readonly shown: Item;
  readonly covered: Item;
  /** the time of the overlap */
  readonly from?: Date;
  readonly to?: Date;
}

const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);
const earliest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);

const sameTags = (one: Placed, other: Placed): boolean => one.tags.toSorted().join() === other.tags.toSorted().join();

/** Groups of one test exclude each other; a test's promotion may cover one for all visitors, on purpose. */
const sameVisitors = (one: Placed, other: Placed): boolean =>
  one.test?.name === other.test?.name && one.test?.group === other.test?.group;

/** A promotion without a schedule exists to be covered by campaigns, so this is not reported. */
const isStanding = ({ from, to }: Placed): boolean => !from && !to;

const overlapOf = <Item extends Placed>(one: Item, other: Item): Overlap<Item> | undefined => {
  if (one.slot !== other.slot || isStanding(one) !== isStanding(other)) return undefined;
  if (!sameTags(one, other) || !sameVisitors(one, other)) return undefined;
  const from = latest(one.from, other.from);
  const to = earliest(one.to, other.to);
  if (from && to && from >= to) return undefined;
  const [shown, covered] = isAbove(other, one) ? [other, one] : [one, other];
  return { slot: one.slot, shown, covered, ...(from ? { from } : {}), ...(to ? { to } : {}) };
};

/** Returns the overlaps among the promotions of one site: allowed, but worth a check. */
export const overlapsOf = <Item extends Placed>(promotions: readonly Item[]): Overlap<Item>[] =>
  promotions.flatMap((one, place) =>
    promotions.slice(place + 1).flatMap((other) => {
      const overlap = overlapOf(one, other);
      return overlap ? [overlap] : [];
    }),
  );
