import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProductIdPath, newProductIdsPath } from '../../contracts/catalogue/productdata.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { createApp } from '../../server/http/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { siteNamedBy } from '../../server/http/site-named.ts';
import { allSites } from '../../sites/sites.ts';
import { productdataRoutes } from './productdata.routes.ts';

const former = '900000012';
const foreign = 'K12';

/** What was ever sold, by any id that a feed has used. */
const numberOn = (site: SiteCode): string => `20000000${siteCodes.indexOf(site)}`;
const sold = (site: SiteCode, id: string): string | undefined => {
  // Ids around a known one: they must not be looked for.
  if (id.includes(former) || id === foreign) return numberOn(site);
  return site === 'DE' && id === '101110001' ? id : undefined;
};

describe('product numbers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const config = readConfig({});
    const { app: bare, hosts } = await createApp({ config, log: false });
    app = bare;
    productdataRoutes(app, {
      numbersOf: async (site, ids) =>
        new Map(
          ids.flatMap((id) => {
            const number = sold(site, id);
            return number === undefined ? [] : [[id, number]];
          }),
        ),
      siteNamed: siteNamedBy((host) => hosts.siteOf(host).code),
      sendProblem,
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const ask = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: path, query, headers: { host: 'de.localhost', ...headers } });
  const one = (id: string, headers?: Record<string, string>) => ask(newProductIdPath, { old_product_id: id }, headers);
  const many = (ids: string) => ask(newProductIdsPath, { old_product_ids: ids });

  it('[PROD-1] an old id returns the current number, as text', async () => {
    const answer = await one(former);
    expect([answer.statusCode, answer.json()]).toEqual([200, { productId: '200000000' }]);
    expect((await one('101110001')).json()).toEqual({ productId: '101110001' });
    expect((await one(` ${former} `)).json()).toEqual({ productId: '200000000' });
  });

  it.each(allSites)('[PROD-1] $code has its own numbers, by host and by header', async ({ code, hostLabel }) => {
    const productId = numberOn(code);
    expect((await one(former, { host: `${hostLabel}.localhost` })).json()).toEqual({ productId });
    const named = await one(former, { 'x-hunter-site': code });
    expect([named.json(), named.headers.vary]).toEqual([{ productId }, 'x-hunter-site']);
  });

  it.each([
    foreign,
    'nobody',
    '12',
    '1011100011',
    '１０１１１０００１',
    'K12 ; drop table',
    '%00'.slice(1),
    `x${former}`,
    `${former}0`,
  ])('[PROD-2] a single other id (%s) maps to nothing', async (id) => {
    const answer = await one(id);
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([404, 'Not Found']);
    expect(answer.json()).toMatchObject({ detail: 'no product has this id' });
  });

  it('[PROD-1] a list is answered in its order', async () => {
    expect((await many(`${former},101110001`)).json()).toEqual({
      mappings: [
        { oldProductId: former, newProductId: '200000000' },
        { oldProductId: '101110001', newProductId: '101110001' },
      ],
    });
  });

  it('[PROD-2] a list keeps an id unchanged that maps to nothing', async () => {
    expect((await many(`nobody, ${former},,${foreign}`)).json()).toEqual({
      mappings: [
        { oldProductId: 'nobody', newProductId: 'nobody' },
        { oldProductId: former, newProductId: '200000000' },
        { oldProductId: foreign, newProductId: foreign },
      ],
    });
  });

  it('[PROD-1] 24 at once, and not one more', async () => {
    const ids = Array.from({ length: 24 }, (_, n) => String(100_000_000 + n));
    expect((await many(ids.join(','))).statusCode).toBe(200);
    const refused = await many([...ids, former].join(','));
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([400, 'at most 24 ids at once']);
  });

  it.each([
    [newProductIdPath, {}],
    [newProductIdPath, { old_product_id: '' }],
    [newProductIdPath, { old_product_id: 'x'.repeat(101) }],
    [newProductIdsPath, {}],
    [newProductIdsPath, { old_product_ids: '' }],
  ])('[PROD-1] %s with %j is a bad request', async (path, query) => {
    const answer = await ask(path, query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('[PROD-1] an unknown site is a bad request', async () => {
    for (const answer of [
      await one(former, { 'x-hunter-site': 'XX' }),
      await ask(newProductIdsPath, { old_product_ids: former }, { 'x-hunter-site': 'XX' }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: 'x-hunter-site names no site; there are: DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR',
      });
    }
  });
});
