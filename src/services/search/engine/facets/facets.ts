import type { Facet, SearchFilter } from '../../../../contracts/search/search.contract.ts';
import type { Currency } from '../../../../contracts/shop/site.contract.ts';
import { slugOf } from '../../../../lib/text/slug.ts';
import { sizeOf, stringAt, type StringTable } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { Hits } from '../rank/hits.ts';
import { createFacetCounts, type FacetCounts } from './facet-counts.ts';
import {
  categoryValues,
  flagValues,
  isChoice,
  namedValues,
  priceSteps,
  priceValues,
  titlesOf,
  type FacetCategory,
} from './facet-values.ts';
import { createFilters, priceRange, traitFilters, valuesOf, type FacetSlugs, type TraitFilter } from './filters.ts';
import { rangeShift, type ProductStates } from '../rank/product-states.ts';
import { countAll, narrowHits, talliesFor } from './tally.ts';

/** The slug of each colour or size by its number; different spellings may share one. */
const slugsOf = (names: StringTable, language: string): string[] =>
  Array.from({ length: sizeOf(names) }, (_, number) => slugOf(stringAt(names, number), language));

/** A trait is written `origin:Brasilien`; its slug is the word of its filter, `origin-brasilien`, its title the value. */
const traitParts = (trait: string): readonly [name: string, value: string] => {
  const at = trait.indexOf(':');
  return [trait.slice(0, at), trait.slice(at + 1)];
};

const traitTablesOf = (names: StringTable, language: string) => {
  const traits = Array.from({ length: sizeOf(names) }, (_, number) => traitParts(stringAt(names, number)));
  const slugs = traits.map(([name, value]) => `${name}-${slugOf(value, language)}`);
  const titles = (filter: TraitFilter): Map<string, string> =>
    new Map(traits.flatMap(([name, value]) => (name === filter ? [[slugOf(value, language), value] as const] : [])));
  return { slugs, titles: new Map(traitFilters.map((filter) => [filter, titles(filter)])) };
};

/** Filters hits and counts the facet values beside them. */
export const createFacets = (data: IndexData, currency: Currency, categories: ReadonlyMap<number, FacetCategory>) => {
  const steps = priceSteps[currency];
  const groupCount = data.categories.length / 3;
  const traits = traitTablesOf(data.traitNames, data.language);
  const slugs: FacetSlugs = {
    colors: slugsOf(data.colorNames, data.language),
    sizes: slugsOf(data.sizeNames, data.language),
    traits: traits.slugs,
  };
  const colorTitles = titlesOf(slugs.colors, data.colorNames);
  const sizeTitles = titlesOf(slugs.sizes, data.sizeNames);
  const { failedByGroup, failedNow } = createFilters(data, slugs);
  const countsOf = createFacetCounts(data, slugs, steps);
  const numberOfCategory = new Map(Array.from(data.categoryIds, (id, number) => [id, number]));
  const childrenOf = Map.groupBy(categories.values(), ({ parentId }) => parentId);

  const facetsOf = (counts: FacetCounts, filters: readonly SearchFilter[]): Facet[] => {
    const { all } = counts;
    const traitFacet = (name: TraitFilter): Facet => ({
      name,
      values: namedValues(name, counts.traits[name], traits.titles.get(name) ?? new Map(), filters),
    });
    const inCategory = (id: number): number => counts.categories[numberOfCategory.get(id) ?? -1] ?? 0;
    const facets: Facet[] = [
      { name: 'category', values: categoryValues(inCategory, childrenOf, valuesOf(filters, 'category')) },
      { name: 'reduced_price', values: flagValues('true', counts.reduced, all, valuesOf(filters, 'reduced_price')) },
      {
        name: 'availability',
        values: flagValues('available', counts.available, all, valuesOf(filters, 'availability')),
      },
      traitFacet('strength'),
      traitFacet('roast'),
      traitFacet('aroma'),
      traitFacet('origin'),
      traitFacet('brewing'),
      { name: 'colour', values: namedValues('colour', counts.colors, colorTitles, filters) },
      { name: 'size', values: namedValues('size', counts.sizes, sizeTitles, filters) },
      traitFacet('material'),
      { name: 'price', values: priceValues(counts.prices, currency, valuesOf(filters, 'price')) },
    ];
    return facets.filter(({ values }) => values.some(({ chosen }) => chosen) || isChoice(values, all));
  };

  return (hits: Hits, states: ProductStates, filters: readonly SearchFilter[]): { narrowed: Hits; facets: Facet[] } => {
    const otherRanges = [...new Set(valuesOf(filters, 'price'))].filter((range) => !steps.includes(range));
    const tallies = talliesFor(filters, () => ({
      groups: new Uint32Array(groupCount),
      codes: new Uint32Array(steps.length << rangeShift),
      otherRanges: new Uint32Array(otherRanges.length),
    }));
    const columns = { groups: data.facetGroups, codes: states.codes, prices: states.prices };
    const narrow = (): Hits => {
      const failed = failedByGroup(filters, states);
      const byGroup = Uint16Array.from({ length: groupCount }, (_, group) => failed(group));
      const ranges = otherRanges.map(priceRange);
      return narrowHits(hits, columns, byGroup, failedNow(filters, states), ranges, tallies);
    };
    if (filters.length === 0) countAll(hits, columns, tallies);
    const narrowed = filters.length === 0 ? hits : narrow();
    const counts = countsOf({ tallies, all: narrowed.count, otherRanges });
    return { narrowed, facets: facetsOf(counts, filters) };
  };
};
