import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

/** The embedded database serves no other request while a statement runs. */
const ordersPerStatement = 250;

const latest = statement(
  'orders-latest-goods',
  `select o.placed_at, o.id, array(
     select distinct line ->> 'productId' from jsonb_array_elements(o.content -> 'lines') as line
     where line ->> 'kind' = 'article' order by 1
   ) as products
   from shop_order o
   where o.site = $1 and o.placed_at > $2 and (o.placed_at, o.id) < ($3::timestamptz, $4::uuid)
     and o.state not in ('CANCELLED', 'RETURNED')
   order by o.placed_at desc, o.id desc limit ${ordersPerStatement}`,
);

interface Row {
  readonly placed_at: Date;
  readonly id: string;
  readonly products: readonly string[];
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Reads products of orders, and nothing about who placed them. */
export const createTogetherRepository = (db: Database) => ({
  /** returns the distinct articles of each of the latest orders of a site, the latest first */
  latestGoods: async (site: SiteCode, after: Date, until: Date, most: number): Promise<(readonly string[])[]> => {
    const found: (readonly string[])[] = [];
    let before: Pick<Row, 'placed_at' | 'id'> = { placed_at: until, id: lastId };
    while (found.length < most) {
      // Each statement begins where the last one ended.
      // oxlint-disable-next-line no-await-in-loop
      const rows: Row[] = await db.query<Row>(latest, [site, after, before.placed_at, before.id]);
      found.push(...rows.map(({ products }) => products));
      const last = rows.at(-1);
      if (!last || rows.length < ordersPerStatement) break;
      before = last;
    }
    return found.slice(0, most);
  },
});
export type TogetherRepository = ReturnType<typeof createTogetherRepository>;
