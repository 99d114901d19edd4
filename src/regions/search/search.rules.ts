import { dimensionParameter } from '../../contracts/catalogue/dimension.contract.ts';
import {
  searchTermsAtMost,
  suggestedProductsAtMost,
  suggestionsPath,
  type SuggestedProduct,
  type SuggestedTerm,
} from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { entriesOf } from '../../lib/json-lists.ts';
import { idOf, membersOf, textOf, type Members } from '../../lib/json.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { headerLinks } from '../../sites/links.ts';

/** A row of the panel. `text` is written to the field when the row is selected by the arrow keys. */
export type Suggestion =
  | { readonly kind: 'term'; readonly text: string; readonly term: SuggestedTerm }
  | { readonly kind: 'product'; readonly text: string; readonly product: SuggestedProduct };

/** SRCH-2: reads a term in three parts; older servers send it whole, as `searchterm`. */
const termOf = ({ searchTerm, searchterm, ...parts }: Members): Suggestion | undefined => {
  const text = textOf(searchTerm) ?? textOf(searchterm);
  if (text === undefined) return undefined;
  const [prefix = '', match = '', suffix = ''] = ['prefix', 'match', 'suffix'].map((name) => textOf(parts[name]));
  const isWhole = prefix + match + suffix === text;
  const term = isWhole
    ? { searchTerm: text, prefix, match, suffix }
    : { searchTerm: text, prefix: '', match: '', suffix: text };
  return { kind: 'term', text, term };
};

const productOf = (members: Members): Suggestion | undefined => {
  const id = idOf(members['id']);
  const [title, productViewUrl] = ['title', 'productViewUrl'].map((name) => textOf(members[name]));
  if (id === undefined || title === undefined || productViewUrl === undefined) return undefined;
  const optional = omitNullish({
    webshopProductDimensionKey: textOf(members['webshopProductDimensionKey']),
    imageProductThumb: textOf(members['imageProductThumb']),
    imageAltText: textOf(members['imageAltText']),
    priceText: textOf(members['priceText']),
  });
  return { kind: 'product', text: title, product: { id, title, productViewUrl, ...optional } };
};

/** Reads suggestions, terms first. Returns undefined for a body of another shape. */
export const readSuggestions = (body: unknown): readonly Suggestion[] | undefined => {
  const { searchTerms, items, products } = membersOf(body);
  const terms = Array.isArray(body) ? body : (searchTerms ?? items);
  if (!Array.isArray(terms) && !Array.isArray(products)) return undefined;
  return [
    ...entriesOf(terms, termOf).slice(0, searchTermsAtMost),
    ...entriesOf(products, productOf).slice(0, suggestedProductsAtMost),
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
