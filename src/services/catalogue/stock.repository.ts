import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';
import { articleColumns, type ArticleRow } from './catalogue.repository.ts';

export interface ArticlePieces {
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}

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
const tell = statement('stock-tell', 'update catalogue_state set version = version + 1 where site = $1');

const productIds = (pieces: readonly ArticlePieces[]) => pieces.map(({ productId }) => productId);
const tcms = (pieces: readonly ArticlePieces[]) => pieces.map(({ tcm }) => tcm);

/** The stock of a site, within the caller's transaction. */
export const stockRows = (tx: Queryable, site: SiteCode) => ({
  /** returns the articles, locked until the transaction ends */
  hold: (pieces: readonly ArticlePieces[]): Promise<ArticleRow[]> =>
    tx.query<ArticleRow>(hold, [site, productIds(pieces), tcms(pieces)]),
  take: async (pieces: readonly ArticlePieces[]): Promise<void> => {
    await tx.query(take, [site, productIds(pieces), tcms(pieces), pieces.map(({ quantity }) => quantity)]);
  },
  /** makes every process read the site's articles again */
  tell: async (): Promise<void> => {
    await tx.query(tell, [site]);
  },
});
