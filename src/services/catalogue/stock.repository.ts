import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';
import type { TakenPieces } from '../../contracts/order/stock.contract.ts';
import { articleColumns, type ArticleRow } from './catalogue.repository.ts';

const sold = 'a.generation = (select generation from catalogue_state where site = $1)';
// In key order, so that two orders never deadlock.
const hold = statement(
  'stock-hold',
  `select ${articleColumns} from article a
   where ${sold} and (a.product_id, a.tcm) in (select * from unnest($2::char(9)[], $3::text[]))
   order by a.product_id, a.tcm for update`,
);
const take = statement(
  'stock-take',
  `update article a set quantity = a.quantity - wanted.pieces
   from unnest($2::char(9)[], $3::text[], $4::integer[]) as wanted (product_id, tcm, pieces)
   where ${sold} and a.product_id = wanted.product_id and a.tcm = wanted.tcm`,
);
const giveBack = statement(
  'stock-give-back',
  `update article a set quantity = a.quantity + back.pieces
   from unnest($2::char(9)[], $3::text[], $4::integer[]) as back (product_id, tcm, pieces)
   where ${sold} and a.product_id = back.product_id and a.tcm = back.tcm and a.quantity is not null`,
);
const tell = statement('stock-tell', 'update catalogue_state set version = version + 1 where site = $1');

const productIds = (pieces: readonly TakenPieces[]) => pieces.map(({ productId }) => productId);
const tcms = (pieces: readonly TakenPieces[]) => pieces.map(({ tcm }) => tcm);
const quantities = (pieces: readonly TakenPieces[]) => pieces.map(({ quantity }) => quantity);

/** The stock of a site, within the caller's transaction. */
export const stockRows = (tx: Queryable, site: SiteCode) => ({
  /** returns the articles, locked until the transaction ends */
  hold: (pieces: readonly TakenPieces[]): Promise<ArticleRow[]> =>
    tx.query<ArticleRow>(hold, [site, productIds(pieces), tcms(pieces)]),
  take: async (pieces: readonly TakenPieces[]): Promise<void> => {
    await tx.query(take, [site, productIds(pieces), tcms(pieces), quantities(pieces)]);
  },
  giveBack: async (pieces: readonly TakenPieces[]): Promise<void> => {
    await tx.query(giveBack, [site, productIds(pieces), tcms(pieces), quantities(pieces)]);
  },
  /** makes every process read the site's articles again */
  tell: async (): Promise<void> => {
    await tx.query(tell, [site]);
  },
});
