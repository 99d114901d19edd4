import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import type { CountedWord } from './engine/indexing/split-index.ts';

/** The embedded database serves no other request while a statement runs. */
const wordsPerBatch = 2000;
const changesPerBatch = 500;
/** Each process keeps the words of changed products in memory. With more changes than this all numbers are written again. */
const changesAtMost = 1000;
/** In large shops: one change for this many products. */
const productsPerChange = 200;

const isPosted = statement(
  'search-is-posted',
  `select 1 as yes from search_generation g where g.site = $1 and g.generation = $2 and g.posted is not null
     and (select count(*) from search_change c where c.site = $1 and c.generation = $2)
       <= greatest(${changesAtMost}, g.posted / ${productsPerChange})`,
);
const alone = statement('search-words-alone', "select pg_advisory_xact_lock(hashtextextended('search words', 0))");
/** The updates of a generation take this lock, too: none changes products between the reading and the end of its transaction. */
const holdUpdates = statement(
  'search-hold-updates',
  "select pg_advisory_xact_lock(hashtextextended('search words of ' || $1::bigint, 0))",
);
const forget = ['search_word', 'search_posting', 'search_change', 'search_generation'].map((table) =>
  statement(`${table}-forget`, `delete from ${table} where site = $1 and generation <> $2`),
);
const empty = ['search_posting', 'search_change'].map((table) =>
  statement(`${table}-empty`, `delete from ${table} where site = $1 and generation = $2`),
);
const count = statement(
  'search-words-count',
  `insert into search_word (site, generation, word, products)
   select site, generation, word, octet_length(numbers) / 4 from search_posting where site = $1 and generation = $2
   on conflict (site, generation, word) do update set products = excluded.products`,
);
const keep = statement(
  'search-words-keep',
  `insert into search_generation (site, generation, posted)
   values ($1, $2, (select count(*) from product where site = $1 and generation = $2))
   on conflict (site, generation) do update set posted = excluded.posted`,
);
const vocabulary = statement(
  'search-vocabulary',
  `select word, products from search_word where site = $1 and generation = $2 and word > $3 order by word limit $4`,
);
const postings = statement(
  'search-postings',
  `select state.generation as live, p.word, p.numbers
   from (select generation from catalogue_state where site = $1) state
   left join search_posting p on p.site = $1 and p.generation = $2 and p.word = any ($3::text[])`,
);
const changes = statement(
  'search-changes',
  `select c.product_id, coalesce(tsvector_to_array(p.search_words), '{}') as words
   from search_change c left join product p on p.generation = c.generation and p.product_id = c.product_id
   where c.site = $1 and c.generation = $2 and c.product_id > $3 order by c.product_id limit $4`,
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

const anyOf = (groups: Terms): string => groups.flatMap((terms) => terms.map(quoted)).join('|');

/** Reads the four bytes of each number. The database aggregates them in the order in which it read them, if it need not sort. */
const numbersIn = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Uint32Array(bytes.byteLength / 4);
  let isAscending = true;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = view.getUint32(at * 4);
    isAscending &&= at === 0 || number > (numbers[at - 1] ?? 0);
    numbers[at] = number;
  }
  return isAscending ? numbers : numbers.toSorted();
};

/** The numbers of the products that have each word, ascending. */
export type Postings = ReadonlyMap<string, Uint32Array>;

export interface ChangedProduct {
  readonly number: number;
  /** none if the product is gone */
  readonly words: readonly string[];
}

/**
 * Stores the words of a generation and the products that have them, unless it is done or few products have changed since;
 * deletes the words of other generations.
 */
const prepare = async (db: Database, site: SiteCode, generation: number): Promise<void> => {
  // Generation 0: nothing was ever sold on the site.
  if (generation === 0 || (await db.query(isPosted, [site, generation])).length > 0) return;
  await db.transaction(async (tx) => {
    // The first process prepares, the others wait and find it done.
    await tx.query(alone);
    await tx.query(holdUpdates, [generation]);
    if ((await tx.query(isPosted, [site, generation])).length > 0) return;
    for (const one of forget) await tx.query(one, [site, generation]);
    for (const one of empty) await tx.query(one, [site, generation]);
    // Of the partition itself, which is read in the order of its numbers.
    const post = `insert into search_posting (site, generation, word, numbers)
      select $1, $2, word, string_agg(int4send(product_id::int), '') from (
        select product_id, unnest(tsvector_to_array(search_words)) as word
        from product where site = $1 and generation = $2 order by product_id
      ) as pair group by word`;
    await tx.query(statement('', post), [site, generation]);
    await tx.query(count, [site, generation]);
    await tx.query(keep, [site, generation]);
  }, 'long');
};

/** The vocabulary of each catalogue generation, and the products by their words. */
export const createWordsRepository = (db: Database) => ({
  prepare: (site: SiteCode, generation: number): Promise<void> => prepare(db, site, generation),

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

  /** Reads the products whose words have changed since the numbers were stored, in batches. */
  async *changes(site: SiteCode, generation: number): AsyncGenerator<readonly ChangedProduct[]> {
    for (let after = ''; ;) {
      const rows = await db.query<{ product_id: string; words: readonly string[] }>(changes, [
        site,
        generation,
        after,
        changesPerBatch,
      ]);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ product_id: id, words }) => ({ number: Number(id), words }));
      after = last.product_id;
    }
  },

  /** Returns the products of some words, and the generation that is live: the products of another one may be gone. */
  postings: async (
    site: SiteCode,
    generation: number,
    words: readonly string[],
  ): Promise<{ readonly byWord: Postings; readonly live: number }> => {
    const rows = await db.query<{ live: number; word: string | null; numbers: Uint8Array }>(postings, [
      site,
      generation,
      words,
    ]);
    const byWord = new Map(rows.flatMap(({ word, numbers }) => (word === null ? [] : [[word, numbersIn(numbers)]])));
    return { byWord, live: rows[0]?.live ?? 0 };
  },

  /** Returns those of some products that match a query best, the best first. */
  best: async (
    site: SiteCode,
    generation: number,
    groups: Terms,
    ids: readonly string[],
    most: number,
  ): Promise<string[]> =>
    (await db.query<{ product_id: string }>(best, [site, generation, ids, anyOf(groups), most])).map(
      ({ product_id: id }) => id,
    ),
});
export type WordsRepository = ReturnType<typeof createWordsRepository>;
