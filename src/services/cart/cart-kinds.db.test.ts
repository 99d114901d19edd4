import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { cartApp, soldAtFirst, type CartApp, type Visitor } from '../../../tests/support/shops/cart-app.ts';
import {
  additionForm,
  defectiveIn,
  itemsIn,
  keyOf,
  nameOf,
  removalForm,
  titleOf,
} from '../../domain/cart/kinds/kinds.ts';
import type { CartForm } from '../../contracts/cart/cart-form.contract.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { extrasForTests, itemsOfEachKind } from '../../testing/cart.fixtures.ts';
import { sameJson } from '../../lib/same-json.ts';

let shop: CartApp;
let visitor: Visitor;

const page = '/service/cartfrontend/cart';
const card = { productId: '000000001', tcm: '25' };
const chocolate = { productId: '100000006', campaignId: 'chocolate' };
const care = { partnerProductId: 'machine-care' };
const coffee = { coffee: 'house-blend', pieces: '2', weeks: '4' };
const cart = async (): Promise<Cart> => (await visitor.load()).json<{ cart: Cart }>().cart;
const kindsIn = async (): Promise<string[]> => itemsIn(await cart()).map(({ kind }) => kind);
const subscribe = () => visitor.submit({ kind: 'subscription', mode: 'add', ...coffee });
/** The fields as the page sends them. */
const fieldsOf = (form: CartForm): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
/** Three of the coffee: enough for the free chocolate. */
const buyCoffee = () => visitor.set('100000001', 'beans-250', 3);

onBothDatabases('every kind of item', (db) => {
  beforeAll(async () => {
    shop = await cartApp({ db: db() });
  });
  afterAll(() => shop?.app.close());
  beforeEach(() => {
    Object.assign(shop.state, { sold: soldAtFirst(), priceMinor: 799, extras: extrasForTests });
    visitor = shop.visitor();
  });

  const putIn = async (): Promise<void> => {
    await buyCoffee();
    for (const change of [
      { setGiftCard: { ...card, set: true } },
      { setFreeArticle: { ...chocolate, remove: false } },
      { setPartnerProduct: { ...care, set: true } },
    ])
      expect((await visitor.put(change)).statusCode).toBe(200);
    await subscribe();
  };

  it('[CART-3, CART-16] is added by a call, except the subscription, which the page’s form adds', async () => {
    await buyCoffee();
    const answer = await visitor.put({ setGiftCard: { ...card, set: true } });
    expect(answer.json()).toMatchObject({
      addedProduct: 'Geschenkkarte',
      cart: { giftCards: [{ article: { ...card, quantity: 1, price: { amountMinor: 2500 } } }] },
    });
    expect((await visitor.put({ setGiftCard: { ...card, set: true } })).statusCode).toBe(304);
    expect((await visitor.put({ setFreeArticle: { ...chocolate, remove: false } })).json()).toMatchObject({
      addedProduct: 'Zartbitter-Tafel',
      cart: { freeArticles: [{ ...chocolate, quantity: { quantity: 1 }, availability: 'AVAILABLE' }] },
    });
    expect((await visitor.put({ setPartnerProduct: { ...care, set: true } })).json()).toMatchObject({
      cart: { partnerProducts: [{ ...care, totalQuantity: 1 }] },
    });
    const subscribed = await subscribe();
    expect(subscribed.headers.location).toBe(`${page}?message=ADDED`);
    expect(await cart()).toMatchObject({
      subscriptions: [{ subscriptionConfigurationId: 'house-blend.2.4', pieces: 2, weeks: 4 }],
      numberOfArticles: 7,
      // three coffees, the card and the care; nothing for what is free or paid later
      total: { amountMinor: 3 * 799 + 2500 + 3900 },
    });
  });

  it('[CART-12] is equal in the call and in the page, so that a page can detect a different cart', async () => {
    await putIn();
    const load = vi.spyOn(shop.cart, 'load');
    const called = await cart();
    const read = await load.mock.results[0]?.value;
    load.mockRestore();
    expect(itemsIn(called)).toHaveLength(5);
    expect(sameJson(called, read)).toBe(true);
  });

  it('[CART-3] is removed by a call', async () => {
    await putIn();
    for (const change of [
      { setGiftCard: { ...card, set: false } },
      { setFreeArticle: { ...chocolate, remove: true } },
      { setPartnerProduct: { ...care, set: false } },
      { deleteSubscription: { subscriptionId: 'house-blend.2.4' } },
    ]) {
      expect((await visitor.put(change)).statusCode).toBe(200);
      expect((await visitor.put(change)).statusCode).toBe(304);
    }
    expect(await kindsIn()).toEqual(['article']);
  });

  it.each([
    ['giftCard', { kind: 'gift-card', ...card }, { kind: 'gift-card', ...card }],
    ['freeArticle', { kind: 'free-article', ...chocolate }, { kind: 'free-article', ...chocolate }],
    ['partnerProduct', { kind: 'partner-product', ...care }, { kind: 'partner-product', ...care }],
    ['subscription', { kind: 'subscription', ...coffee }, { kind: 'subscription', subscriptionId: 'house-blend.2.4' }],
  ])('[CART-16] is added and removed by a plain form: %s', async (kind, toPut, toTake) => {
    await buyCoffee();
    const added = await visitor.submit({ ...toPut, mode: 'add', back: '/geschenkkarte-s1060.html' });
    expect(added.statusCode).toBe(303);
    expect(added.headers.location).toBe(`${page}?message=ADDED&back=%2Fgeschenkkarte-s1060.html`);
    expect(await kindsIn()).toEqual(['article', kind]);
    const removed = await visitor.submit({ ...toTake, mode: 'remove' });
    expect(removed.headers.location).toBe(page);
    expect(await kindsIn()).toEqual(['article']);
  });

  it.each(itemsOfEachKind.map((item) => [item.kind, item] as const))(
    '[CART-2, CART-16] is stored and read back from the form that the cart page renders for it: %s',
    async (_, item) => {
      const names = async () => itemsIn(await cart()).map((one) => nameOf(keyOf(one)));
      await visitor.set('300000000', 'n1', 5);
      const before = await names();
      await visitor.submit(fieldsOf(additionForm(item)));
      expect(await names()).toEqual([...before, nameOf(keyOf(item))]);
      await visitor.submit(fieldsOf(removalForm(item)));
      expect(await names()).toEqual(before);
    },
  );

  it.each([
    ['a coffee without subscriptions', { coffee: 'tea', pieces: '1', weeks: '4' }],
    ['more packs than can be chosen', { coffee: 'house-blend', pieces: '9', weeks: '4' }],
    ['weeks that cannot be chosen', { coffee: 'house-blend', pieces: '1', weeks: '3' }],
  ])('[CART-16] is not added as a subscription: %s', async (_, chosen) => {
    const answer = await visitor.submit({ kind: 'subscription', mode: 'add', ...chosen });
    expect(answer.headers.location).toBe(`${page}?message=UNKNOWN`);
    expect(await kindsIn()).toEqual([]);
  });

  it.each([
    [{ kind: 'gift-card', productId: '1', tcm: '25', mode: 'add' }],
    [{ kind: 'gift-card', ...card, mode: 'set' }],
    [{ kind: 'free-article', productId: '100000006', mode: 'add' }],
    [{ kind: 'partner-product', mode: 'add' }],
    [{ kind: 'subscription', mode: 'add', coffee: 'house-blend', pieces: '0', weeks: '4' }],
    [{ kind: 'subscription', mode: 'remove', ...coffee }],
    [{ kind: 'voucher', ...card, mode: 'add' }],
    [{ kind: '', ...card, mode: 'add' }],
  ])('[SAFE-2] refuses an invalid form: %j', async (form) => {
    expect((await visitor.submit(form)).statusCode).toBe(400);
  });

  it('[CART-16] is available as a free article from its minimum on', async () => {
    await visitor.set('100000001', 'beans-250', 2);
    const early = await visitor.put({ setFreeArticle: { ...chocolate, remove: false } });
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({
      error: 'ITEM_LIMIT',
      limit: 0,
      detail: 'the cart does not reach the minimum of the free article',
    });
    const fromForm = await visitor.submit({ kind: 'free-article', ...chocolate, mode: 'add' });
    expect(fromForm.headers.location).toBe(`${page}?message=ITEM_LIMIT&limit=0`);
    await buyCoffee();
    await visitor.put({ setFreeArticle: { ...chocolate, remove: false } });
    await visitor.set('100000001', 'beans-250', 1);
    expect((await cart()).freeArticles).toMatchObject([
      { availability: 'NOT_AVAILABLE', minimum: { amountMinor: 2000 } },
    ]);
    await buyCoffee();
    expect((await cart()).freeArticles).toMatchObject([{ availability: 'AVAILABLE' }]);
  });

  describe('when it is gone', () => {
    it('[CART-2] becomes a defective item of its kind with its old name, and can be removed', async () => {
      await putIn();
      shop.state.sold.delete('100000001 beans-250');
      shop.state.extras = {
        giftCards: () => [],
        partnerProducts: () => [],
        campaigns: () => [],
        subscriptions: () => ({ coffees: [], pieces: [], weeks: [] }),
      };
      const gone = await cart();
      expect(defectiveIn(gone).map((entry) => `${entry.kind} ${titleOf(entry)}`)).toEqual([
        'article Sonntagsröstung',
        'giftCard Geschenkkarte',
        'partnerProduct Rundum-Pflege',
        'subscription Sonntagsröstung',
      ]);
      expect(gone.freeArticles).toMatchObject([{ title: 'Zartbitter-Tafel', availability: 'NOT_AVAILABLE' }]);
      expect(gone.freeArticles[0]).not.toHaveProperty('minimum');
      expect(gone).toMatchObject({ numberOfArticles: 1, total: { amountMinor: 0 } });
      for (const change of [
        { setArticle: { productId: '100000001', tcm: 'beans-250', quantity: 0 } },
        { setGiftCard: { ...card, set: false } },
        { setFreeArticle: { ...chocolate, remove: true } },
        { setPartnerProduct: { ...care, set: false } },
        { deleteSubscription: { subscriptionId: 'house-blend.2.4' } },
      ])
        expect((await visitor.put(change)).statusCode).toBe(200);
      expect(defectiveIn(await cart())).toEqual([]);
      expect(await kindsIn()).toEqual([]);
    });

    it('[CART-2] makes a subscription defective without its coffee, and a free article unavailable without its product', async () => {
      await putIn();
      shop.state.sold.delete('100000001 beans-250');
      shop.state.sold.delete('100000006 bar');
      const gone = await cart();
      expect(gone.defectiveSubscriptions).toHaveLength(1);
      expect(gone.freeArticles).toMatchObject([{ availability: 'NOT_AVAILABLE' }]);
      expect(gone.giftCards).toHaveLength(1);
    });
  });

  it('[CART-13] is stored together with simultaneous changes of the cart', async () => {
    await visitor.askForToken();
    await buyCoffee();
    await Promise.all([
      visitor.put({ setGiftCard: { ...card, set: true } }),
      visitor.put({ setGiftCard: { ...card, tcm: '50', set: true } }),
      visitor.put({ setPartnerProduct: { ...care, set: true } }),
      visitor.put({ setFreeArticle: { ...chocolate, remove: false } }),
      subscribe(),
      visitor.set('100000002', 'mug', 1),
    ]);
    expect((await kindsIn()).toSorted()).toEqual(
      ['article', 'article', 'freeArticle', 'giftCard', 'giftCard', 'partnerProduct', 'subscription'].toSorted(),
    );
  });
});
