import { longestQuery, type SuggestedProduct, type SuggestedTerm } from '../../contracts/search/search.contract.ts';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { firstState, type SearchState } from './search-state.ts';
import type { Suggestion } from './search.rules.ts';
import type { SearchBoxProps } from './SearchBox.tsx';

export const searchFixtures = {
  empty: { term: '' },
  'with what the page was searched for': { term: 'handfilter' },
  'with the longest term': { term: 'kaffee '.repeat(longestQuery).slice(0, longestQuery) },
  'with signs that mean something elsewhere': { term: '"<b>&amp; 100 %' },
} as const satisfies Readonly<Record<string, SearchBoxProps>>;

const term = (prefix: string, match: string, suffix: string): SuggestedTerm => ({
  searchTerm: prefix + match + suffix,
  prefix,
  match,
  suffix,
});
const product = (id: string, title: string, picture: string, dimension?: string): SuggestedProduct => ({
  id,
  title,
  productViewUrl: `/x-p${id}.html`,
  imageProductThumb: pictureUrl(picture, 'original', 160, 'webp'),
  imageAltText: title,
  ...(dimension === undefined ? {} : { webshopProductDimensionKey: dimension }),
});

/** A server's response to `handf`. */
export const handfAnswer = {
  searchTerms: [
    term('', 'handf', 'ilter'),
    term('', 'handf', 'ilter mit karaffe'),
    term('', 'handf', 'ilter papier 1×4'),
    term('glas-', 'handf', 'ilter'),
  ],
  products: [
    product('101110001', 'Kontor Hausmischung', 'bag-coffee-sage'),
    product('107110003', 'Leinenbluse mit Stehkragen', 'blouse-terracotta-snow', 'dunkelblau'),
  ],
};

const terms = handfAnswer.searchTerms.map((term): Suggestion => ({ kind: 'term', text: term.searchTerm, term }));
const products = handfAnswer.products.map((product): Suggestion => ({ kind: 'product', text: product.title, product }));

/** The rows that display this response. */
export const handfRows: readonly Suggestion[] = [...terms, ...products];

const open = (suggestions: readonly Suggestion[], platform: Platform = 'CLASSIC'): SearchState => ({
  ...firstState('handf'),
  attention: 'field',
  platform,
  question: { tag: 'answered', text: 'handf' },
  found: { text: 'handf', suggestions },
});
const longWords = 'Kávéfőzéshez való kézi szűrőtartó porcelánból, két csészéhez';

/** States of the box in use, each with the platform that it is rendered for. */
export const searchStates = {
  'words and things': open(handfRows),
  'as a flyout': open(handfRows, 'TABLET'),
  'a row that was walked to': { ...open(handfRows), active: 1 },
  'a thing that was walked to': { ...open(handfRows, 'TABLET'), active: 4 },
  'the next rows are on their way': {
    ...open(handfRows),
    typed: 'handfe',
    question: { tag: 'asking', id: 2, text: 'handfe', tries: 1 },
  },
  'words alone': open(terms),
  'things alone': open(products, 'TABLET'),
  'long words': open(
    [
      { kind: 'term', text: longWords, term: term('', 'Kávé', longWords.slice(4)) },
      { kind: 'product', text: longWords, product: product('101110001', longWords, 'bag-coffee-sage') },
    ],
    'TABLET',
  ),
  'fills the header of a small screen': { ...open(handfRows, 'MATCH'), active: 1 },
  'fills the header of a smartphone': open(handfRows, 'SMARTPHONE'),
  'fills the header, nothing suggested yet': { ...firstState(''), attention: 'field', platform: 'MATCH' },
} as const satisfies Readonly<Record<string, SearchState>>;
