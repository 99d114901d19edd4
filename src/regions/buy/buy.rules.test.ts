import { describe, expect, it } from 'vitest';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import type { Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import { boxes } from './buy.fixtures.ts';
import {
  buyPropsOf,
  chosenArticle,
  firstChoice,
  isColorOut,
  isSizeMissing,
  isSizeOut,
  mostOf,
  openArticle,
} from './buy.rules.ts';

const article = (tcm: string, parts: Partial<ProductArticle> = {}): ProductArticle => ({
  tcm,
  picture: 'mug-sage',
  price: { now: { amountMinor: 799, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
  ...parts,
});
const product = (parts: Partial<Product>): Product => ({
  productId: '100000001',
  title: 'Becher',
  details: '',
  description: [],
  url: '/becher-p100000001.html',
  categoryId: 1,
  labels: [],
  pictures: [],
  colors: [],
  sizes: [],
  articles: [article('a')],
  ...parts,
});
const color = (name: string) => ({ name, hex: '#000', picture: 'x' });

describe('the props for the box', () => {
  it('have a choice only if there is more than one option', () => {
    const one = buyPropsOf(product({ colors: [color('Rot')], sizes: ['M'] }), cartLimits, 'de');
    expect([one.colors, one.sizes]).toEqual([[], []]);
    const two = buyPropsOf(product({ colors: [color('Rot'), color('Blau')], sizes: ['M', 'L'] }), cartLimits, 'de');
    expect([two.colors.length, two.sizes]).toEqual([2, ['M', 'L']]);
    expect([one.slugs, two.slugs]).toEqual([{}, { Rot: 'rot', Blau: 'blau' }]);
    expect(buyPropsOf(product({ sizes: ['M', 'XL'] }), cartLimits, 'de').slugs).toEqual({ M: 'm', XL: 'xl' });
  });

  it('have of an article what it has, and no empty members', () => {
    const of = (parts: Partial<ProductArticle>) =>
      buyPropsOf(product({ articles: [article('a', parts)] }), cartLimits, 'de').articles;
    const { price, availability } = article('a');
    expect(of({})).toStrictEqual([{ tcm: 'a', price, availability }]);
    const more = { color: 'Rot', size: 'M', availability: 'PREORDER', availableFrom: '2026-12-01' } as const;
    expect(of(more)).toStrictEqual([{ tcm: 'a', price, ...more }]);
  });

  it.each([
    [undefined, 'AVAILABLE', undefined],
    [10, 'AVAILABLE', undefined],
    [9, 'AVAILABLE', 9],
    [0, 'AVAILABLE', 0],
    [0, 'BACKORDER', undefined],
    [3, 'PREORDER', 3],
  ] as const)('[CART-5] bounds %s pieces %s by %s, as the cart does', (quantity, availability, left) => {
    const parts = { availability, ...(quantity === undefined ? {} : { quantity }) };
    const props = buyPropsOf(product({ articles: [article('a', parts)] }), cartLimits, 'de');
    expect(props.articles[0]?.left).toBe(left);
  });
});

describe('a choice', () => {
  it.each([
    ['the first colour, and no size', boxes.coat, { color: 'Camel', size: undefined }],
    ['nothing, where there is nothing to choose', boxes.mug, { color: undefined, size: undefined }],
    ['the first, where all are sold out', boxes.soldOut, { color: undefined, size: undefined }],
  ])('is at first %s', (_, box, choice) => {
    expect(firstChoice(box)).toEqual(choice);
  });

  it('is empty without articles', () => {
    expect(firstChoice({ ...boxes.coffee, articles: [] })).toEqual({ color: undefined, size: undefined });
    expect(openArticle({ ...boxes.coffee, articles: [] }, {})).toBeUndefined();
  });

  it('starts with a colour that is for sale', () => {
    const articles = boxes.coat.articles.map((article) =>
      article.color === 'Camel' ? { ...article, availability: 'SOLDOUT' as const } : article,
    );
    expect(firstChoice({ ...boxes.coat, articles })).toEqual({ color: 'Petrol', size: undefined });
  });

  it.each([
    [boxes.coat, { color: 'Camel' }, true],
    [boxes.coat, { color: 'Camel', size: '36' }, false],
    [boxes.mug, {}, false],
  ])('[SHOP-3] lacks a size where there are several and none is chosen: %#', (box, choice, isMissing) => {
    expect(isSizeMissing(box, choice)).toBe(isMissing);
  });

  it('[SHOP-3] without a size shows the cheapest article of the colour that can be bought, and no number of pieces', () => {
    const [small, large] = boxes.coffee.articles;
    expect(openArticle(boxes.coffee, {})).toEqual({ ...small, hasRange: true });
    const gone = {
      ...boxes.coffee,
      articles: [
        { ...small, availability: 'SOLDOUT' as const },
        { ...large, left: 3 },
      ],
    };
    expect(openArticle(gone, {})).toEqual({ ...large, hasRange: true });
    expect(openArticle(boxes.coat, { color: 'Camel' })?.hasRange).toBe(false);
  });

  it('[SHOP-3] starts with the article that the address names, for sale or not', () => {
    expect(firstChoice({ ...boxes.coat, opened: 'camel-44', openedSize: '44' })).toEqual({
      color: 'Camel',
      size: '44',
    });
    expect(firstChoice({ ...boxes.coat, opened: 'petrol-38' })).toEqual({ color: 'Petrol', size: undefined });
    const shown = product({ articles: [article('a'), article('b')] });
    expect(buyPropsOf(shown, cartLimits, 'de', { tcm: 'b', size: 'M' })).toMatchObject({
      opened: 'b',
      openedSize: 'M',
    });
    expect(buyPropsOf(shown, cartLimits, 'de')).not.toHaveProperty('openedSize');
  });

  it.each([
    [{ color: 'Camel', size: '44' }, 'camel-44'],
    [{ color: 'Bordeaux', size: '40' }, 'bordeaux-40'],
    [{ color: 'Bordeaux', size: '44' }, undefined],
    [{ color: 'Camel' }, undefined],
  ])('of %o is %s', (choice, tcm) => {
    expect(chosenArticle(boxes.coat, choice)?.tcm).toBe(tcm);
  });

  it('is the only article if there is no choice', () => {
    expect(chosenArticle(boxes.mug, {})?.tcm).toBe('mug');
  });

  it.each([
    ['44', 'Camel', true],
    ['44', 'Petrol', false],
    ['44', 'Bordeaux', true],
    ['40', 'Bordeaux', false],
  ])('strikes size %s in %s: %s', (size, color, out) => {
    expect(isSizeOut(boxes.coat, size, { color })).toBe(out);
  });

  it('strikes a colour through only if no size of it is available', () => {
    expect(isColorOut(boxes.coat, 'Camel')).toBe(false);
    const articles = boxes.coat.articles.map((one) => ({ ...one, availability: 'NOT_AVAILABLE' as const }));
    expect(isColorOut({ ...boxes.coat, articles }, 'Camel')).toBe(true);
  });
});

it.each([
  [boxes.coffee, 10],
  [boxes.mug, 2],
  [boxes.soldOut, 1],
])('[CART-5] the stepper goes to what can be had, and never below one: %#', (box, most) => {
  expect(mostOf(box.articles[0], box.mostPieces)).toBe(most);
});
