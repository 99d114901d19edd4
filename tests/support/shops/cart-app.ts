import type { Voucher } from '../../../src/contracts/cart/voucher.contract.ts';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { extrasForTests } from '../../../src/testing/cart.fixtures.ts';
import type { ArticleFacts, Product } from '../../../src/contracts/catalogue/catalogue.contract.ts';
import { longTermTokenPath } from '../../../src/contracts/customer/header-start.contract.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { voucherCodeOf } from '../../../src/domain/cart/voucher.rules.ts';
import type { Database } from '../../../src/lib/database.ts';
import { clockOf } from '../../../src/lib/time/moment.ts';
import { batchSchedule } from '../../../src/server/wiring/batch-schedule.ts';
import { chosenArticle } from '../../../src/server/wiring/cart/chosen-article.ts';
import { createApp } from '../../../src/server/http/app.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { sendProblem } from '../../../src/server/http/problems.ts';
import { createCartRepository } from '../../../src/services/cart/cart.repository.ts';
import { cartRoutes } from '../../../src/services/cart/cart.routes.ts';
import { createCartService } from '../../../src/services/cart/cart.service.ts';
import { loginRoutes } from '../../../src/services/login/login.routes.ts';
import { guestLogins } from '../people/guest-logins.ts';
import { sites } from '../../../src/sites/sites.ts';

/** The shop's server with cart and login on a real database; a test may change the table of sold articles. */
const money = (site: SiteCode, amountMinor: number) => ({ amountMinor, currency: sites[site].currency });

type Sold = Partial<Omit<ArticleFacts, 'productId' | 'tcm'>> & { readonly color?: string; readonly size?: string };

/** Sixty articles of one product for tests of limits, and one article for each problem. */
export const soldAtFirst = (): Map<string, Sold> =>
  new Map<string, Sold>([
    ['100000001 beans-250', { title: 'Sonntagsröstung', choice: '250 g', size: '250 g' }],
    ['100000001 beans-500', { title: 'Sonntagsröstung', choice: '500 g', size: '500 g' }],
    ['100000002 mug', { title: 'Espressobecher, Ton', quantity: 2 }],
    ['100000003 vase', { title: 'Vase aus Terrakotta', availability: 'SOLDOUT' }],
    ['100000006 bar', { title: 'Zartbitter-Tafel' }],
    ['100000004 coat', { title: 'Wollmantel', color: 'Camel', size: '40' }],
    ['100000004 coat-44', { title: 'Wollmantel', color: 'Camel', size: '44' }],
    ...Array.from({ length: 60 }, (_, n): [string, Sold] => [`300000000 n${n}`, { title: `Nummer ${n}` }]),
  ]);

export interface CartAppParts {
  readonly db: Database;
  readonly origin?: string;
  /** called with the name of each statement */
  readonly onQuery?: (name: string) => void;
}

export const cartApp = async ({ db, origin = 'http://de.localhost:3000', onQuery = () => {} }: CartAppParts) => {
  const secure = origin.startsWith('https');
  const state = {
    now: new Date('2026-11-21T12:00:00Z'),
    sold: soldAtFirst(),
    priceMinor: 799 as number | undefined,
    productDataIsDown: false,
    storageIsDown: false,
    /** a test may remove some */
    extras: extrasForTests,
    vouchers: new Map<string, Voucher>(),
    vouchersAreDown: false,
  };
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), DATA_DIR: '.' };
  const { app, hosts } = await createApp({ config, log: false });
  const siteOf = (host: string | undefined) => hosts.siteOf(host).code;
  const now = clockOf(() => state.now);

  const factsOf = (site: SiteCode, productId: string, tcm: string): ArticleFacts | undefined => {
    const sold = state.sold.get(`${productId} ${tcm}`);
    if (!sold) return undefined;
    const { color: _color, size: _size, ...facts } = sold;
    return {
      productId,
      tcm,
      title: '',
      picture: 'mug-sage',
      url: `/x-p${productId}.html`,
      price: { now: money(site, state.priceMinor ?? Number.NaN), savingPercent: 0 },
      availability: 'AVAILABLE',
      ...facts,
    };
  };
  const watched: Database = {
    ...db,
    query: (statement, values) => {
      if (state.storageIsDown) return Promise.reject(new Error('connection refused'));
      onQuery(statement.name);
      return db.query(statement, values);
    },
  };
  const logins = guestLogins({ siteOf, isSecure: () => secure, now });
  const { visitors } = logins;
  const cart = createCartService({
    repository: createCartRepository(watched),
    turns: batchSchedule,
    coffeeAmong: async (_site, ids) => new Set(ids.filter((id) => id === '100000001')),
    findVoucher: async (site, code) => {
      if (state.vouchersAreDown) throw new Error('connection refused');
      const voucher = state.vouchers.get(voucherCodeOf(code));
      return voucher?.site === site ? voucher : undefined;
    },
    extras: {
      giftCards: (site) => state.extras.giftCards(site),
      partnerProducts: (site) => state.extras.partnerProducts(site),
      campaigns: (site, at) => state.extras.campaigns(site, at),
      subscriptions: (site) => state.extras.subscriptions(site),
    },
    facts: async (site, keys) => {
      if (state.productDataIsDown) throw new Error('no product data');
      return keys.map(({ productId, tcm }) => factsOf(site, productId, tcm));
    },
  });
  loginRoutes(app, {
    logins,
    login: async () => ({ ok: false, code: 'UNAUTHORIZED' }),
    infoOf: async () => undefined,
    sendProblem,
  });
  cartRoutes(app, {
    cart,
    visitors,
    siteOf,
    momentOf: async () => ({ at: now(), abTests: {} }),
    now,
    sendProblem,
    articleOf: chosenArticle({
      product: async (_site, productId) => {
        if (state.productDataIsDown) throw new Error('no product data');
        const articles = [...state.sold]
          .filter(([key]) => key.startsWith(productId))
          .map(([key, { color, size }]) => ({ tcm: key.slice(10), color, size }));
        // The rule reads nothing else of a product.
        return { kind: 'product', product: { articles } as unknown as Product };
      },
    }),
  });
  // Without a network the server would not see the event loop turn, and consider itself overloaded.
  app.addHook('onRequest', async () => {
    await turnOfTheLoop();
  });
  await app.ready();

  let browsers = 0;
  return {
    app,
    state,
    cart,
    visitor: (host?: string) => {
      browsers += 1;
      // Each visitor has an address, so that limits by address do not affect another test.
      return visitorOf(app, `10.0.${Math.floor(browsers / 256)}.${browsers % 256}`, host);
    },
  };
};
export type CartApp = Awaited<ReturnType<typeof cartApp>>;

/** A browser on one site: stores the cookies of responses and sends them with requests. */
const visitorOf = (app: FastifyInstance, remoteAddress: string, host = 'de.localhost:3000') => {
  const cookies = new Map<string, string>();
  const call = async (options: InjectOptions & { readonly headers?: Record<string, string> }) => {
    const answer = await app.inject({
      ...options,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: { host, ...options.headers },
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const csrf = { 'x-hunter-csrf': '1' };
  return {
    cookies,
    call,
    load: (query = '') => call({ method: 'GET', url: `/service/cart/api/cart${query}`, headers: csrf }),
    /** any JSON, so that tests can send bodies outside the contract */
    put: (payload: unknown, headers: Record<string, string> = {}) =>
      call({
        method: 'PUT',
        url: '/service/cart/api/cart',
        headers: { 'content-type': 'application/json', ...csrf, ...headers },
        payload: JSON.stringify(payload),
      }),
    set: (productId: string, tcm: string, quantity: number, changeId?: string) =>
      call({
        method: 'PUT',
        url: '/service/cart/api/cart',
        headers: { ...csrf, ...(changeId === undefined ? {} : { 'idempotency-key': changeId }) },
        payload: { setArticle: { productId, tcm, quantity } },
      }),
    enterVoucher: (code: unknown) =>
      call({
        method: 'PUT',
        url: '/service/cart/api/cart/voucher',
        headers: { 'content-type': 'application/json', ...csrf },
        payload: JSON.stringify({ code }),
      }),
    takeVoucher: (code: string) =>
      call({ method: 'DELETE', url: `/service/cart/api/cart/voucher/${encodeURIComponent(code)}`, headers: csrf }),
    askForToken: () => call({ method: 'GET', url: longTermTokenPath, headers: csrf }),
    submit: (
      fields: Readonly<Record<string, string>>,
      headers: Record<string, string> = { origin: `http://${host}` },
    ) =>
      call({
        method: 'POST',
        url: '/service/cartfrontend/cart/change',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
};
export type Visitor = ReturnType<typeof visitorOf>;
