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

const historyOf = statement(
  'import-history',
  `select source_id, valid_from, amount_minor from price_point where site = $1 and source_id = any($2::text[])
   order by source_id, valid_from`,
);

const dropSchedule = statement(
  'import-drop-schedule',
  'delete from price_point where site = $1 and source_id = any($2::text[]) and valid_from > $3',
);

const addPoints = statement(
  'import-points',
  `insert into price_point (site, source_id, valid_from, amount_minor)
   select $1, source_id, valid_from, amount_minor
   from jsonb_to_recordset($2::jsonb) as row (source_id text, valid_from timestamptz, amount_minor integer)
   on conflict (site, source_id, valid_from) do update set amount_minor = excluded.amount_minor`,
);

const pricedAfter = statement(
  'import-priced-after',
  `select product_id, tcm, source_id, price_minor, sale_minor, sale_from, sale_to from article
   where site = $1 and generation = $2 and (product_id, tcm) > ($3, $4) order by product_id, tcm limit $5`,
);

/** The price history of a site. */
export const priceHistoryRows = (db: Queryable) => ({
  history: (site: SiteCode, sourceIds: readonly string[]) => db.query<SourcePoint>(historyOf, [site, sourceIds]),
  pricedAfter: ({ site, generation }: Target, [productId, tcm]: readonly [string, string], limit: number) =>
    db.query<PricedArticle>(pricedAfter, [site, generation, productId, tcm, limit]),
  dropSchedule: (site: SiteCode, sourceIds: readonly string[], at: Date) =>
    db.query(dropSchedule, [site, sourceIds, at]),
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
