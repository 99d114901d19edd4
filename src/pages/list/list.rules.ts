import { productSorts, type ProductSort, type ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { tileWidths } from '../../contracts/shop/pictures.contract.ts';
import {
  resultsAtMost,
  searchPagesAtMost,
  type Facet,
  type SearchFilter,
  type SearchQuestion,
  type SearchResults,
} from '../../contracts/search/search.contract.ts';
import { readFilters, withSearchFilter, writeFilters } from '../../domain/search/search.rules.ts';
import { pageOf } from '../../ui/pager/pager.rules.ts';
import type { PageHead } from '../page.ts';

/** A multiple of twelve fills rows of two, three and four. */
export const pageSize = 12;
/** SHOP-11: the last page that one address shows together with all pages before it. */
export const lastTogether = resultsAtMost / pageSize;

/** The query of a list; every page with a list has the same three parameters (SRCH-7). */
export interface ListQuestion {
  readonly sort: ProductSort;
  readonly filters: readonly SearchFilter[];
}

/** The parameters of a list. */
export const listQuery = ['page', 'upto', 'filters', 'sort'] as const;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Reads the query of a list from an address. Unknown values are ignored, so that a shortened or guessed address still shows the
 * list. The filters of the page itself are not a choice.
 */
export const questionOf = (query: Query, within: readonly SearchFilter[] = []): ListQuestion => {
  const fixed = new Set(within.map(({ name }) => name));
  return {
    sort: productSorts.find((known) => known === query['sort']) ?? 'relevance',
    filters: readFilters(query['filters'] ?? '').filters.filter(({ name }) => !fixed.has(name)),
  };
};

/** Tiles of the first view: two full rows on wide windows, three and more on small ones. */
export const tilesBefore = { phone: 4, 3: 6, 4: 8 } as const;

/** Pictures of tiles stand two in a row on small windows. */
const smallTile = { media: '(max-width: 979px)', sizes: '50vw', widths: tileWidths } as const;
export const tileSizes = {
  3: `${smallTile.media} ${smallTile.sizes}, 24vw`,
  4: `${smallTile.media} ${smallTile.sizes}, 25vw`,
} as const;

/** Whether there is something below the first view: a short list is painted as a whole. */
export const hasMoreBelow = ({ length }: readonly ProductTile[]): boolean => length > tilesBefore[4];

export const firstViewOf = ({ tiles }: ListProps): Pick<PageHead, 'firstViewEnds' | 'firstPicture'> => ({
  ...(tiles[0] && { firstPicture: { ...smallTile, name: tiles[0].picture } }),
  ...(hasMoreBelow(tiles) && { firstViewEnds: 2 }),
});

/** Which products of a list an address shows. */
interface ListSpot {
  readonly page?: number;
  /** all pages from the first to this one */
  readonly upTo?: number;
  readonly term?: string | undefined;
}

/** Returns the canonical address of a list: parameters in a fixed order, without defaults. */
export const listUrl = (
  path: string,
  { sort, filters }: ListQuestion,
  { page = 1, upTo = page, term }: ListSpot = {},
): string => {
  const parameters = [
    ...(term === undefined ? [] : [['query', term]]),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(upTo > page ? [['upto', String(upTo)]] : []),
    ...(filters.length > 0 ? [['filters', writeFilters(filters)]] : []),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
  ];
  const text = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

export const withFilter = (question: ListQuestion, filter: SearchFilter, on: boolean): ListQuestion => ({
  ...question,
  filters: withSearchFilter(question.filters, filter, on),
});

/** One page of a list, for its view. */
export interface ListProps {
  readonly path: string;
  readonly term?: string;
  readonly question: ListQuestion;
  readonly page: number;
  /** the last shown page; `page` where only one is shown */
  readonly upTo: number;
  readonly pages: number;
  readonly total: number;
  readonly tiles: readonly ProductTile[];
  /** the facets in their order */
  readonly facets: readonly Facet[];
  readonly didYouMean?: string;
}

interface ListPlace {
  readonly path: string;
  /** the search term; without it, all products of the page */
  readonly term?: string;
  /** the filters of the page itself, such as its category */
  readonly within?: readonly SearchFilter[];
}

/** Returns 1 without a parameter, and `undefined` if it is not a page number. */
const pageNumber = (asked: string | undefined): number | undefined => {
  const page = asked === undefined || asked === '' ? 1 : Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= searchPagesAtMost ? page : undefined;
};

/** Only a list that begins with its first page shows several; what is no such number is ignored. */
const lastPage = (asked: string | undefined, page: number): number => {
  const last = Number(asked);
  return page === 1 && Number.isInteger(last) && last > 1 ? Math.min(last, lastTogether) : page;
};

/** Returns the requested page of a list, or `undefined` if there is no such page (404). */
export const loadList = async (
  { within = [], ...where }: ListPlace,
  query: Query,
  ask: (question: SearchQuestion) => Promise<SearchResults>,
): Promise<ListProps | undefined> => {
  const page = pageNumber(query['page']);
  if (page === undefined) return undefined;
  const last = lastPage(query['upto'], page);
  const question = questionOf(query, within);
  const fixed = new Set(within.map(({ name }) => name));
  const { tiles, total, facets, didYouMean } = await ask({
    query: where.term ?? '',
    page,
    pageSize: last > page ? last * pageSize : pageSize,
    filters: [...within, ...question.filters],
    sort: question.sort,
  });
  const place = pageOf(query['page'], total, pageSize);
  if (!place) return undefined;
  const shown = facets.filter(({ name }) => !fixed.has(name));
  const upTo = Math.min(last, place.pages);
  return { ...where, question, ...place, upTo, total, tiles, facets: shown, ...(didYouMean ? { didYouMean } : {}) };
};

/** The canonical address of a list for search engines: one per page; other orders and filters have none. */
export const canonicalOf = ({ path, page, upTo, question }: ListProps): string | undefined =>
  upTo === page && question.sort === 'relevance' && question.filters.length === 0
    ? listUrl(path, question, { page })
    : undefined;

/** Whether a list is shown from its beginning and as the shop orders it: a visitor on a later page or with filters is searching. */
export const isPlainStart = ({ page, question }: ListProps): boolean =>
  page === 1 && question.sort === 'relevance' && question.filters.length === 0;
