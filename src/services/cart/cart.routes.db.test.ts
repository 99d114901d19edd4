import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartProblemSchema, cartSchema, type Cart } from '../../contracts/cart/cart.contract.ts';
import { Value } from 'typebox/value';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { cartApp, soldAtFirst, type CartApp } from '../../../tests/support/shops/cart-app.ts';

let shop: CartApp;
const statements: string[] = [];

type Answer = Awaited<ReturnType<ReturnType<CartApp['visitor']>['load']>>;
const cartIn = (answer: Answer): Cart => answer.json<{ cart: Cart }>().cart;
const lines = (cart: Cart): string[] => cart.articles.map(({ tcm, quantity }) => `${tcm} ${quantity}`);
const problemIn = (answer: Answer) => {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = answer.json<Record<string, unknown>>();
  expect(Value.Errors(cartProblemSchema, problem)).toEqual([]);
  return problem;
};

onBothDatabases('the cart’s calls', (db) => {
  beforeAll(async () => {
    shop = await cartApp({ db: db(), onQuery: (name) => statements.push(name) });
  });
  afterAll(() => shop?.app.close());
  beforeEach(() => {
    Object.assign(shop.state, {
      now: new Date('2026-11-21T12:00:00Z'),
      sold: soldAtFirst(),
      priceMinor: 799,
      productDataIsDown: false,
      storageIsDown: false,
    });
    statements.length = 0;
  });

  describe('loading', () => {
    it('[CART-1] returns an empty cart without a cookie to a new visitor', async () => {
      const answer = await shop.visitor().load();
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        cart: {
          numberOfArticles: 0,
          articles: [],
          freeArticles: [],
          giftCards: [],
          partnerProducts: [],
          subscriptions: [],
          defectiveArticles: [],
          defectiveGiftCards: [],
          defectivePartnerProducts: [],
          defectiveSubscriptions: [],
          vouchers: [],
          total: { amountMinor: 0, currency: 'EUR' },
        },
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it.each(['', '?forceReload=true', '?forceReload=false'])('[CART-1] returns the articles: %s', async (query) => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 2);
      const answer = await visitor.load(query);
      const cart = cartIn(answer);
      expect(Value.Errors(cartSchema, cart)).toEqual([]);
      expect(lines(cart)).toEqual(['beans-250 2']);
      expect(cart).toMatchObject({ numberOfArticles: 2, total: { amountMinor: 1598, currency: 'EUR' } });
    });

    it('[CART-2] has the prices and the availability of now', async () => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 3);
      shop.state.priceMinor = 499;
      shop.state.sold.set('100000001 beans-250', { title: 'Sonntagsröstung', quantity: 2 });
      const [article] = cartIn(await visitor.load()).articles;
      expect(article).toMatchObject({ quantity: 2, left: 2, price: { amountMinor: 499 } });
      shop.state.sold.set('100000001 beans-250', { title: 'Sonntagsröstung', availability: 'SOLDOUT' });
      const cart = cartIn(await visitor.load());
      expect(cart.articles).toMatchObject([{ quantity: 3, availability: 'SOLDOUT' }]);
      expect(cart.total.amountMinor).toBe(0);
      shop.state.sold.delete('100000001 beans-250');
      const gone = cartIn(await visitor.load());
      expect(gone).toMatchObject({ numberOfArticles: 0, articles: [] });
      expect(gone.defectiveArticles).toMatchObject([{ title: 'Sonntagsröstung', quantity: 3 }]);
      // It is back: nothing was lost meanwhile.
      shop.state.sold = soldAtFirst();
      expect(lines(cartIn(await visitor.load()))).toEqual(['beans-250 3']);
    });

    it.each([
      ['tr.localhost:3000', [true, undefined]],
      ['de.localhost:3000', [undefined, undefined]],
    ])('[CART-17] marks coffee on sites with free shipping for it: %s', async (host, coffee) => {
      const visitor = shop.visitor(host);
      await visitor.set('100000001', 'beans-250', 1);
      await visitor.set('100000002', 'mug', 1);
      expect(cartIn(await visitor.load()).articles.map(({ isCoffee }) => isCoffee)).toEqual(coffee);
    });

    it('[CART-1] takes the token from the header, with the companion', async () => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 1);
      const [token = '', key = ''] = ['LongTermToken', 'LongTermKey'].map((name) => visitor.cookies.get(name));
      const load = (headers: Record<string, string>, cookies: Record<string, string>) =>
        shop.app.inject({
          url: '/service/cart/api/cart',
          headers: { host: 'de.localhost:3000', 'x-hunter-csrf': '1', ...headers },
          cookies,
        });
      expect(cartIn(await load({ 'x-longtermtoken': token }, { LongTermKey: key })).numberOfArticles).toBe(1);
      expect(cartIn(await load({ 'x-longtermtoken': token }, {})).numberOfArticles).toBe(0);
    });

    it('[LOGIN-7] keeps the carts of two sites apart', async () => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 1);
      const elsewhere = await visitor.call({
        method: 'GET',
        url: '/service/cart/api/cart',
        headers: { host: 'tr.localhost:3000', 'x-hunter-csrf': '1' },
      });
      expect(cartIn(elsewhere)).toMatchObject({ numberOfArticles: 0, total: { currency: 'TRY' } });
    });
  });

  describe('changing', () => {
    it('[CART-3] adds, changes and removes articles, and names the added product', async () => {
      const visitor = shop.visitor();
      const first = await visitor.set('100000001', 'beans-250', 1);
      expect(first.statusCode).toBe(200);
      expect(first.json()).toMatchObject({ addedProduct: 'Sonntagsröstung', cart: { numberOfArticles: 1 } });
      expect(first.cookies.map(({ name }) => name)).toEqual(['LongTermToken', 'LongTermKey']);
      const second = await visitor.set('100000001', 'beans-500', 2);
      expect(second.cookies).toEqual([]);
      expect(lines(cartIn(second))).toEqual(['beans-250 1', 'beans-500 2']);
      const fewer = await visitor.set('100000001', 'beans-500', 1);
      expect(fewer.json()).not.toHaveProperty('addedProduct');
      expect(lines(cartIn(await visitor.set('100000001', 'beans-250', 0)))).toEqual(['beans-500 1']);
      expect(lines(cartIn(await visitor.load()))).toEqual(['beans-500 1']);
    });

    it.each([
      ['the same again', 1],
      ['taking out what is not there', 0],
    ])('[CART-3] answers 304 without a body where nothing changes: %s', async (_, quantity) => {
      const visitor = shop.visitor();
      if (quantity > 0) await visitor.set('100000001', 'beans-250', quantity);
      const answer = await visitor.set('100000001', 'beans-250', quantity);
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
    });

    it.each([
      ['ITEM_LIMIT', '100000001', 'beans-250', 11, 10],
      ['AVAILABILITY_LIMIT', '100000002', 'mug', 3, 2],
      ['AVAILABILITY_LIMIT', '100000003', 'vase', 1, 0],
    ])(
      '[CART-3, CART-5] refuses with %s, its limit and the current cart',
      async (error, productId, tcm, quantity, limit) => {
        const visitor = shop.visitor();
        await visitor.set('100000001', 'beans-500', 1);
        const answer = await visitor.set(productId, tcm, quantity);
        expect(answer.statusCode).toBe(409);
        expect(problemIn(answer)).toMatchObject({ status: 409, error, limit, cart: { numberOfArticles: 1 } });
        expect(lines(cartIn(await visitor.load()))).toEqual(['beans-500 1']);
      },
    );

    it('[CART-3, CART-5] refuses a fifty-first article with CART_LIMIT', async () => {
      const visitor = shop.visitor();
      for (let n = 0; n < 50; n += 1) expect((await visitor.set('300000000', `n${n}`, 1)).statusCode).toBe(200);
      expect(problemIn(await visitor.set('300000000', 'n50', 1))).toMatchObject({ error: 'CART_LIMIT', limit: 50 });
      expect((await visitor.set('300000000', 'n49', 10)).statusCode).toBe(200);
    });

    it('[CART-3] a refusal does not set a visitor’s cookies', async () => {
      for (const answer of [
        await shop.visitor().set('100000003', 'vase', 1),
        await shop.visitor().set('999999999', 'x', 1),
        await shop.visitor().put({}),
      ]) {
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    });

    it.each([
      ['an article that is not sold', { setArticle: { productId: '999999999', tcm: 'x', quantity: 1 } }],
      ['a variant of a product that there is not', { setArticle: { productId: '100000001', tcm: 'x', quantity: 1 } }],
      ['a gift card put in as an article', { setArticle: { productId: '000000001', tcm: '25', quantity: 1 } }],
      ['an article put in as a gift card', { setGiftCard: { productId: '100000001', tcm: 'beans-250', set: true } }],
      ['a gift card of an amount that there is not', { setGiftCard: { productId: '000000001', tcm: '26', set: true } }],
      ['an unknown campaign', { setFreeArticle: { productId: '100000006', campaignId: 'c', remove: false } }],
      [
        'another product for a campaign',
        { setFreeArticle: { productId: '100000001', campaignId: 'chocolate', remove: false } },
      ],
      ['an unknown partner product', { setPartnerProduct: { partnerProductId: 'p', set: true } }],
    ])('[CART-3] %s is unknown: 404 with a code', async (_, change) => {
      const answer = await shop.visitor().put(change);
      expect(answer.statusCode).toBe(404);
      expect(problemIn(answer)).toMatchObject({ status: 404, error: 'UNKNOWN' });
    });

    it('reads once and writes once; the next change reuses the last written cart without a read', async () => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 1);
      expect(statements).toEqual(['cart-read-plain', 'cart-keep-plain']);
      statements.length = 0;
      await visitor.set('100000001', 'beans-250', 2, 'a-change');
      expect(statements).toEqual(['cart-keep']);
      statements.length = 0;
      await visitor.set('100000001', 'beans-250', 2);
      await visitor.load();
      expect(statements).toEqual(['cart-read-plain', 'cart-read-plain']);
    });
  });

  describe('a change that comes again', () => {
    it('[CART-3, CART-13] returns the same response and changes nothing, and is 422 when it asks for something else', async () => {
      const visitor = shop.visitor();
      const first = await visitor.set('100000001', 'beans-250', 2, 'change-1');
      await visitor.set('100000001', 'beans-250', 5, 'change-2');
      const again = await visitor.set('100000001', 'beans-250', 2, 'change-1');
      expect(again.statusCode).toBe(200);
      expect(again.json()).toMatchObject({ addedProduct: first.json<{ addedProduct: string }>().addedProduct });
      expect(lines(cartIn(again))).toEqual(['beans-250 5']);
      const other = await visitor.set('100000001', 'beans-250', 7, 'change-1');
      expect([other.statusCode, problemIn(other)['error']]).toEqual([422, 'UNKNOWN']);
      expect(lines(cartIn(await visitor.load()))).toEqual(['beans-250 5']);
      const removal = await visitor.set('100000001', 'beans-250', 0, 'change-3');
      const removedAgain = await visitor.set('100000001', 'beans-250', 0, 'change-3');
      expect(removedAgain.statusCode).toBe(removal.statusCode);
      expect(removedAgain.json()).toEqual(removal.json());
    });

    it('[CART-3, CART-13] is another change in another cart', async () => {
      await shop.visitor().set('100000001', 'beans-250', 2, 'shared-id');
      expect(lines(cartIn(await shop.visitor().set('100000001', 'beans-250', 3, 'shared-id')))).toEqual([
        'beans-250 3',
      ]);
    });
  });

  describe('fifty clients of one cart at once', () => {
    const clients = Array.from({ length: 50 }, (_, n) => n);

    it('[CART-13] all count, each called twice by the same id', async () => {
      const visitor = shop.visitor();
      await visitor.askForToken();
      const calls = clients.flatMap((n) =>
        [n, n].map((same) => visitor.set('300000000', `n${same}`, 1 + (same % 10), `change-${same}`)),
      );
      for (const answer of await Promise.all(calls)) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toHaveProperty('addedProduct');
      }
      const kept = lines(cartIn(await visitor.load())).toSorted();
      expect(kept).toEqual(clients.map((n) => `n${n} ${1 + (n % 10)}`).toSorted());
    });

    it('[CART-13] all count without an id, too', async () => {
      const visitor = shop.visitor();
      await visitor.askForToken();
      const answers = await Promise.all(clients.map((n) => visitor.set('300000000', `n${n}`, 1)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(clients.map(() => 200));
      expect(cartIn(await visitor.load()).numberOfArticles).toBe(50);
    });
  });

  describe('a wrong request', () => {
    const good = { productId: '100000001', tcm: 'beans-250', quantity: 1 };
    it.each<readonly [string, unknown, RegExp]>([
      ['nothing', {}, /exactly one of setArticle, /],
      ['an unknown change', { putArticle: good }, /exactly one of/],
      ['two changes', { setArticle: good, deleteSubscription: { subscriptionId: 's' } }, /exactly one of/],
      ['a known and an unknown change', { setArticle: good, more: 1 }, /exactly one of/],
      ['a list', [{ setArticle: good }], /exactly one of/],
      ['a text', 'setArticle', /exactly one of/],
      ['null', null, /exactly one of/],
      ['a change that is not an object', { setArticle: 1 }, /body\.setArticle: must be object/],
      [
        'no product',
        { setArticle: { tcm: 'a', quantity: 1 } },
        /body\.setArticle: must have required properties productId/,
      ],
      ['a short product id', { setArticle: { ...good, productId: '1' } }, /body\.setArticle\.productId: /],
      ['a product id of letters', { setArticle: { ...good, productId: 'kaffee123' } }, /body\.setArticle\.productId: /],
      ['a product id as a number', { setArticle: { ...good, productId: 100_000_001 } }, /productId: must be string/],
      ['a tcm with a slash', { setArticle: { ...good, tcm: '../x' } }, /body\.setArticle\.tcm: /],
      ['a long tcm', { setArticle: { ...good, tcm: 'x'.repeat(65) } }, /body\.setArticle\.tcm: /],
      ['a quantity as a text', { setArticle: { ...good, quantity: '2' } }, /quantity: must be integer/],
      ['half a piece', { setArticle: { ...good, quantity: 0.5 } }, /quantity: must be integer/],
      ['less than nothing', { setArticle: { ...good, quantity: -1 } }, /body\.setArticle\.quantity: /],
      ['ten thousand', { setArticle: { ...good, quantity: 10_000 } }, /body\.setArticle\.quantity: /],
      ['a field too many', { setArticle: { ...good, price: 1 } }, /must not have additional properties/],
      [
        'a wish as a text',
        { setGiftCard: { productId: '100000001', tcm: 'a', set: 'true' } },
        /body\.setGiftCard\.set: /,
      ],
    ])('[CART-3] %s: 400 with the reason', async (_, body, reason) => {
      const answer = await shop.visitor().put(body);
      expect(answer.statusCode).toBe(400);
      const problem = problemIn(answer);
      expect(problem).toMatchObject({ status: 400, error: 'UNKNOWN' });
      expect(problem['detail']).toMatch(reason);
    });

    it.each([
      ['broken JSON', '{"setArticle":', 'application/json', 400],
      ['a dangerous key', '{"__proto__": {}}', 'application/json', 400],
      ['no JSON at all', '<cart/>', 'text/xml', 415],
      ['a body of ten megabytes', `{"setArticle": "${'x'.repeat(10_000_000)}"}`, 'application/json', 413],
      [
        'a quantity beyond every number',
        '{"setArticle": {"productId": "100000001", "tcm": "a", "quantity": 1e999}}',
        'application/json',
        400,
      ],
    ])('[CART-3] %s: a problem', async (_, payload, type, status) => {
      const answer = await shop.visitor().call({
        method: 'PUT',
        url: '/service/cart/api/cart',
        headers: { 'content-type': type, 'x-hunter-csrf': '1' },
        payload,
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    });

    it.each([
      ['an empty id', ''],
      ['a long id', 'x'.repeat(65)],
      ['an id with a space', 'a b'],
    ])('[CART-3] %s of the change: 400', async (_, id) => {
      const answer = await shop.visitor().put({ setArticle: good }, { 'idempotency-key': id });
      expect(answer.statusCode).toBe(400);
      expect(problemIn(answer)['detail']).toMatch(/idempotency-key/);
    });

    it('[CART-1] a wish to reload that is neither true nor false: 400', async () => {
      expect(problemIn(await shop.visitor().load('?forceReload=maybe'))).toMatchObject({ status: 400 });
    });

    it.each(['GET', 'PUT'] as const)('[CART-1, CART-3] %s without the header of the shop: 403', async (method) => {
      const answer = await shop.visitor().call({
        method,
        url: '/service/cart/api/cart',
        ...(method === 'PUT' ? { payload: { setArticle: good } } : {}),
      });
      expect(answer.statusCode).toBe(403);
      expect(problemIn(answer)).toMatchObject({ status: 403 });
    });
  });

  describe('a fault', () => {
    it.each([
      ['CARTSTORAGE_UNAVAILABLE', { storageIsDown: true }],
      ['PRODUCTDATA_UNAVAILABLE', { productDataIsDown: true }],
      ['PRICE_UNAVAILABLE', { priceMinor: undefined }],
    ])('%s is returned on load and on change, and reveals nothing internal', async (error, broken) => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 1);
      Object.assign(shop.state, broken);
      for (const answer of [await visitor.load(), await visitor.set('100000001', 'beans-250', 2)]) {
        expect(answer.statusCode).toBe(503);
        expect(problemIn(answer)).toEqual({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: 'the cart cannot be reached now',
          requestId: answer.headers['x-request-id'],
          error,
        });
      }
      Object.assign(shop.state, { storageIsDown: false, productDataIsDown: false, priceMinor: 799 });
      expect(lines(cartIn(await visitor.load()))).toEqual(['beans-250 1']);
    });
  });

  describe('time', () => {
    it('[CART-1] a cart that was not used for ninety days is gone, and a new one begins in its place', async () => {
      const visitor = shop.visitor();
      await visitor.set('100000001', 'beans-250', 1);
      const renew = async (days: number) => {
        shop.state.now = new Date(shop.state.now.getTime() + days * 86_400_000);
        await visitor.askForToken();
      };
      // Reading is use.
      for (let week = 0; week < 20; week += 1) {
        await renew(14);
        expect(cartIn(await visitor.load()).numberOfArticles).toBe(1);
      }
      for (let week = 0; week < 7; week += 1) await renew(14);
      expect(cartIn(await visitor.load()).numberOfArticles).toBe(0);
      const begun = await visitor.set('100000001', 'beans-500', 1);
      expect(lines(cartIn(begun))).toEqual(['beans-500 1']);
    });
  });
});
