import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import type { CountedWord } from './engine/indexing/split-index.ts';

/** The embedded database serves no other request while a statement runs. */
const wordsPerBatch = 2000;

const known = statement(
  'search-words-known',
  `select 1 as yes from search_generation where site = $1 and generation = $2
     and to_regclass('product_g' || $2 || '_words') is not null`,
);
const alone = statement('search-words-alone', "select pg_advisory_xact_lock(hashtextextended('search words', 0))");
const forget = statement('search-words-forget', 'delete from search_word where site = $1 and generation <> $2');
const forgetGenerations = statement(
  'search-generations-forget',
  'delete from search_generation where site = $1 and generation <> $2',
);
const keep = statement(
  'search-words-keep',
  'insert into search_generation (site, generation) values ($1, $2) on conflict do nothing',
);
const vocabulary = statement(
  'search-vocabulary',
  `select word, products from search_word where site = $1 and generation = $2 and word > $3 order by word limit $4`,
);
// One value for all products: a row each takes ten times as long to read.
const found = statement(
  'search-found',
  `select coalesce(string_agg(int4send(p.product_id::int), ''), '') as numbers,
     (select generation from catalogue_state where site = $1) as live
   from product p where p.site = $1 and p.generation = $2 and p.search_words @@ $3::tsquery`,
);
const best = statement(
  'search-best',
  `select p.product_id from product p
   where p.site = $1 and p.generation = $2 and p.product_id = any ($3::char(9)[])
   order by ts_rank(p.search_words, $4::tsquery) desc, p.position limit $5`,
);

/** Writes words for `tsquery`, which takes what is quoted as it is. */
const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** A query of words: each word by the terms that it stands for. */
export type Terms = readonly (readonly string[])[];

const tsqueryOf = (groups: Terms, join: '&' | '|'): string =>
  groups.map((terms) => `(${terms.map(quoted).join('|')})`).join(join);

/** Reads the four bytes of each number. */
const numbersIn = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getUint32(at * 4));
};

/** The vocabulary of each catalogue generation, and the products by their words. */
export const createWordsRepository = (db: Database) => ({
  /**
   * Stores the words of a generation and makes the index of its products by their words, unless it is done; deletes the words of
   * other generations.
   */
  prepare: async (site: SiteCode, generation: number): Promise<void> => {
    // Generation 0: nothing was ever sold on the site.
    if (generation === 0 || (await db.query(known, [site, generation])).length > 0) return;
    // A name and the text of ts_stat cannot be parameters. The number is our own, from an integer column.
    const table = `product_g${Math.trunc(generation)}`;
    await db.transaction(async (tx) => {
      // The first process prepares, the others wait and find it done.
      await tx.query(alone);
      if ((await tx.query(known, [site, generation])).length > 0) return;
      await tx.query(forget, [site, generation]);
      await tx.query(forgetGenerations, [site, generation]);
      // Made when all products are there, which takes a third of the time; nothing writes to them any more.
      await tx.query(
        statement(
          '',
          `create index if not exists ${table}_words on ${table} using gin (search_words) with (fastupdate = off)`,
        ),
      );
      const words = `insert into search_word (site, generation, word, products)
        select $1, $2, word, ndoc from ts_stat('select search_words from ${table}')
        on conflict do nothing`;
      await tx.query(statement('', words), [site, generation]);
      await tx.query(keep, [site, generation]);
    }, 'long');
  },

  /** Reads all words of a generation in batches, with the number of products that have each. */
  async *vocabulary(site: SiteCode, generation: number): AsyncGenerator<readonly CountedWord[]> {
    for (let after = ''; ;) {
      const words = await db.query<CountedWord>(vocabulary, [site, generation, after, wordsPerBatch]);
      const last = words.at(-1);
      if (!last) return;
      yield words;
      after = last.word;
    }
  },

  /**
   * Returns the numbers of all products that have each word of a query, in no order, and the generation that is live: the
   * products of another one may be gone.
   */
  found: async (
    site: SiteCode,
    generation: number,
    groups: Terms,
  ): Promise<{ readonly numbers: Uint32Array; readonly live: number }> => {
    const [row] = await db.query<{ numbers: Uint8Array; live: number | null }>(found, [
      site,
      generation,
      tsqueryOf(groups, '&'),
    ]);
    return { numbers: numbersIn(row?.numbers ?? new Uint8Array()), live: row?.live ?? 0 };
  },

  /** Returns those of some products that match a query best, the best first. */
  best: async (
    site: SiteCode,
    generation: number,
    groups: Terms,
    ids: readonly string[],
    most: number,
  ): Promise<string[]> =>
    (await db.query<{ product_id: string }>(best, [site, generation, ids, tsqueryOf(groups, '|'), most])).map(
      ({ product_id: id }) => id,
    ),
});
export type WordsRepository = ReturnType<typeof createWordsRepository>;
