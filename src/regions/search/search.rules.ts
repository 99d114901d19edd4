import { dimensionParameter } from '../../contracts/catalogue/dimension.contract.ts';
import {
  searchTermsAtMost,
  suggestedProductsAtMost,
  suggestionsPath,
  type SuggestedProduct,
  type SuggestedTerm,
} from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { headerLinks } from '../../sites/links.ts';

/** A row of the panel. `text` is written to the field when the row is selected by the arrow keys. */
export type Suggestion =
  | { readonly kind: 'term'; readonly text: string; readonly term: SuggestedTerm }
  | { readonly kind: 'product'; readonly text: string; readonly product: SuggestedProduct };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** SRCH-2: reads a term in three parts; older servers send it whole, as `searchterm`. */
const termOf = (fields: Fields): Suggestion[] => {
  const text = textIn(fields, 'searchTerm') ?? textIn(fields, 'searchterm');
  if (text === undefined) return [];
  const [prefix = '', match = '', suffix = ''] = ['prefix', 'match', 'suffix'].map((name) => textIn(fields, name));
  const isWhole = prefix + match + suffix === text;
  const term = isWhole
    ? { searchTerm: text, prefix, match, suffix }
    : { searchTerm: text, prefix: '', match: '', suffix: text };
  return [{ kind: 'term', text, term }];
};

const productOf = (fields: Fields): Suggestion[] => {
  const [id, title, productViewUrl] = ['id', 'title', 'productViewUrl'].map((name) => textIn(fields, name));
  if (id === undefined || title === undefined || productViewUrl === undefined) return [];
  const optional = Object.fromEntries(
    ['webshopProductDimensionKey', 'imageProductThumb', 'imageAltText'].flatMap((name) => {
      const value = textIn(fields, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return [{ kind: 'product', text: title, product: { id, title, productViewUrl, ...optional } }];
};

/** Reads suggestions, terms first. Returns undefined for a body of another shape. */
export const readSuggestions = (body: unknown): readonly Suggestion[] | undefined => {
  if (!isFields(body)) return undefined;
  const terms = Array.isArray(body) ? body : (body['searchTerms'] ?? body['items']);
  const products = body['products'];
  if (!Array.isArray(terms) && !Array.isArray(products)) return undefined;
  return [
    ...listIn(terms).flatMap(termOf).slice(0, searchTermsAtMost),
    ...listIn(products).flatMap(productOf).slice(0, suggestedProductsAtMost),
  ];
};

/** SRCH-2 */
export const suggestionsAddress = (q: string, site: SiteCode): string => {
  const query = { q, site, maxSearchTerms: String(searchTermsAtMost), maxProducts: String(suggestedProductsAtMost) };
  return `${suggestionsPath}?${new URLSearchParams(query)}`;
};

/** SRCH-7: the same URL as the plain form requests. */
export const resultsAddress = (text: string): string =>
  `${headerLinks.search}?${new URLSearchParams({ query: text, page: '1', sort: 'relevance' })}`;

/** SRCH-6: the product's URL with the query that led there; always a path of this shop. */
export const productAddress = (
  { productViewUrl, webshopProductDimensionKey: dimension }: SuggestedProduct,
  text: string,
): string => {
  const path = `/${productViewUrl.replace(/^[/\\]+/, '')}`;
  const words = new URLSearchParams({
    query: text,
    ...(dimension === undefined ? {} : { [dimensionParameter]: dimension }),
  });
  return `${path}${path.includes('?') ? '&' : '?'}${words}`;
};

/** The id of a row's element, for `aria-activedescendant`. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;
