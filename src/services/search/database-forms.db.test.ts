import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { formSites, formsOf } from '../../../tests/support/shops/inflected-forms.ts';
import { synonymsOf } from '../../../tests/support/shops/search-index.ts';
import { shortOrWhole } from '../../../tests/support/browser/whole-form.ts';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import type { FeedRow } from '../../contracts/catalogue/feed.contract.ts';
import { readContent } from '../../server/content/content-files.ts';
import { contentCategories, contentItems } from '../../server/content/content-items.ts';
import { sites } from '../../sites/sites.ts';
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../catalogue/catalogue.service.ts';
import { createImportRepository } from '../catalogue/import/import.repository.ts';
import { createImportService } from '../catalogue/import/import.service.ts';
import { createSearchBuilder } from '../../server/wiring/search/search-builder.ts';
import { createDatabaseFinder } from './database-finder.service.ts';
import type { SearchFinder } from './search-finder.ts';
import { createSearchRepository } from './search.repository.ts';
import { createWordsRepository } from './words.repository.ts';

const now = new Date('2026-11-21T10:00:00Z');
const content = readContent(join(repositoryRoot, 'content'));
/** One form of so many is asked for: each question reads the database. The index in memory is asked for all of them. */
const oneOf = shortOrWhole(30, 5);

// Only on the server: the index in the database is for catalogues that PGlite is not for.
describe('inflected forms with the index in PostgreSQL', () => {
  let own: OwnDatabase | undefined;
  let finder: SearchFinder | undefined;
  const builder = createSearchBuilder();
  beforeAll(async () => {
    own = await databases.find(({ database }) => database === 'PostgreSQL')?.openMigrated();
    if (!own) throw new Error('there is no PostgreSQL');
    const { db } = own;
    for (const site of formSites)
      await createImportService({
        repository: createImportRepository(db),
        now: () => now,
        yieldToEventLoop: () => Promise.resolve(),
      }).run({
        source: 'feed',
        site,
        rows: [...contentItems(content, site, now)].map((item): FeedRow => ({ kind: 'item', line: 0, item })),
        categories: contentCategories(content, site),
      });
    const catalogue = createCatalogueService({ repository: createCatalogueRepository(db), hexOf: () => undefined });
    await catalogue.refresh(now);
    finder = createDatabaseFinder({
      version: catalogue.version,
      tree: catalogue.tree,
      synonyms: synonymsOf,
      pastQueries: async () => [],
      popularity: async () => new Map(),
      onFault: (_, fault) => {
        throw fault;
      },
      repository: createSearchRepository(db),
      words: createWordsRepository(db),
      buildSplit: builder.buildSplit,
    });
  });
  afterAll(async () => {
    await finder?.stop();
    await builder.stop();
    await own?.close();
  });

  it.each(formSites)(
    '[SRCH-11] find on %s what the word of the title finds, at least 98 times of 100',
    async (site) => {
      const find = async (query: string, limit: number): Promise<readonly string[]> => {
        const question = { query, offset: 0, limit, sort: 'relevance', filters: [], at: now.getTime() } as const;
        return (await finder?.search(site, question))?.productIds ?? [];
      };
      const forms = formsOf(sites[site].language).filter((_, place) => place % oneOf === 0);
      const firstOf = new Map<string, string>();
      for (const base of new Set(forms.map(([word]) => word))) firstOf.set(base, (await find(base, 1))[0] ?? 'none');
      const missed: string[] = [];
      for (const [base, form] of forms)
        if (!(await find(form, 10)).includes(firstOf.get(base) ?? '')) missed.push(`${form} (${base})`);
      expect(missed.length / forms.length, missed.join(', ')).toBeLessThanOrEqual(0.02);
    },
  );
});
