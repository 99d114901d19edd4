import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { statement } from '../../lib/database.ts';
import { feedItem } from '../catalogue/import/import.fixtures.ts';
import { createImportRepository } from '../catalogue/import/import.repository.ts';
import { createImportService } from '../catalogue/import/import.service.ts';
import { createWordsRepository } from './words.repository.ts';

const at = new Date('2026-11-20T12:00:00Z');
const indexes = statement(
  '',
  "select tablename, indexname, indexdef from pg_indexes where indexdef like '%search_words%' order by 1",
);

onBothDatabases('the words of products', (db) => {
  let generation = 0;
  const take = async (): Promise<number> => {
    await createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: async () => {},
    }).run({ site: 'DE', source: 'feed', rows: [{ kind: 'item', line: 1, item: feedItem({ title: 'Teekanne' }) }] });
    const [state] = await db().query<{ generation: number }>(statement('', 'select generation from catalogue_state'));
    return state?.generation ?? 0;
  };

  const bringUpToDate = () =>
    createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: async () => {},
    }).run({
      site: 'DE',
      source: 'feed',
      isUpdate: true,
      rows: [{ kind: 'item', line: 1, item: feedItem({ id: 'K2', productSourceId: 'K2', title: 'Samowar' }) }],
    });

  beforeEach(async () => {
    generation = await take();
  });

  it('[RUN-12] an update adds its words and products to those that are prepared', async () => {
    const words = createWordsRepository(db());
    await words.prepare('DE', generation);
    expect(await bringUpToDate()).toMatchObject({ ok: true, report: { update: { added: 1 } } });
    const known: unknown[] = [];
    for await (const some of words.vocabulary('DE', generation)) known.push(...some);
    expect(known).toEqual(
      expect.arrayContaining([
        { word: 'samowar', products: 1 },
        { word: 'teekanne', products: 1 },
      ]),
    );
    expect((await words.found('DE', generation, [['samowar']])).numbers).toHaveLength(1);
  });

  it('an import makes no index of words: who searches in the database makes it, once a generation', async () => {
    expect(await db().query(indexes)).toEqual([]);
    const words = createWordsRepository(db());
    await Promise.all([words.prepare('DE', generation), words.prepare('DE', generation)]);
    expect(await db().query(indexes)).toEqual([
      {
        tablename: `product_g${generation}`,
        indexname: `product_g${generation}_words`,
        indexdef: expect.stringContaining('USING gin (search_words)'),
      },
    ]);
    const { numbers, live } = await words.found('DE', generation, [['teekanne', 'x'], ['teekanne']]);
    expect([numbers.length, live]).toEqual([1, generation]);
    const ids = Array.from(numbers, (number) => String(number).padStart(9, '0'));
    expect(await words.best('DE', generation, [['teekanne']], ids, 5)).toEqual(ids);
    expect((await words.found('DE', generation, [['teekanne'], ['x']])).numbers).toHaveLength(0);
  });

  it.each(["'", '\\', "a'b | teekanne", '', ' & !'])('a word is never read as a query: %j', async (word) => {
    const words = createWordsRepository(db());
    expect((await words.found('DE', generation, [[`x${word}`]])).numbers).toHaveLength(0);
  });

  it('a generation that an older program has prepared without the index gets it', async () => {
    await db().query(statement('', 'insert into search_generation values ($1, $2)'), ['DE', generation]);
    await createWordsRepository(db()).prepare('DE', generation);
    expect(await db().query(indexes)).toMatchObject([{ tablename: `product_g${generation}` }]);
  });

  it('the upgrade keeps the index of prepared generations and drops the others', async () => {
    await db().query(statement('', 'insert into search_generation values ($1, $2)'), ['DE', generation]);
    await db().query(statement('', 'insert into search_generation values ($1, $2)'), ['AT', generation + 1000]);
    await db().query(statement('', 'create index product_search on product using gin (search_words)'));
    const file = new URL('../../server/database/migrations/0029-search-index-on-demand.sql', import.meta.url);
    const text = readFileSync(file, 'utf8');
    for (const one of text.trim().split(/;\n\n/)) await db().query(statement('', one));
    expect(await db().query(indexes)).toMatchObject([{ indexname: `product_g${generation}_words` }]);
  });

  it('the words of the generation before are forgotten', async () => {
    const words = createWordsRepository(db());
    await words.prepare('DE', generation);
    const next = await take();
    await words.prepare('DE', next);
    const kept = await db().query(statement('', 'select distinct generation from search_word'));
    expect(kept).toEqual([{ generation: next }]);
  });

  it('a site that has never sold anything has nothing to prepare', async () => {
    await createWordsRepository(db()).prepare('TR', 0);
    expect(await db().query(statement('', 'select * from search_generation'))).toEqual([]);
  });
});
