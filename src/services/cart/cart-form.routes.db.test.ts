import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { cartApp, soldAtFirst, type CartApp, type Visitor } from '../../../tests/support/shops/cart-app.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';

let shop: CartApp;
let visitor: Visitor;

const beans = { productId: '100000001', tcm: 'beans-250' };
const page = '/service/cartfrontend/cart';
const lines = async (): Promise<string[]> =>
  (await visitor.load()).json<{ cart: Cart }>().cart.articles.map(({ tcm, quantity }) => `${tcm} ${quantity}`);

onBothDatabases('the cart’s forms', (db) => {
  beforeAll(async () => {
    shop = await cartApp({ db: db() });
  });
  afterAll(() => shop?.app.close());
  beforeEach(() => {
    Object.assign(shop.state, {
      sold: soldAtFirst(),
      priceMinor: 799,
      productDataIsDown: false,
      storageIsDown: false,
    });
    visitor = shop.visitor();
  });

  describe('the addition of a page that has not read the cart', () => {
    const add = (quantity: number, id?: string) =>
      visitor.put({ addArticle: { ...beans, quantity } }, id === undefined ? {} : { 'idempotency-key': id });

    it('[CART-3, CART-13] adds to the pieces in the cart, once by the same id', async () => {
      const first = await add(2, 'add-1');
      expect(first.statusCode).toBe(200);
      expect(first.json()).toMatchObject({ addedProduct: 'Sonntagsröstung', cart: { numberOfArticles: 2 } });
      expect(first.cookies.map(({ name }) => name)).toEqual(['LongTermToken', 'LongTermKey']);
      const again = await add(2, 'add-1');
      expect(again.json()).toMatchObject({ addedProduct: 'Sonntagsröstung', cart: { numberOfArticles: 2 } });
      await add(3, 'add-2');
      expect(await lines()).toEqual(['beans-250 5']);
      expect((await visitor.set(beans.productId, beans.tcm, 2, 'add-1')).statusCode).toBe(422);
    });

    it('[CART-3] of nothing is a wrong body, with the reason', async () => {
      const answer = await add(0);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ detail: 'body.addArticle.quantity: must be >= 1' });
    });

    it('[CART-13] of three tabs at once loses nothing', async () => {
      await visitor.askForToken();
      const answers = await Promise.all([1, 2, 3].map((quantity) => add(quantity)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await lines()).toEqual(['beans-250 6']);
    });

    it('[CART-3, CART-5] is refused by the limit on all pieces together', async () => {
      await add(8);
      const answer = await add(3);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: 'ITEM_LIMIT', limit: 10, cart: { numberOfArticles: 8 } });
    });
  });

  describe('a form', () => {
    it('[CART-3] adds, adds more, sets and takes out, and leads to the cart page each time', async () => {
      const added = await visitor.submit({ ...beans, mode: 'add', quantity: '2', back: '/bohnen-p100000001.html' });
      expect(added.statusCode).toBe(303);
      expect(added.headers.location).toBe(`${page}?message=ADDED&back=%2Fbohnen-p100000001.html`);
      expect(await lines()).toEqual(['beans-250 2']);
      await visitor.submit({ ...beans, mode: 'add' });
      expect(await lines()).toEqual(['beans-250 3']);
      const set = await visitor.submit({ ...beans, mode: 'set', quantity: '1' });
      expect(set.headers.location).toBe(page);
      expect(await lines()).toEqual(['beans-250 1']);
      const removed = await visitor.submit({ ...beans, mode: 'remove', quantity: '1' });
      expect(removed.headers.location).toBe(page);
      expect(await lines()).toEqual([]);
    });

    it('[LOGIN-5] gives a visitor without token one in the answer', async () => {
      const answer = await visitor.submit({ ...beans, mode: 'add' });
      expect(answer.cookies.map(({ name }) => name)).toEqual(['LongTermToken', 'LongTermKey']);
      const next = await visitor.submit({ ...beans, mode: 'add' });
      expect(next.cookies).toEqual([]);
    });

    it('finds the article by the colour and size that were chosen', async () => {
      await visitor.submit({ productId: '100000004', color: 'Camel', size: '44', mode: 'add' });
      expect(await lines()).toEqual(['coat-44 1']);
      const unknown = await visitor.submit({ productId: '100000004', color: 'Camel', size: '38', mode: 'add' });
      expect(unknown.headers.location).toBe(`${page}?message=UNKNOWN`);
    });

    it.each([
      [{ color: 'Camel', back: '/mantel-p100000004.html?dim1=petrol' }, '/mantel-p100000004.html?dim1=camel'],
      [{ color: 'Camel', back: '/mantel-p100000004.html' }, '/mantel-p100000004.html?dim1=camel'],
      [{ back: '/mantel-p100000004.html' }, '/mantel-p100000004.html'],
    ])('[SHOP-3, CART-4] leads a form without a size to the sizes, and adds nothing: %j', async (fields, path) => {
      const answer = await visitor.submit({ productId: '100000004', mode: 'add', ...fields });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${path}#size-missing-100000004`);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await lines()).toEqual([]);
    });

    it.each([
      ['ITEM_LIMIT', { ...beans, mode: 'add', quantity: '11' }, '&limit=10'],
      ['AVAILABILITY_LIMIT', { productId: '100000002', tcm: 'mug', mode: 'add', quantity: '3' }, '&limit=2'],
      ['UNKNOWN', { productId: '999999999', tcm: 'x', mode: 'add' }, ''],
    ])('[CART-5] tells a refusal by its code: %s', async (code, fields, limit) => {
      const answer = await visitor.submit(fields);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${page}?message=${code}${limit}`);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });

    it.each([
      ['CARTSTORAGE_UNAVAILABLE', { storageIsDown: true }, beans],
      ['PRODUCTDATA_UNAVAILABLE', { productDataIsDown: true }, beans],
      ['PRODUCTDATA_UNAVAILABLE', { productDataIsDown: true }, { productId: '100000004', color: 'Camel', size: '40' }],
      ['PRICE_UNAVAILABLE', { priceMinor: undefined }, beans],
    ])('tells a fault by its code: %s', async (code, broken, article) => {
      Object.assign(shop.state, broken);
      const answer = await visitor.submit({ ...article, mode: 'add' });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${page}?message=${code}`);
    });

    it.each([
      ['no product', { tcm: 'a', mode: 'add' }],
      ['no mode', { ...beans }],
      ['an unknown mode', { ...beans, mode: 'steal' }],
      ['a short product id', { ...beans, productId: '1', mode: 'add' }],
      ['a tcm with a slash', { ...beans, tcm: 'a/b', mode: 'add' }],
      ['a quantity in words', { ...beans, mode: 'add', quantity: 'zwei' }],
      ['less than nothing', { ...beans, mode: 'set', quantity: '-1' }],
      ['no quantity', { ...beans, mode: 'set', quantity: '' }],
      ['a huge quantity', { ...beans, mode: 'set', quantity: '99999' }],
      ['a field that there is not', { ...beans, mode: 'add', price: '0' }],
      ['an empty colour', { productId: '100000004', color: '', mode: 'add' }],
      ['a very long size', { productId: '100000004', size: 'x'.repeat(65), mode: 'add' }],
      ['another shop to go back to', { ...beans, mode: 'add', back: 'https://evil.example/' }],
      ['another host to go back to', { ...beans, mode: 'add', back: '//evil.example/' }],
      ['another host by a backslash', { ...beans, mode: 'add', back: '/\\evil.example/' }],
      ['a script to go back to', { ...beans, mode: 'add', back: 'javascript:alert(1)' }],
      ['a query to go back to', { ...beans, mode: 'add', back: '/?message=x' }],
    ])('with %s: 400, and nothing is in the cart', async (_, fields: Record<string, string>) => {
      const answer = await visitor.submit(fields);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await lines()).toEqual([]);
    });

    it('with a field twice: 400', async () => {
      const answer = await visitor.call({
        method: 'POST',
        url: '/service/cartfrontend/cart/change',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://de.localhost:3000' },
        payload: 'productId=100000001&tcm=beans-250&mode=add&quantity=1&quantity=2',
      });
      expect(answer.statusCode).toBe(400);
    });

    it.each([
      ['of another origin', { origin: 'https://evil.example' }],
      ['of another site of ours', { origin: 'http://at.localhost:3000' }],
      ['without an origin', {}],
      ['that a foreign page sent', { 'sec-fetch-site': 'cross-site' }],
      ['of an origin that hides', { origin: 'null' }],
    ])('[SAFE-1] %s: 403', async (_, headers) => {
      const answer = await visitor.submit({ ...beans, mode: 'add' }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });

    it('[SAFE-1] that the browser itself calls our own passes', async () => {
      const answer = await visitor.submit({ ...beans, mode: 'add' }, { 'sec-fetch-site': 'same-origin' });
      expect(answer.statusCode).toBe(303);
    });
  });
});
