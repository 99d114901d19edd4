import type { CatalogueService } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { SearchService } from '../../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Database } from '../../../lib/database.ts';
import { createDatabaseFinder } from '../../../services/search/database-finder.service.ts';
import { createMemoryFinder, type FinderParts } from '../../../services/search/memory-finder.service.ts';
import { createPastQueriesRepository } from '../../../services/search/past-queries.repository.ts';
import { createPastQueries } from '../../../services/search/past-queries.service.ts';
import { createSearchRepository } from '../../../services/search/search.repository.ts';
import {
  createSearchService,
  type SearchParts as SearchServiceParts,
} from '../../../services/search/search.service.ts';
import { createWordsRepository } from '../../../services/search/words.repository.ts';
import type { Config } from '../../config/config.ts';
import { createPopularQueries } from '../../../services/search/popular-queries.service.ts';
import { createSearchBuilder } from './search-builder.ts';
import type { LiveContent } from '../../content/live-content.ts';

export interface OpenSearchParts {
  readonly config: Pick<Config, 'SEARCH_INDEX'>;
  readonly db: Database;
  readonly catalogue: Pick<CatalogueService, 'version' | 'tree' | 'tiles'>;
  readonly words: LiveContent['searchWords'];
  readonly hexOf: SearchServiceParts['hexOf'];
  readonly popularity: FinderParts['popularity'];
  readonly now: () => Date;
  readonly onFault: FinderParts['onFault'];
  readonly fromWord: SearchServiceParts['fromWord'];
}

export interface OpenSearch {
  readonly service: SearchService;
  /** starts updating indexes whose catalogue changed; only requests before the first index wait for it */
  readonly refresh: () => void;
  readonly tidyUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Wires the search service with an index in memory or in the database, as configured. */
export const openSearch = ({
  config,
  db,
  catalogue,
  words,
  hexOf,
  popularity,
  now,
  onFault,
  fromWord,
}: OpenSearchParts): OpenSearch => {
  const pastQueries = createPastQueries(createPastQueriesRepository(db));
  const popular = createPopularQueries({
    frequent: (site) => pastQueries.frequent(site, now()),
    proposed: (site) => words.of(site).popular,
    now,
  });
  const repository = createSearchRepository(db);
  const builder = createSearchBuilder();
  const parts: FinderParts = {
    version: (site: SiteCode) => `${catalogue.version(site)}.${words.version(site)}`,
    tree: catalogue.tree,
    synonyms: (site) => words.of(site).synonyms,
    pastQueries: (site) => pastQueries.frequent(site, now()),
    popularity,
    onFault,
  };
  const finder =
    config.SEARCH_INDEX === 'database'
      ? createDatabaseFinder({
          ...parts,
          repository,
          words: createWordsRepository(db),
          buildSplit: builder.buildSplit,
        })
      : createMemoryFinder({ ...parts, repository, build: builder.build });
  const service = createSearchService({
    finder,
    tiles: catalogue.tiles,
    hexOf,
    redirects: (site) => words.of(site).redirects,
    count: pastQueries.count,
    popular: popular.of,
    synonyms: parts.synonyms,
    fromWord,
  });
  return {
    service,
    refresh: () => {
      void finder.refresh();
      // The counts only serve suggestions; losing some is acceptable.
      pastQueries.write(now()).catch(() => {});
      popular.refresh().catch(() => {});
    },
    tidyUp: () => pastQueries.tidyUp(now()),
    stop: async () => {
      await Promise.all([finder.stop(), builder.stop()]);
    },
  };
};
