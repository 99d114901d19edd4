import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

/** A word of a query. */
export interface QueryWordForms {
  readonly word: string;
  readonly stem: string;
  /** compounds that end with the stem are found, too */
  readonly isSuffix: boolean;
}

const formsAtMost = 40;

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
const forms = statement(
  'search-words-like',
  `select asked.word as asked, found.word
   from unnest($3::text[], $4::text[], $5::boolean[]) as asked (word, stem, is_suffix)
   cross join lateral (
     select w.word from search_word w
     where w.site = $1 and w.generation = $2 and (w.word like asked.stem || '%'
       or (asked.is_suffix and w.word like '%' || asked.stem || '%') or w.word % asked.word)
     order by w.word = asked.word desc, similarity(w.word, asked.word) desc limit $6
   ) found`,
);
const listed = statement(
  'search-words-listed',
  'select word from search_word where site = $1 and generation = $2 and word = any ($3::text[])',
);
const candidates = statement(
  'search-candidates',
  `select p.product_id from product p
   where p.site = $1 and p.generation = $2 and p.search_words @@ to_tsquery('simple', $3)
   order by ts_rank(p.search_words, to_tsquery('simple', $3)) desc, p.position limit $4`,
);

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
      const words = `insert into search_word (site, generation, word)
        select $1, $2, word from ts_stat('select search_words from ${table}')
        on conflict do nothing`;
      await tx.query(statement('', words), [site, generation]);
      await tx.query(keep, [site, generation]);
    }, 'long');
  },

  /** Returns those of the words that the shop has. */
  listed: async (site: SiteCode, generation: number, words: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await db.query<{ word: string }>(listed, [site, generation, words])).map(({ word }) => word)),

  /** Returns the shop's words that each word of a query may stand for. */
  forms: async (
    site: SiteCode,
    generation: number,
    words: readonly QueryWordForms[],
  ): Promise<ReadonlyMap<string, readonly string[]>> => {
    const rows = await db.query<{ asked: string; word: string }>(forms, [
      site,
      generation,
      words.map(({ word }) => word),
      words.map(({ stem }) => stem),
      words.map(({ isSuffix }) => isSuffix),
      formsAtMost,
    ]);
    return new Map(
      [...Map.groupBy(rows, ({ asked }) => asked)].map(([asked, found]) => [asked, found.map(({ word }) => word)]),
    );
  },

  /** Returns the products that match a tsquery of folded words, the best first. */
  candidates: async (site: SiteCode, generation: number, query: string, most: number): Promise<string[]> =>
    (await db.query<{ product_id: string }>(candidates, [site, generation, query, most])).map(
      ({ product_id }) => product_id,
    ),
});
export type WordsRepository = ReturnType<typeof createWordsRepository>;
