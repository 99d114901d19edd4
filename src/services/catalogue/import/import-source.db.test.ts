import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import type { FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { statement } from '../../../lib/database.ts';
import type { CatalogueSource } from './generation.repository.ts';
import { feedItem } from './import.fixtures.ts';
import { createImportRepository } from './import.repository.ts';
import { createImportService, type ImportOptions } from './import.service.ts';

const at = new Date('2026-11-20T12:00:00Z');
const row: FeedRow = { kind: 'item', line: 1, item: feedItem({}) };
const state = statement('', 'select generation, version, source from catalogue_state');

onBothDatabases('the source of a catalogue', (db) => {
  const take = (source: CatalogueSource, options: Partial<ImportOptions> = {}) =>
    createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: () => Promise.resolve(),
    }).run({ site: 'DE', source, rows: [row], ...options });

  it('[RUN-6] what a feed brought is never replaced by the content; what the content brought is, by both', async () => {
    for (const source of ['content', 'content', 'feed', 'feed'] as const)
      expect(await take(source)).toMatchObject({ ok: true });
    const before = await db().query(state);
    expect(before).toMatchObject([{ source: 'feed', version: 4 }]);
    expect(await take('content')).toEqual({ ok: false, code: 'FROM_FEED' });
    expect(await take('content', { onlyWhenEmpty: true })).toEqual({ ok: false, code: 'BUSY' });
    expect(await db().query(state)).toEqual(before);
    expect(await take('feed')).toMatchObject({ ok: true });
    expect(await take('content', { site: 'AT' })).toMatchObject({ ok: true });
  });

  it('[RUN-6] says so also while a feed is on its way', async () => {
    await take('feed');
    const seen: unknown[] = [];
    async function* meanwhile(): AsyncGenerator<FeedRow> {
      seen.push(await take('content'));
      yield row;
    }
    expect(await take('feed', { rows: meanwhile() })).toMatchObject({ ok: true });
    expect(seen).toEqual([{ ok: false, code: 'FROM_FEED' }]);
  });
});
