import type { Category, CategoryTree, ProductTile } from '../../contracts/catalogue.contract.ts';
import { pictureUrl } from '../../contracts/pictures.contract.ts';
import {
  resultsAtMost,
  type RedirectTable,
  type SearchService,
  type SuggestedProduct,
} from '../../contracts/search.contract.ts';
import { redirectTarget } from '../../contracts/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/site.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import { sites } from '../../sites/sites.ts';
import type { IndexData, IndexedProduct, IndexFrame } from './index-data.ts';
import { createSearchEngine, type EngineSuggestion, type SearchEngine } from './search-engine.rules.ts';
import type { SearchRepository } from './search.repository.ts';

/** Words of a site beside its catalogue. */
export interface SearchWords {
  readonly synonyms: IndexFrame['synonyms'];
  readonly redirects: RedirectTable;
}

export interface SearchParts {
  readonly repository: SearchRepository;
  /** makes an index of slices of products, off this thread */
  readonly build: (frame: IndexFrame, slices: AsyncIterable<readonly IndexedProduct[]>) => Promise<IndexData>;
  /** changes with everything of a site that is searched */
  readonly version: (site: SiteCode) => string;
  readonly tree: (site: SiteCode) => Promise<CategoryTree>;
  readonly tiles: (site: SiteCode, ids: readonly string[], moment: Moment) => Promise<readonly ProductTile[]>;
  readonly words: (site: SiteCode) => SearchWords;
  /** how often products were wanted lately */
  readonly popularity?: (site: SiteCode) => Promise<ReadonlyMap<string, number>>;
  readonly onFault: (site: SiteCode, fault: unknown) => void;
}

interface Built {
  readonly version: string;
  readonly engine: SearchEngine;
}

/** after a fault the next try waits, so that a broken database is not asked without end */
const triesAgainAfter = 5;

/** Each category before those below it. */
const inOrder = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category].concat(inOrder(category.children)));

const suggested = ({ id, title, slug, picture, colour }: EngineSuggestion): SuggestedProduct => ({
  id,
  title,
  productViewUrl: `/${slug}-p${id}.html`,
  ...(colour === undefined ? {} : { webshopProductDimensionKey: colour }),
  ...(picture === '' ? {} : { imageProductThumb: pictureUrl(picture, '1x1', 160, 'webp') }),
  imageAltText: title,
});

/**
 * One index a site, in memory. It is made anew off the request path whenever the catalogue changed, one site after the other,
 * and takes the old one's place whole.
 */
export const createSearchService = (parts: SearchParts) => {
  const { repository, build, version, tree, tiles, words, popularity } = parts;
  const built = new Map<SiteCode, Built>();
  const waits = new Map<SiteCode, number>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const buildSite = async (site: SiteCode): Promise<void> => {
    const wanted = version(site);
    const generation = await repository.generation(site);
    const { top, byId } = await tree(site);
    const frame: IndexFrame = {
      language: sites[site].language,
      locale: sites[site].locale,
      categories: [...byId.values()].map(({ id, parentId, title }) => ({ id, parentId: parentId ?? null, title })),
      synonyms: words(site).synonyms,
      pastQueries: [],
    };
    const wishes = (await popularity?.(site)) ?? new Map<string, number>();
    const data = await build(frame, repository.products(site, generation, wishes));
    // Another generation was switched on meanwhile: this one may have been read in part only.
    if (isStopped || version(site) !== wanted) return;
    const { locale, currency } = sites[site];
    const ordered = new Map(inOrder(top).map((category) => [category.id, category]));
    built.set(site, { version: wanted, engine: createSearchEngine({ data, locale, currency, categories: ordered }) });
  };

  const isDue = (site: SiteCode): boolean => built.get(site)?.version !== version(site);

  /** sites that somebody waits for come first */
  const urgent = new Set<SiteCode>();
  const buildDue = async (): Promise<void> => {
    const left = new Set<SiteCode>(siteCodes);
    const next = () => [...urgent, ...left].find((site) => left.has(site));
    for (let site = next(); site !== undefined; site = next()) {
      if (isStopped) return;
      left.delete(site);
      const wait = waits.get(site) ?? 0;
      waits.set(site, Math.max(0, wait - 1));
      if (wait > 0 || !isDue(site)) continue;
      try {
        await buildSite(site);
        urgent.delete(site);
      } catch (fault) {
        waits.set(site, triesAgainAfter);
        if (!isStopped) parts.onFault(site, fault);
      }
    }
  };

  /** Begins to make what is due, if nobody is at it; answers when it is done. */
  const refresh = (): Promise<void> => {
    work ??= buildDue().finally(() => {
      work = undefined;
    });
    return work;
  };

  /** The first index of a site is waited for; later ones take the place of the one before. */
  const engineOf = async (site: SiteCode): Promise<SearchEngine> => {
    const known = built.get(site);
    if (known) return known.engine;
    urgent.add(site);
    await refresh();
    // The round that was under way may have passed this site by.
    if (!built.has(site)) await refresh();
    const found = built.get(site);
    if (!found) throw new Error(`there is no index of ${site} yet`);
    return found.engine;
  };

  const service: SearchService = {
    suggestions: async (site, { q, maxSearchTerms, maxProducts }, { at }) => {
      const engine = await engineOf(site);
      const { products, searchTerms } = engine.suggest(q, maxSearchTerms, maxProducts, at.getTime());
      return { products: products.map(suggested), searchTerms };
    },
    results: async (site, { query, page, pageSize, filters, sort }, moment) => {
      const engine = await engineOf(site);
      const limit = Math.min(pageSize, resultsAtMost);
      const offset = (page - 1) * limit;
      const answer = engine.answer({ query, offset, limit, sort, filters, at: moment.at.getTime() });
      return {
        total: answer.total,
        page,
        pages: Math.max(1, Math.ceil(answer.total / limit)),
        tiles: await tiles(site, answer.productIds, moment),
        facets: answer.facets,
        ...(answer.didYouMean === undefined ? {} : { didYouMean: answer.didYouMean }),
      };
    },
    redirect: (site, typed) => redirectTarget(words(site).redirects, typed, sites[site].locale),
    cachekey: (site) => built.get(site)?.version ?? '0',
  };

  return {
    ...service,
    refresh,
    stop: async () => {
      isStopped = true;
      await work;
    },
  };
};
