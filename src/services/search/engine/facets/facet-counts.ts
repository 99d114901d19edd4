import type { SearchFilterName } from '../../../../contracts/search/search.contract.ts';
import { endOf, startOf, type Lists } from '../arrays/lists.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { priceRange, type FacetSlugs, type TraitFilter } from './filters.ts';
import { isAvailableBit, isReducedBit, rangeShift } from '../rank/product-states.ts';
import { tallyOf, type Tallies, type Tally } from './tally.ts';

/** Counts for all facets. Each value is counted as if no filter of its own name were set; filters of other names apply. */
export interface FacetCounts {
  /** hits that pass all filters */
  readonly all: number;
  readonly reduced: number;
  readonly available: number;
  /** by category number */
  readonly categories: Uint32Array;
  /** by slug */
  readonly colors: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  /** by filter, and by slug */
  readonly traits: Readonly<Record<TraitFilter, ReadonlyMap<string, number>>>;
  /** by range as addresses write it, from the lowest */
  readonly prices: ReadonlyMap<string, number>;
}

const byRange = (one: string, other: string): number => {
  const [[from, to], [otherFrom, otherTo]] = [priceRange(one), priceRange(other)];
  // Two open ranges: infinity minus infinity is not a number.
  return from - otherFrom || (to === otherTo ? 0 : to - otherTo);
};

type VisitGroups = (visit: (group: number, count: number) => void) => void;

/** Counts colours, sizes or traits by slug. A product that has several spellings of one slug counts once. */
const createNameCounts = (lists: Lists, slugs: readonly string[]) => {
  const distinct = [...new Set(slugs)];
  const slugOf = Uint32Array.from(slugs, (slug) => distinct.indexOf(slug));
  const lastGroup = new Int32Array(distinct.length);
  return (visitGroups: VisitGroups): ReadonlyMap<string, number> => {
    const counts = new Uint32Array(distinct.length);
    lastGroup.fill(-1);
    visitGroups((group, count) => {
      const to = endOf(lists, group);
      for (let at = startOf(lists, group); at < to; at += 1) {
        const slug = slugOf[lists.values[at] ?? 0] ?? 0;
        if (lastGroup[slug] === group) continue;
        lastGroup[slug] = group;
        counts[slug] = (counts[slug] ?? 0) + count;
      }
    });
    return new Map(distinct.map((slug, at) => [slug, counts[at] ?? 0] as const).filter(([, count]) => count > 0));
  };
};

export interface CountedHits {
  readonly tallies: Tallies;
  /** hits that pass all filters */
  readonly all: number;
  /** price ranges of the address that are not the shop's */
  readonly otherRanges: readonly string[];
}

/** Derives the counts of single values from tallies: once per facet group instead of once per hit. */
export const createFacetCounts = (data: IndexData, slugs: FacetSlugs, priceSteps: readonly string[]) => {
  const { categories, categoryIds } = data;
  const colors = createNameCounts(data.colors, slugs.colors);
  const sizes = createNameCounts(data.sizes, slugs.sizes);
  const traits = createNameCounts(data.traits, slugs.traits);

  const categoryCounts = (visitGroups: VisitGroups): Uint32Array => {
    const counts = new Uint32Array(categoryIds.length);
    visitGroups((group, count) => {
      for (let at = group * 3; at < group * 3 + 3; at += 1) {
        const category = categories[at] ?? 0;
        if (category > 0) counts[category - 1] = (counts[category - 1] ?? 0) + count;
      }
    });
    return counts;
  };

  const priceCounts = ({ tallies, otherRanges }: CountedHits): ReadonlyMap<string, number> => {
    const tally = tallyOf(tallies, 'price');
    const counts = new Map(otherRanges.map((range, at) => [range, tally.otherRanges[at] ?? 0] as const));
    for (const [code, count] of tally.codes.entries()) {
      const range = priceSteps[code >> rangeShift] ?? '';
      counts.set(range, (counts.get(range) ?? 0) + count);
    }
    return new Map([...counts].toSorted((a, b) => byRange(a[0], b[0])));
  };

  return (hits: CountedHits): FacetCounts => {
    const { tallies, all } = hits;
    const groupsOf =
      ({ groups }: Tally): VisitGroups =>
      (visit) => {
        for (let group = 0; group < groups.length; group += 1) {
          const count = groups[group] ?? 0;
          if (count > 0) visit(group, count);
        }
      };
    const groupsFor = (name: SearchFilterName): VisitGroups => groupsOf(tallyOf(tallies, name));
    /** Traits without a chosen value have one tally in common, which is counted once. */
    const counted = new Map<Tally, ReadonlyMap<string, number>>();
    const traitCounts = (name: TraitFilter): ReadonlyMap<string, number> => {
      const tally = tallyOf(tallies, name);
      const words = counted.get(tally) ?? traits(groupsOf(tally));
      counted.set(tally, words);
      return new Map(
        [...words].flatMap(([word, count]) =>
          word.startsWith(`${name}-`) ? [[word.slice(name.length + 1), count] as const] : [],
        ),
      );
    };
    const flagged = (name: SearchFilterName, bit: number): number =>
      tallyOf(tallies, name).codes.reduce((sum, count, code) => (code & bit ? sum + count : sum), 0);
    return {
      all,
      reduced: flagged('reduced_price', isReducedBit),
      available: flagged('availability', isAvailableBit),
      categories: categoryCounts(groupsFor('category')),
      colors: colors(groupsFor('colour')),
      sizes: sizes(groupsFor('size')),
      traits: {
        strength: traitCounts('strength'),
        roast: traitCounts('roast'),
        aroma: traitCounts('aroma'),
        origin: traitCounts('origin'),
        brewing: traitCounts('brewing'),
        material: traitCounts('material'),
      },
      prices: priceCounts(hits),
    };
  };
};
