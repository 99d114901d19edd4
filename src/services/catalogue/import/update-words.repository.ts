import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../../lib/database.ts';

const hold = statement(
  'update-hold-words',
  "select pg_advisory_xact_lock_shared(hashtextextended('search words of ' || $1::bigint, 0))",
);

const usesWords = statement(
  'update-uses-words',
  'select 1 as yes from search_generation where site = $1 and generation = $2',
);

/**
 * Waits until the products of each word of a generation are stored, if a process is doing so (`words.repository.ts` of the
 * search); until the end of the transaction none begins.
 */
export const holdWords = (tx: Queryable, generation: number) => tx.query(hold, [generation]);

interface NewWords {
  readonly site: SiteCode;
  /** the generation for sale */
  readonly generation: number;
  /** the one that has the staged rows */
  readonly from: number;
}

/** Adds the new words to those that `SEARCH_INDEX=database` has stored. */
export const addWords = async (tx: Queryable, { site, generation, from }: NewWords): Promise<void> => {
  if ((await tx.query(usesWords, [site, generation])).length === 0) return;
  // The text of ts_stat cannot be a parameter. The number is our own, from an integer column.
  const text = `insert into search_word (site, generation, word, products)
    select $1, $2, word, ndoc from ts_stat('select search_words from product_g${Math.trunc(from)}') on conflict do nothing`;
  await tx.query(statement('', text), [site, generation]);
};
