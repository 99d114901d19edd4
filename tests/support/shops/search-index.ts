import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueItem } from '../../../src/contracts/catalogue/feed.contract.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { readContent, type Content } from '../../../src/server/content/content-files.ts';
import { contentCategories, contentItems } from '../../../src/server/content/content-items.ts';
import type { IndexedProduct, IndexFrame } from '../../../src/services/search/engine/indexing/index-data.ts';
import { createIndexBuilder } from '../../../src/services/search/engine/indexing/index-build.ts';
import { createSearchEngine, type SearchEngine } from '../../../src/services/search/engine/search-engine.ts';
import { sites } from '../../../src/sites/sites.ts';
import { slugOf } from '../../../src/lib/text/slug.ts';
import { repositoryRoot } from '../words/repository.ts';

let content: Content | undefined;
const ownContent = (): Content => (content ??= readContent(join(repositoryRoot, 'content')));

export const searchAt = new Date('2026-11-21T10:00:00Z');

/** Returns a site's categories from the demo content. */
export const ownCategories = (site: SiteCode) => {
  const byPath = contentCategories(ownContent(), site);
  return [...byPath].map(([path, { id }]) => {
    const titles = path.split(' > ');
    const parentId = titles.length === 1 ? undefined : byPath.get(titles.slice(0, -1).join(' > '))?.id;
    return { id, parentId: parentId ?? null, title: titles.at(-1) ?? '' };
  });
};

const traitsOf = (item: CatalogueItem | undefined): string[] => {
  const { intensity, traits = [] } = item ?? {};
  const named = traits.map(({ name, value }) => `${name}:${value}`);
  return intensity === undefined ? named : [`strength:${intensity}`, ...named];
};

/** Returns a site's products from the demo content, as the index reads them. */
export const ownProducts = (site: SiteCode): IndexedProduct[] => {
  const own = ownContent();
  const categoryOf = new Map(own.products.map(({ id, category }) => [id, category]));
  const items = Map.groupBy(contentItems(own, site, searchAt), ({ productSourceId }) => productSourceId);
  return [...items].map(([productId, articles], position): IndexedProduct => {
    const [first] = articles;
    const leaf = categoryOf.get(productId) ?? 0;
    return {
      productId,
      sourceId: productId,
      title: first?.title ?? '',
      details: first?.details ?? '',
      description: first?.description ?? '',
      brand: first?.brand ?? null,
      slug: slugOf(first?.title ?? '', sites[site].language),
      categories: [Math.floor(leaf / 1000) * 1000, Math.floor(leaf / 100) * 100, leaf],
      position,
      firstSeen: searchAt.getTime(),
      popularity: 0,
      traits: traitsOf(first),
      articles: articles.map((item) => ({
        color: item.color ?? null,
        size: item.size ?? null,
        picture: item.picture,
        priceMinor: item.priceMinor,
        saleMinor: item.sale?.amountMinor ?? null,
        isAnnounced: item.sale !== undefined,
        saleFrom: item.sale?.from?.getTime() ?? null,
        saleTo: item.sale?.to?.getTime() ?? null,
        availability: item.availability,
        availableFrom: item.availableFrom === undefined ? null : Date.parse(item.availableFrom),
        quantity: item.quantity ?? null,
      })),
    };
  });
};

/** Returns a product that is found by its title only. */
export const titledProduct = (title: string, number: number, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  productId: String(number).padStart(9, '0'),
  sourceId: `T${number}`,
  title,
  details: '',
  description: '',
  brand: null,
  slug: slugOf(title, 'de'),
  categories: [],
  position: number,
  firstSeen: searchAt.getTime(),
  popularity: 0,
  traits: [],
  articles: [
    {
      color: null,
      size: null,
      picture: 'x',
      priceMinor: 1000,
      saleMinor: null,
      isAnnounced: false,
      saleFrom: null,
      saleTo: null,
      availability: 'AVAILABLE',
      availableFrom: null,
      quantity: null,
    },
  ],
  ...more,
});

export const frameOf = (site: SiteCode, more: Partial<IndexFrame> = {}): IndexFrame => ({
  language: sites[site].language,
  locale: sites[site].locale,
  categories: ownCategories(site),
  synonyms: {},
  pastQueries: [],
  ...more,
});

export const engineOf = (site: SiteCode, frame: IndexFrame, products: Iterable<IndexedProduct>): SearchEngine => {
  const builder = createIndexBuilder(frame);
  for (const product of products) builder.add(product);
  return createSearchEngine({
    data: builder.finish(),
    locale: frame.locale,
    currency: sites[site].currency,
    categories: new Map(
      frame.categories.map(({ id, parentId, title }) => [
        id,
        parentId === null ? { id, title } : { id, parentId, title },
      ]),
    ),
  });
};

export const synonymsOf = (site: SiteCode): Readonly<Record<string, readonly string[]>> =>
  (
    JSON.parse(readFileSync(join(repositoryRoot, `content/search/${site}.json`), 'utf8')) as {
      readonly synonyms: Readonly<Record<string, readonly string[]>>;
    }
  ).synonyms;

/** Returns a site's engine with the demo's products and synonyms, among other products where there are some. */
export const ownEngine = (site: SiteCode, others: readonly IndexedProduct[] = []): SearchEngine =>
  engineOf(site, frameOf(site, { synonyms: synonymsOf(site) }), [...ownProducts(site), ...others]);
