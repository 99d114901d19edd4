import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { pathWithDimension } from '../../contracts/catalogue/dimension.contract.ts';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import {
  resultsAtMost,
  type Facet,
  type RedirectTable,
  type SearchService,
  type SuggestedProduct,
} from '../../contracts/search/search.contract.ts';
import { redirectTarget } from '../../domain/search/search.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { priceText } from '../../sites/price.ts';
import { sites } from '../../sites/sites.ts';
import type { NamedColour, SuggestedProductData } from './engine/query/suggested-products.ts';
import type { SearchFinder } from './search-finder.ts';
import { toldSynonyms } from './told-synonyms.rules.ts';

export interface SearchParts {
  readonly finder: SearchFinder;
  readonly tiles: (site: SiteCode, ids: readonly string[], moment: Moment) => Promise<readonly ProductTile[]>;
  /** the CSS colour of a colour name */
  readonly hexOf: (site: SiteCode, colorName: string) => string | undefined;
  readonly redirects: (site: SiteCode) => RedirectTable;
  readonly count: SearchService['count'];
  readonly popular: SearchService['popular'];
  readonly synonyms: (site: SiteCode) => Readonly<Record<string, readonly string[]>>;
  /** the word before the lowest of several prices */
  readonly fromWord: (site: SiteCode) => string;
}

const suggested = (
  { id, title, slug, picture, colour }: SuggestedProductData,
  priceText: string | undefined,
): SuggestedProduct => ({
  id,
  title,
  productViewUrl: `/${slug}-p${id}.html`,
  ...(picture === '' ? {} : { imageProductThumb: pictureUrl(picture, 'original', 160, 'webp') }),
  imageAltText: title,
  ...omitNullish({ webshopProductDimensionKey: colour, priceText }),
});

/** Returns the tile in the colour that the query names: its picture, and a link that opens the page with it. */
const inColour = (tile: ProductTile, named: NamedColour | undefined): ProductTile =>
  named ? { ...tile, picture: named.picture, url: pathWithDimension(tile.url, named.colour) } : tile;

const withSwatches = (facet: Facet, hexOf: (name: string) => string | undefined): Facet =>
  facet.name === 'colour'
    ? {
        ...facet,
        values: facet.values.map((value) => ({ ...value, ...omitNullish({ hex: hexOf(value.title ?? '') }) })),
      }
    : facet;

/** Suggestions and results; both come from the same ranking. */
export const createSearchService = ({
  finder,
  tiles,
  hexOf,
  redirects,
  count,
  popular,
  synonyms,
  fromWord,
}: SearchParts): SearchService => ({
  suggestions: async (site, { q, maxSearchTerms, maxProducts }, moment) => {
    const query = { typed: q, mostTerms: maxSearchTerms, mostProducts: maxProducts, at: moment.at.getTime() };
    const { products, searchTerms } = await finder.suggest(site, query);
    const priced = new Map(
      (
        await tiles(
          site,
          products.map(({ id }) => id),
          moment,
        )
      ).map(({ productId, price, hasPriceRange }) => {
        const text = priceText(price.now, sites[site]);
        return [productId, hasPriceRange ? `${fromWord(site)} ${text}` : text] as const;
      }),
    );
    return {
      products: products.map((product) => suggested(product, priced.get(product.id))),
      searchTerms: [...searchTerms],
    };
  },
  results: async (site, { query, page, pageSize, filters, sort }, moment) => {
    const limit = Math.min(pageSize, resultsAtMost);
    const window = { query, offset: (page - 1) * limit, limit, sort, filters, at: moment.at.getTime() };
    const { total, productIds, facets, colours, didYouMean } = await finder.search(site, window);
    return {
      total,
      page,
      pages: Math.max(1, Math.ceil(total / limit)),
      tiles: (await tiles(site, productIds, moment)).map((tile) => inColour(tile, colours.get(tile.productId))),
      facets: facets.map((facet) => withSwatches(facet, (name) => hexOf(site, name))),
      ...omitNullish({ didYouMean }),
    };
  },
  count,
  popular,
  synonyms: (site, typed) => toldSynonyms(typed, synonyms(site)),
  redirect: (site, typed) => redirectTarget(redirects(site), typed, sites[site].locale),
  cachekey: finder.cachekey,
});
