import { beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { CatalogueItem } from '../../contracts/catalogue/feed.contract.ts';
import { statement } from '../../lib/database.ts';
import { feedItem } from '../catalogue/import/import.fixtures.ts';
import { createImportRepository } from '../catalogue/import/import.repository.ts';
import { createImportService } from '../catalogue/import/import.service.ts';
import { createWordsRepository, type ChangedProduct } from './words.repository.ts';

const at = new Date('2026-11-20T12:00:00Z');
const run = (text: string) => statement('', text);
const all = async <Item>(batches: AsyncIterable<readonly Item[]>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const some of batches) items.push(...some);
  return items;
};

onBothDatabases('the words of products', (db) => {
  let generation = 0;
  const importItems = (isUpdate: boolean, ...items: readonly CatalogueItem[]) =>
    createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: async () => {},
    }).run({
      site: 'DE',
      source: 'feed',
      isUpdate,
      rows: items.map((item, line) => ({ kind: 'item' as const, line, item })),
    });
  const pot = feedItem({ title: 'Teekanne' });
  const samovar = feedItem({ id: 'K2', productSourceId: 'K2', title: 'Samowar' });
  const take = async (): Promise<number> => {
    await importItems(false, pot);
    const [state] = await db().query<{ generation: number }>(run('select generation from catalogue_state'));
    return state?.generation ?? 0;
  };
  const changed = (): Promise<ChangedProduct[]> => all(createWordsRepository(db()).changes('DE', generation));
  const countOf = async (word: string): Promise<number | undefined> =>
    (await createWordsRepository(db()).postings('DE', generation, [word])).byWord.get(word)?.length;

  beforeEach(async () => {
    generation = await take();
  });

  it('[SRCH-11] are stored with the products that have each, once a generation', async () => {
    const words = createWordsRepository(db());
    await importItems(true, samovar);
    await Promise.all([words.prepare('DE', generation), words.prepare('DE', generation)]);
    const { byWord, live } = await words.postings('DE', generation, ['teekanne', 'becher', 'x']);
    expect([live, byWord.get('teekanne')?.length, byWord.get('x')]).toEqual([generation, 1, undefined]);
    const both = [...(byWord.get('becher') ?? [])];
    expect(both).toHaveLength(2);
    expect(both.toSorted((a, b) => a - b)).toEqual(both);
    const ids = Array.from(byWord.get('teekanne') ?? [], (number) => String(number).padStart(9, '0'));
    expect(await words.best('DE', generation, [['teekanne']], ids, 5)).toEqual(ids);
    const counted = await all(words.vocabulary('DE', generation));
    expect(counted).toEqual(
      expect.arrayContaining([
        { word: 'becher', products: 2 },
        { word: 'teekanne', products: 1 },
      ]),
    );
  });

  it('[RUN-12] an update adds its words, and tells which products have changed', async () => {
    await createWordsRepository(db()).prepare('DE', generation);
    expect(await importItems(true, samovar)).toMatchObject({ ok: true, report: { update: { added: 1 } } });
    const known = await all(createWordsRepository(db()).vocabulary('DE', generation));
    expect(known).toContainEqual({ word: 'samowar', products: 1 });
    const words = expect.arrayContaining(['becher', 'samowar']);
    expect(await changed()).toEqual([{ number: expect.any(Number), words }]);
  });

  it('[RUN-12] an update that changes words of a product tells its new ones, and none where it is gone', async () => {
    await importItems(true, samovar);
    await createWordsRepository(db()).prepare('DE', generation);
    await importItems(true, { ...pot, title: 'Kessel' });
    const [first, ...others] = await changed();
    expect([first?.words, others]).toEqual([expect.arrayContaining(['kessel']), []]);
    expect(first?.words).not.toContain('teekanne');
    await db().query(run('delete from product'));
    expect(await changed()).toEqual([{ number: first?.number, words: [] }]);
  });

  it('[RUN-12] an update of prices alone changes no words', async () => {
    await createWordsRepository(db()).prepare('DE', generation);
    expect(await importItems(true, { ...pot, priceMinor: 1 })).toMatchObject({
      report: { update: { changed: 1 } },
    });
    expect(await changed()).toEqual([]);
  });

  it('[RUN-12] with many changes the products of each word are stored again', async () => {
    const words = createWordsRepository(db());
    await words.prepare('DE', generation);
    await importItems(true, { ...pot, title: 'Samowar' });
    await words.prepare('DE', generation);
    expect([(await changed()).length, await countOf('teekanne'), await countOf('samowar')]).toEqual([1, 1, undefined]);
    const more = `select 'DE', ${generation}, lpad(n::text, 9, '0') from generate_series(1, 1000) n`;
    await db().query(run(`insert into search_change ${more}`));
    await words.prepare('DE', generation);
    expect([(await changed()).length, await countOf('teekanne'), await countOf('samowar')]).toEqual([0, undefined, 1]);
  });

  it('[RUN-12] an update waits until the products of each word are stored', async () => {
    // The embedded database has one connection: no update runs during a transaction.
    if (db().isInProcess) return;
    const order: string[] = [];
    const [update] = await db().transaction(async (tx) => {
      await tx.query(run(`select pg_advisory_xact_lock(hashtextextended('search words of ${generation}', 0))`));
      const updating = importItems(true, samovar).finally(() => order.push('updated'));
      const waiting = run("select 1 as yes from pg_locks where locktype = 'advisory' and not granted");
      while (order.length === 0 && (await tx.query(waiting)).length === 0);
      order.push('stored');
      return [updating];
    });
    expect(await update).toMatchObject({ ok: true });
    expect(order).toEqual(['stored', 'updated']);
  });

  it.each(["'", '\\', "a'b | teekanne", '', ' & !'])('a word is never read as a query: %j', async (word) => {
    const words = createWordsRepository(db());
    expect((await words.postings('DE', generation, [`x${word}`])).byWord.size).toBe(0);
    expect(await words.best('DE', generation, [[`x${word}`]], ['000000001'], 5)).toEqual([]);
  });

  it('a generation that an older program has prepared gets the products of its words', async () => {
    await db().query(run(`insert into search_generation values ('DE', ${generation})`));
    await db().query(run(`insert into search_word values ('DE', ${generation}, 'becher', 7)`));
    const words = createWordsRepository(db());
    await words.prepare('DE', generation);
    expect(await countOf('teekanne')).toBe(1);
    const known = await all(words.vocabulary('DE', generation));
    expect(known).toContainEqual({ word: 'becher', products: 1 });
  });

  it('those of the generation before are forgotten', async () => {
    const words = createWordsRepository(db());
    await words.prepare('DE', generation);
    await importItems(true, samovar);
    const next = await take();
    await words.prepare('DE', next);
    const tables = ['search_word', 'search_posting', 'search_change', 'search_generation'];
    const kept = await db().query(
      run(tables.map((table) => `select generation from ${table} where site = 'DE'`).join(' union ')),
    );
    expect(kept).toEqual([{ generation: next }]);
  });

  it('a site that has never sold anything has nothing to prepare', async () => {
    await createWordsRepository(db()).prepare('TR', 0);
    expect(await db().query(run('select * from search_generation'))).toEqual([]);
    expect(await createWordsRepository(db()).postings('TR', 0, ['kahve'])).toEqual({ byWord: new Map(), live: 0 });
  });
});
