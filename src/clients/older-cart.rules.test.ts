import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, answersOf, missingIn } from '../../tests/support/other-servers/answers.ts';
import { cartAnswerSchema, cartProblemSchema } from '../contracts/cart/cart.contract.ts';
import { cartOf } from './cart.effects.ts';
import { readAnswer } from './cart-load.effects.ts';
import { readCart } from './older-cart.rules.ts';

const recorded = (name: string) => ({ kind: 'answer' as const, ...answerOf('cart', name) });
/** The cart that a recorded answer is read as. */
const cartIn = async (name: string) => {
  const read = await readAnswer(recorded(name));
  if (read.kind === 'unchanged' || !read.cart) throw new Error(`${name} has no cart`);
  return read.cart;
};

describe('the recorded answers of the cart', () => {
  it.each(answersOf('cart').filter(([, { body }]) => JSON.stringify(body).includes('"cart"')))(
    '[CART-2] %s has a cart in which every number is one',
    async (name) => {
      const cart = await cartIn(name);
      const pieces = [...cart.articles, ...cart.giftCards.map(({ article }) => article)].map(
        ({ quantity }) => quantity,
      );
      expect(pieces.every(Number.isInteger)).toBe(true);
      expect(cart.freeArticles.every(({ quantity }) => quantity.quantity === 1)).toBe(true);
      // What is stored counts as our own.
      expect(await cartOf(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    },
  );

  it('[CART-2] ours is read as it is', async () => {
    const { cart } = recorded('ours').body as { cart: unknown };
    expect(await cartIn('ours')).toEqual(cart);
  });

  it('[CART-2] understands a quantity as a number and as an object', async () => {
    expect(await cartIn('quantity-object')).toEqual(await cartIn('minimal'));
    expect((await cartIn('minimal')).articles.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('[CART-2] gives members that only our service has a default, and no prices', async () => {
    const { articles, freeArticles, partnerProducts, subscriptions, vouchers, isUnpriced } = await cartIn('minimal');
    expect(isUnpriced).toBe(true);
    expect(vouchers).toEqual([]);
    expect(articles[0]?.url).toBe('/-p100000001.html');
    expect(freeArticles[0]).toMatchObject({ title: '', availability: 'AVAILABLE' });
    expect(partnerProducts[0]).toMatchObject({ partner: '', url: '' });
    expect(subscriptions[0]).toMatchObject({ pieces: 1, weeks: 0 });
  });

  it('[CART-2] keeps what an older service calls otherwise', async () => {
    const { numberOfArticles, articles, defectiveArticles, giftCards } = await cartIn('older');
    expect(numberOfArticles).toBe(3);
    expect(articles.map(({ productId, availability }) => [productId, availability])).toEqual([
      ['100000001', 'AVAILABLE'],
      ['100000003', 'SOLDOUT'],
    ]);
    expect(defectiveArticles).toHaveLength(1);
    expect(giftCards).toEqual([]);
  });

  it.each([
    ['added', { kind: 'cart', addedProduct: 'Sonntagsröstung' }, 2],
    ['limit', { kind: 'refused', refusal: { code: 'AVAILABILITY_LIMIT', limit: 2 } }, 2],
    ['limit-in-200', { kind: 'refused', refusal: { code: 'ITEM_LIMIT', limit: 3 } }, 3],
    ['error', { kind: 'refused', refusal: { code: 'PRICE_UNAVAILABLE' } }, undefined],
  ])('[CART-3, CART-4] %s is read as %j', async (name, outcome, pieces) => {
    const read = await readAnswer(recorded(name));
    expect(read).toMatchObject(outcome);
    expect(read.kind === 'unchanged' ? undefined : read.cart?.numberOfArticles).toBe(pieces);
  });

  it('[CART-1, CART-3] ours matches the contract and has every documented member', () => {
    const ours = recorded('ours').body;
    expect([...Value.Errors(cartAnswerSchema, ours)]).toEqual([]);
    expect(missingIn(ours, recorded('minimal').body)).toEqual([]);
    expect(Object.keys(cartAnswerSchema.properties)).toEqual(['cart', 'addedProduct', 'error', 'limit']);
    expect(Object.keys(cartProblemSchema.properties)).toEqual(expect.arrayContaining(['error', 'limit', 'cart']));
  });
});

const coffee = { productId: '100000001', tcm: 'a', title: 'Kaffee', quantity: 1, availability: 'AVAILABLE' };
const withArticle = (article: unknown) => readCart({ numberOfArticles: 1, articles: [article] })?.articles;

describe('an entry', () => {
  it.each([
    ['without its number', { ...coffee, productId: undefined }],
    ['without its tcm', { ...coffee, tcm: '' }],
    ['without a quantity', { ...coffee, quantity: undefined }],
    ['of half a piece', { ...coffee, quantity: 0.5 }],
    ['of fewer than no pieces', { ...coffee, quantity: -1 }],
    ['whose quantity is a text', { ...coffee, quantity: '2' }],
    ['whose quantity is a list', { ...coffee, quantity: [2] }],
    ['that is nothing', null],
    ['that is a text', 'coffee'],
  ])('[CART-2] %s is left out', (_, article) => {
    expect(withArticle(article)).toEqual([]);
  });

  it.each([
    ['a price in words', { price: '6,99' }, 'price', { amountMinor: 0, currency: 'EUR' }],
    [
      'a price of another currency',
      { price: { amountMinor: 1, currency: 'USD' } },
      'price',
      { amountMinor: 0, currency: 'EUR' },
    ],
    [
      'a price of our own',
      { price: { amountMinor: 1, currency: 'TRY' } },
      'price',
      { amountMinor: 1, currency: 'TRY' },
    ],
    ['an address that runs', { url: 'javascript:alert(1)' }, 'url', '/-p100000001.html'],
    ['an address of another host', { url: '//other.example/x' }, 'url', '/-p100000001.html'],
    ['a whole address', { url: 'https://shop.example/x' }, 'url', 'https://shop.example/x'],
    ['a choice that is an object', { choice: { size: 40 } }, 'choice', undefined],
    ['a day that is none', { availableFrom: 'soon' }, 'availableFrom', undefined],
    ['the mark of a coffee', { isCoffee: true }, 'isCoffee', true],
    ['a mark that is a text', { isCoffee: 'yes' }, 'isCoffee', undefined],
    ['an unknown availability', { availability: 'LIMITED' }, 'availability', 'AVAILABLE'],
    ['no title', { title: undefined }, 'title', '100000001'],
  ])('[CART-2] with %s keeps its line', (_, members, name, value) => {
    expect(withArticle({ ...coffee, ...members })?.[0]?.[name as 'title']).toEqual(value);
  });
});

const price = { amountMinor: 699, currency: 'EUR' };
it.each([
  ['prices and a total', { total: price, articles: [{ ...coffee, price }] }, undefined],
  ['prices without a total', { articles: [{ ...coffee, price }] }, true],
  ['a total without a price', { total: price, articles: [coffee] }, true],
])('[CART-2] a cart of another service with %s', (_, lists, isUnpriced) => {
  expect(readCart({ numberOfArticles: 1, ...lists })?.isUnpriced).toBe(isUnpriced);
});

it('[CART-2] a free article of another service keeps how many are left, and its minimum', () => {
  const free = { productId: '100000005', campaignId: 'bar', left: 2, minimum: price };
  expect(readCart({ numberOfArticles: 1, freeArticles: [free] })?.freeArticles).toMatchObject([
    { left: 2, minimum: price, quantity: { quantity: 1 } },
  ]);
});
