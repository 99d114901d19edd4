import { join } from 'node:path';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { statement } from '../../../src/lib/database.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { openShop } from '../../../src/server/open.ts';
import { builtRenderer } from '../../../src/server/rendering/renderer.ts';
import { sites } from '../../../src/sites/sites.ts';
import { freePort } from '../other-servers/free-port.ts';
import { expect, filled } from '../browser/journey.ts';
import { repositoryRoot } from '../words/repository.ts';
import { askPort, copyOfData, type RunningShop } from './shop.ts';
import type { ArticleKey } from '../people/visitor.ts';

type Shown = Pick<RunningShop, 'originOf' | 'ask'>;

/** The built shop in the test's own process, on filled shelves: what it stands on can be taken away, and put back. */
export interface BreakableShop extends Shown {
  /** articles that are sold in plenty; first those of products that have no other */
  readonly plenty: (site: SiteCode, count: number) => Promise<readonly (ArticleKey & { readonly url: string })[]>;
  /** so many pieces are left of an article from now on, and it costs so much */
  readonly stock: (
    site: SiteCode,
    article: ArticleKey,
    facts: { readonly quantity?: number; readonly priceMinor?: number },
  ) => Promise<void>;
  /** while `work` goes on, a table is not there and nothing is remembered of it */
  readonly without: (table: 'cart' | 'article', work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const onShelf = 'a.generation = (select generation from catalogue_state where site = a.site)';

export const breakableShop = async (): Promise<BreakableShop> => {
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: copyOfData(filled(), 'breakable'),
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
  });
  const renderer = await builtRenderer(join(repositoryRoot, 'dist'));
  const { shop, db, close } = await openShop({ config, renderer, log: false });
  const run = <Row>(text: string, values: readonly unknown[] = []) => db.query<Row>(statement('', text), values);
  const readAnew = async (): Promise<void> => {
    await run('update catalogue_state set version = version + 1');
    await shop.refresh();
  };
  const ask = askPort(port);
  // Opening has kept this process busy: until it has caught up the shop takes itself for overloaded.
  await expect.poll(async () => (await ask({ path: '/' })).status, { timeout: 60_000 }).toBe(200);
  return {
    originOf: (site) => `http://${sites[site].hostLabel}.localhost:${port}`,
    ask,
    plenty: async (site, count) => {
      const rows = await run<{ product_id: string; tcm: string }>(
        `select product_id, tcm from
           (select *, count(*) over (partition by product_id) as articles from article a where ${onShelf} and site = $1) as shelf
         where availability = 'AVAILABLE' and coalesce(quantity, 100) > 20 order by articles, product_id, tcm limit $2`,
        [site, count],
      );
      if (rows.length < count) throw new Error(`only ${rows.length} of ${count} articles are there in plenty`);
      return rows.map(({ product_id: productId, tcm }) => ({ productId, tcm, url: `/x-p${productId}.html` }));
    },
    stock: async (site, { productId, tcm }, { quantity = null, priceMinor }) => {
      await run(
        `update article a set quantity = $4, price_minor = coalesce($5, price_minor), sale_minor = case when $5::integer is null then sale_minor end
         where ${onShelf} and site = $1 and product_id = $2 and tcm = $3`,
        [site, productId, tcm, quantity, priceMinor ?? null],
      );
      await readAnew();
    },
    without: async (table, work) => {
      await readAnew();
      await run(`alter table ${table} rename to ${table}_away`);
      try {
        await work();
      } finally {
        await run(`alter table ${table}_away rename to ${table}`);
        await readAnew();
      }
    },
    close,
  };
};
