import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../../lib/database.ts';
import type { Target } from './generation.repository.ts';
import type { PricePoint } from './import.rules.ts';

export interface SourcePoint {
  readonly source_id: string;
  readonly valid_from: Date;
  readonly amount_minor: number;
}

/** The fields of an article that the price history needs. */
export interface PricedArticle {
  readonly product_id: string;
  readonly tcm: string;
  readonly source_id: string;
  readonly price_minor: number;
  readonly sale_minor: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
}

// Without a name they are planned each time: the table grows during an import, and a plan for the empty one reads all of it.
const historyOf = statement(
  '',
  `select source_id, valid_from, amount_minor from price_point where site = $1 and source_id = any($2::text[])
   order by source_id, valid_from`,
);

const addPoints = statement(
  'import-points',
  `insert into price_point (site, source_id, valid_from, amount_minor)
   select $1, source_id, valid_from, amount_minor
   from json_to_recordset($2::json) as row (source_id text, valid_from timestamptz, amount_minor integer)
   on conflict (site, source_id, valid_from) do update set amount_minor = excluded.amount_minor`,
);

/**
 * Takes the next articles of a generation. Points after `$6` are the schedule of the previous import and are dropped. An article
 * without a sale has one price: it gets its point here, if the price is another one than before. Those with a sale are returned,
 * and the last article in any case.
 */
const keepPrices = statement(
  '',
  `with slice as materialized (
     select product_id, tcm, source_id, price_minor, sale_minor, sale_from, sale_to from article
     where site = $1 and generation = $2 and (product_id, tcm) > ($3, $4) order by product_id, tcm limit $5
   ), dropped as (
     delete from price_point p using slice s where p.site = $1 and p.source_id = s.source_id and p.valid_from > $6
   ), kept as (
     insert into price_point (site, source_id, valid_from, amount_minor)
     select $1, s.source_id, $6::timestamptz, s.price_minor from slice s
     left join lateral (
       select p.amount_minor from price_point p
       where p.site = $1 and p.source_id = s.source_id and p.valid_from <= $6 order by p.valid_from desc limit 1
     ) before on true
     where s.sale_minor is null and s.price_minor is distinct from before.amount_minor
     on conflict (site, source_id, valid_from) do update set amount_minor = excluded.amount_minor
   )
   select * from slice
   where sale_minor is not null
     or (product_id, tcm) = (select product_id, tcm from slice order by product_id desc, tcm desc limit 1)
   order by product_id, tcm`,
);

/** The price history of a site. */
export const priceHistoryRows = (db: Queryable) => ({
  history: (site: SiteCode, sourceIds: readonly string[]) => db.query<SourcePoint>(historyOf, [site, sourceIds]),
  /**
   * Writes the points of the articles after `after` that have no sale, at most `limit`. Returns those with a sale, and the last
   * one; none at the end.
   */
  keepPrices: (
    { site, generation }: Target,
    [productId, tcm]: readonly [string, string],
    { limit, at }: { readonly limit: number; readonly at: Date },
  ) => db.query<PricedArticle>(keepPrices, [site, generation, productId, tcm, limit, at]),
  addPoints: (site: SiteCode, rows: readonly SourcePoint[]) => db.query(addPoints, [site, JSON.stringify(rows)]),
});

/** Groups the points by article, oldest first. */
export const pointsBySource = (rows: readonly SourcePoint[]): Map<string, PricePoint[]> =>
  new Map(
    [...Map.groupBy(rows, (row) => row.source_id)].map(([source, points]) => [
      source,
      points.map((row) => ({ validFrom: row.valid_from, amountMinor: row.amount_minor })),
    ]),
  );
