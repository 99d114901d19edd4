import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

/** Articles whose price is reduced from one moment to another, by schedule. */
export interface ScheduledSale {
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly articles: number;
  /** one of the products, and its title */
  readonly product_id: string;
  readonly title: string;
}

const inGeneration = 'a.generation = (select generation from catalogue_state where site = $1)';
/** A sale that always runs is no change. Both ends have an index. */
const within =
  '(a.sale_from >= $2 and a.sale_from < $3) or (a.sale_to > $2 and a.sale_to <= $3) or (a.sale_from < $2 and a.sale_to > $3)';
const scheduled = statement(
  'catalogue-scheduled-sales',
  `select s.sale_from, s.sale_to, s.articles, s.product_id, p.title
   from (
     select a.generation, a.sale_from, a.sale_to, count(*)::integer as articles, min(a.product_id) as product_id
     from article a where ${inGeneration} and a.sale_minor < a.price_minor and (${within})
     group by a.generation, a.sale_from, a.sale_to order by a.sale_from nulls first, a.sale_to limit 200
   ) s join product p on p.generation = s.generation and p.product_id = s.product_id
   order by s.sale_from nulls first, s.sale_to`,
);

/** DESK-1: the sales of a site that begin, end or run between two moments. */
export const createScheduledSales = (db: Pick<Database, 'query'>) => ({
  within: (site: SiteCode, from: Date, to: Date) =>
    db.query<ScheduledSale>(scheduled, [site, from.toISOString(), to.toISOString()]),
});
