import { searchRoutes } from '../../../services/search/search.routes.ts';
import type { LiveContent } from '../../content/live-content.ts';
import type { ShopContent } from '../../content/shop-content.ts';
import { cachedJson } from '../../http/light/cached-json.ts';
import { sendProblem } from '../../http/problems.ts';
import type { Moments } from '../../rendering/moments.ts';
import type { Catalogue } from '../catalogue.ts';
import { openSearch, type OpenSearchParts } from './open-search.ts';
import type { ShopContext } from '../shop-context.ts';

export interface SearchParts {
  readonly catalogue: Catalogue;
  readonly words: LiveContent['searchWords'];
  readonly hexOf: ShopContent['hexOf'];
  readonly popularity: OpenSearchParts['popularity'];
  readonly moments: Moments;
}

/** Composes the search, with the words of the content, and its routes. */
export const composeSearch = (context: ShopContext, { catalogue, words, hexOf, popularity, moments }: SearchParts) => {
  const { app, config, db, limiter, now, openFastPath, siteOf, siteNamed } = context;
  const search = openSearch({
    config,
    db,
    catalogue,
    words,
    hexOf,
    popularity,
    now,
    fromWord: (site) => context.translate(site)('page.tile.from'),
    onFault: (site, err) => app.log.error({ err, site }, 'the search index could not be made'),
  });
  searchRoutes(app, {
    search: search.service,
    redirects: (site) => words.of(site).redirects,
    siteOf,
    siteNamed,
    momentOf: moments.of,
    mayBePreview: moments.mayBePreview,
    nowMs: () => performance.now(),
    openFastPath,
    cachedJson: (json, cacheControl) =>
      cachedJson(json, cacheControl, config.embedOrigins.length > 0 ? 'accept-encoding, origin' : undefined),
    secondsToWait: (address) => limiter.take(address),
    sendProblem,
  });
  app.addHook('onClose', search.stop);
  return { search: search.service, refresh: search.refresh, tidyUp: search.tidyUp };
};
