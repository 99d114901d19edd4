import {
  searchFilterNames,
  type RedirectTable,
  type SearchFilter,
  type SearchFilterName,
  type SearchQuestion,
  type SearchResults,
} from '../../contracts/search/search.contract.ts';

/** Trims the text and collapses blanks. Digits and spaces alone are a number typed in groups, so the spaces go (SRCH-3). */
export const askedText = (typed: string): string => {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  return /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text;
};

/** Whether a search counts for suggestions to others: the words were typed as they are and found products. */
export const isTelling = (
  { page, filters }: Pick<SearchQuestion, 'page' | 'filters'>,
  { total, didYouMean }: Pick<SearchResults, 'total' | 'didYouMean'>,
): boolean => total > 0 && page === 1 && filters.length === 0 && didYouMean === undefined;

/** Whether a search tells the staff what the shop does not have: the words were typed as they are and found nothing. */
export const isMissed = (
  { page, filters }: Pick<SearchQuestion, 'page' | 'filters'>,
  { total }: Pick<SearchResults, 'total'>,
): boolean => total === 0 && page === 1 && filters.length === 0;

/** SRCH-8: the form in which words are compared, in browser and server. `locale` is the site's (Turkish I is ı). */
export const redirectKey = (typed: string, locale: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase(locale);

/** SRCH-8: the target to which the table redirects these words. */
export const redirectTarget = (table: RedirectTable, typed: string, locale: string): string | undefined => {
  const key = redirectKey(typed, locale);
  return Object.hasOwn(table, key) ? table[key] : undefined;
};

/** Resolves a relative target against the origin; absolute ones stay as they are. */
export const redirectAddress = (target: string, origin: string): string => new URL(target, origin).href;

const word = /^[a-z0-9][a-z0-9-]{0,79}$/;
const isPriceRange = (value: string): boolean => {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})?$/.exec(value) ?? [];
  return from !== undefined && (to === undefined || Number(from) < Number(to));
};

const isValue: Readonly<Record<SearchFilterName, (value: string) => boolean>> = {
  category: (value) => /^[1-9]\d{0,8}$/.test(value),
  reduced_price: (value) => value === 'true',
  availability: (value) => value === 'available',
  strength: (value) => /^[1-5]$/.test(value),
  roast: (value) => word.test(value),
  aroma: (value) => word.test(value),
  origin: (value) => word.test(value),
  brewing: (value) => word.test(value),
  colour: (value) => word.test(value),
  size: (value) => word.test(value),
  material: (value) => word.test(value),
  price: isPriceRange,
};

const filtersAtMost = 40;

const filterOf = (text: string): SearchFilter | undefined => {
  const name = searchFilterNames.find((known) => text.startsWith(`${known}-`));
  if (name === undefined) return undefined;
  const value = text.slice(name.length + 1);
  return isValue[name](value) ? { name, value } : undefined;
};

/** `colour-blau` */
export const filterWord = ({ name, value }: SearchFilter): string => `${name}-${value}`;

/** Writes filters sorted and unique, so that one choice has one URL. */
export const writeFilters = (filters: readonly SearchFilter[]): string => {
  const place = ({ name }: SearchFilter) => searchFilterNames.indexOf(name);
  const ordered = filters.toSorted((a, b) => place(a) - place(b) || (filterWord(a) < filterWord(b) ? -1 : 1));
  return [...new Set(ordered.map(filterWord))].join(',');
};

/** Parses filters. `unknown` has the words that are not filters: the API call refuses them, the page ignores them. */
export const readFilters = (
  text: string,
): { readonly filters: readonly SearchFilter[]; readonly unknown: readonly string[] } => {
  const filters = new Map<string, SearchFilter>();
  const unknown: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const filter = filterOf(part);
    if (filter && (filters.size < filtersAtMost || filters.has(part))) filters.set(part, filter);
    else unknown.push(part);
  }
  return { filters: [...filters.values()], unknown };
};

/** Returns the filters with one added or removed. */
export const withSearchFilter = (
  filters: readonly SearchFilter[],
  filter: SearchFilter,
  on: boolean,
): readonly SearchFilter[] => [
  ...filters.filter((other) => filterWord(other) !== filterWord(filter)),
  ...(on ? [filter] : []),
];
