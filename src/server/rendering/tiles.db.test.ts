import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { statement } from '../../lib/database.ts';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { mostTilesAsked, tilesInRow, tilesPath, type Tiles } from '../../contracts/catalogue/tiles.contract.ts';
import { tileFixtures } from '../../pages/tile/tile.fixtures.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { createApp } from '../http/app.ts';
import { readConfig } from '../config/config.ts';
import { tileRoutes } from './tiles.ts';
import { allCatalogues } from './texts/catalogues.ts';

const linkedIn = (html: string): string[] =>
  [...html.matchAll(/href="[^"]*-p(\d{9})\.html"/g)].map(([, id = '']) => id);

describe('the tiles of each site', () => {
  const [first = '', ...others] = Object.values<ProductTile>(tileFixtures).map(({ productId }) => productId);
  let app: FastifyInstance;
  beforeAll(async () => {
    const { app: bare, hosts } = await createApp({ config: readConfig({}), log: false });
    app = bare;
    const known = new Map(Object.values<ProductTile>(tileFixtures).map((tile) => [tile.productId, tile]));
    tileRoutes(app, {
      catalogue: {
        tiles: async (site, ids) =>
          ids.flatMap((id) => {
            const tile = known.get(id);
            const { currency } = sites[site];
            return tile ? [{ ...tile, price: { now: { amountMinor: 1290, currency }, savingPercent: 0 } }] : [];
          }),
      },
      catalogues: allCatalogues(),
      renderer: { module: () => import('./render.tsx') },
      siteOf: (host) => hosts.siteOf(host).code,
      momentOf: async () => ({ at: new Date(), abTests: {} }),
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it.each(allSites)(
    '[TRK-6] on $code are drawn in its words, in the order asked, as many as a row holds',
    async (site) => {
      const asked = [...others.toReversed(), first].slice(0, 6);
      const answer = await app.inject({
        url: `${tilesPath}?ids=${asked.join(',')}`,
        headers: { host: `${site.hostLabel}.localhost` },
      });
      const { productIds, html } = answer.json<Tiles>();
      expect([answer.statusCode, productIds]).toEqual([200, asked]);
      expect(linkedIn(html)).toEqual(asked.slice(0, tilesInRow));
      expect(html.match(/data-region="watch"/g)).toHaveLength(tilesInRow);
      expect(html).toContain(site.money.spoken);
      // A text that is missing shows its key.
      expect(html).not.toMatch(/>(?:tile|watch|ui)\.[a-z]/i);
    },
  );
});

describe('the tiles of the whole shop', () => {
  let whole: WholeShop;
  let sold: readonly string[] = [];
  beforeAll(async () => {
    whole = await wholeShop();
    const rows = await whole.db.query<{ product_id: string }>(
      statement('', "select product_id from product_number where site = 'DE' order by product_id limit 2"),
    );
    sold = rows.map(({ product_id }) => product_id);
  });
  afterAll(() => whole?.close());
  const ask = (query: string) =>
    whole.shop.app.inject({ url: `${tilesPath}${query}`, headers: { host: 'de.localhost:3000' } });

  it('[TRK-6] are those alone that are sold, each once', async () => {
    const [one, two] = sold;
    const { productIds, html } = (await ask(`?ids=999999999,${two},${one},${two}`)).json<Tiles>();
    expect([productIds, linkedIn(html)]).toEqual([
      [two, one],
      [two, one],
    ]);
    expect((await ask('?ids=999999999')).json()).toEqual({ productIds: [], html: '' });
  });

  it('[TRK-6] are one browser’s own answer: no cache keeps it', async () => {
    const { headers } = await ask('?ids=999999999');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
  });

  it.each([
    '',
    '?ids=',
    '?ids=1',
    '?ids=1234567890',
    '?ids=12345678a',
    '?ids=999999999,',
    '?ids=999999999;999999999',
    `?ids=${encodeURIComponent('１２３４５６７８９')}`,
    `?ids=${Array.from({ length: mostTilesAsked + 1 }, () => '999999999').join(',')}`,
    '?ids=999999999&most=100',
    "?ids=999999999'--",
    '?ids=%00',
  ])('[TRK-6] with %j are a bad request', async (query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
