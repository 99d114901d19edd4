import type { CartLimits } from '../../domain/cart/cart.rules.ts';
import { invariant } from '../../lib/invariant.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import { fold, keyAskedFor, type CartAnswer, type Changed, type Group, type WantedChange } from './cart-fold.rules.ts';
import { createCartMemory, type CartMemory } from './cart-memory.service.ts';
import type { Offers } from './cart-offers.service.ts';
import { cartKey, type CartKey, type CartRepository, type CartRows, type CartState } from './cart.repository.ts';
import { utcDay } from '../../lib/time/day.ts';

export interface ChangesParts {
  readonly repository: CartRepository;
  readonly offers: Offers;
  readonly limits: CartLimits;
}

/**
 * Two processes may read the same row; the one that writes second reads it again. If they keep step, one of them could lose
 * every time, so after a few lost rounds it locks the row.
 */
const roundsTogether = 3;
const roundsAlone = 3;

const groupsOf = (wanted: readonly WantedChange[]): Group[] =>
  [...Map.groupBy(wanted, ({ owner }) => cartKey(owner))].flatMap(([key, changes]) => {
    const [first] = changes;
    return first ? [{ key, owner: first.owner, changes }] : [];
  });

/** The day of a round is that of its newest moment. */
const dayOfRound = (groups: readonly Group[]): string =>
  utcDay(groups.flatMap(({ changes }) => changes.map(({ moment }) => moment.at)).reduce((a, b) => (a > b ? a : b)));

const none: ReadonlyMap<CartKey, never> = new Map<CartKey, never>();

const changeOne = async (
  { offers, limits }: ChangesParts,
  group: Group,
  row: CartState | undefined,
): Promise<Changed> => {
  const { key, owner, changes } = group;
  const moment = changes.at(-1)?.moment;
  invariant(moment, 'a group has changes: look at groupsOf');
  try {
    const named = changes.map(({ asked }) => keyAskedFor(asked));
    const found = await offers.cartAnd(owner.site, row?.entries ?? [], named, moment);
    return fold(group, row, found.cart, found.named, limits);
  } catch (fault) {
    if (fault instanceof CartFault) return { key, answers: changes.map(() => fault) };
    throw fault;
  }
};

/** Returns the carts with a final response; another process has written the others in the meantime. */
const round = async (
  parts: ChangesParts,
  rows: CartRows,
  groups: readonly Group[],
  memory?: CartMemory,
): Promise<Changed[]> => {
  const today = dayOfRound(groups);
  const known = new Map(groups.map(({ key }) => [key, memory?.recall(key, today)]));
  const unknown = groups.filter(({ key }) => !known.get(key));
  const idsOf = new Map(
    unknown.map(({ owner, changes }) => [owner, changes.flatMap(({ changeId }) => changeId ?? [])]),
  );
  const read =
    unknown.length === 0 ? none : await stored(rows.read([...idsOf.keys()], today, (owner) => idsOf.get(owner) ?? []));
  const changed = await Promise.all(
    groups.map((group) => changeOne(parts, group, known.get(group.key) ?? read.get(group.key))),
  );
  const toKeep = changed.flatMap((one) => (one.toKeep ? [one.toKeep] : []));
  const kept = toKeep.length === 0 ? none : await stored(rows.keep(toKeep, today));
  for (const one of changed) {
    const version = kept.get(one.key);
    if (one.toKeep && version !== undefined) memory?.remember(one.key, version, one.toKeep);
    else memory?.forget(one.key);
  }
  // Only a write proves that a remembered row is still current.
  return changed.filter((one) => (one.toKeep ? kept.has(one.key) : !known.get(one.key)));
};

/**
 * Applies changes of many carts with two statements: one reads the rows, one writes those whose version is still the one that
 * was read. The shared rule is applied between them, with product facts from the catalogue's memory. A row that this process
 * has written is remembered and not read the next time: the write shows whether it is still current. A response without a
 * write (refused, nothing to do, repeated) always comes from a row that was read.
 *
 *     read all ─► fold each cart's changes ─► write all ─► lost some? ─► those again ─► then each alone
 */
export const createChanges = (parts: ChangesParts) => {
  const { repository } = parts;
  const memory = createCartMemory();

  const changeAlone = async (group: Group): Promise<readonly (CartAnswer | CartFault)[]> => {
    for (let time = 0; time < roundsAlone; time += 1) {
      const [done] = await stored(repository.alone((rows) => round(parts, rows, [group])));
      if (done) return done.answers;
    }
    return group.changes.map(() => new CartFault('CARTSTORAGE_UNAVAILABLE'));
  };

  /** Responses in the order of `wanted`. A fault of one cart concerns that cart; a fault of the storage concerns all. */
  return async (wanted: readonly WantedChange[]): Promise<readonly (CartAnswer | CartFault)[]> => {
    const answers = new Map<WantedChange, CartAnswer | CartFault>();
    const note = ({ changes }: Group, given: readonly (CartAnswer | CartFault)[]): void => {
      for (const [place, change] of changes.entries()) {
        const answer = given[place];
        if (answer) answers.set(change, answer);
      }
    };
    let open = groupsOf(wanted);
    try {
      for (let time = 0; time < roundsTogether && open.length > 0; time += 1) {
        const done = new Map((await round(parts, repository, open, memory)).map((one) => [one.key, one.answers]));
        for (const group of open) note(group, done.get(group.key) ?? []);
        open = open.filter(({ key }) => !done.has(key));
      }
      for (const group of open) note(group, await changeAlone(group));
    } catch (fault) {
      if (!(fault instanceof CartFault)) throw fault;
      // The changes of an earlier round are stored and get their own response.
      return wanted.map((change) => answers.get(change) ?? fault);
    }
    return wanted.map((change) => answers.get(change) ?? new CartFault('CARTSTORAGE_UNAVAILABLE'));
  };
};
