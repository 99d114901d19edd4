import { LRUCache } from 'lru-cache';
import type { CatalogueRepository, StateRow } from './catalogue.repository.ts';
import type { LoadedProduct } from './product-views.rules.ts';

/** In bytes, roughly: the demo's nine sites fit, a million articles need not. */
const cacheSizeAtMost = 48 * 1024 * 1024;

/** Loads products with their articles; rows are cached by generation, so prices of every moment come from one entry. */
export const createProductLoader = (repository: Pick<CatalogueRepository, 'products' | 'articles'>) => {
  const cache = new LRUCache<string, LoadedProduct>({
    maxSize: cacheSizeAtMost,
    sizeCalculation: ({ product, articles }) => product.description.length + 500 * (1 + articles.length),
  });
  const keyOf = ({ site, generation, version }: StateRow, productId: string) =>
    `${site}:${generation}:${version}:${productId}`;

  return async (state: StateRow, ids: readonly string[]): Promise<Map<string, LoadedProduct>> => {
    const known = new Map<string, LoadedProduct>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const loaded = cache.get(keyOf(state, id));
      if (loaded) known.set(id, loaded);
      else missing.push(id);
    }
    if (missing.length === 0) return known;
    const [products, articles] = await Promise.all([
      repository.products(state, missing),
      repository.articles(state, missing),
    ]);
    const byProduct = Map.groupBy(articles, (article) => article.product_id);
    for (const product of products) {
      const loaded = { product, articles: byProduct.get(product.product_id) ?? [] };
      known.set(product.product_id, loaded);
      cache.set(keyOf(state, product.product_id), loaded);
    }
    return known;
  };
};
