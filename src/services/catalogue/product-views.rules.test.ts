import { describe, expect, it } from 'vitest';
import type { ArticleRow, ProductRow } from './catalogue.repository.ts';
import { factsOf, productOf, tileOf } from './product-views.rules.ts';
import { articleRowWith, productRowWith } from './catalogue.fixtures.ts';

const at = new Date('2026-11-20T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');
const moment = { at, abTests: {} };
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const hexOf = (site: string, name: string) => (site === 'DE' && name !== 'Irgendwas' ? `#${name}` : undefined);
const load = (articles: readonly ArticleRow[], changes: Partial<ProductRow> = {}) => ({
  product: productRowWith(changes),
  articles,
});
const tile = (...loaded: Parameters<typeof load>) => tileOf('DE', load(...loaded), moment, hexOf);
const page = (...loaded: Parameters<typeof load>) => productOf('DE', load(...loaded), moment, hexOf);
const rated = { ratingAverage: '4.5', ratingCount: '12', ratingSource: 'Kontor' };

it.each<[string, readonly ArticleRow[], string | undefined]>([
  ['one article in stock', [articleRowWith()], 'one'],
  ['one of a colour and a size', [articleRowWith({ color: 'Creme', size: '250 g' })], 'one'],
  ['two articles', [articleRowWith(), articleRowWith({ tcm: 'two' })], undefined],
  ['two of which one is in stock', [articleRowWith(), articleRowWith({ tcm: 'two', quantity: 0 })], undefined],
  ['one that is sold out', [articleRowWith({ quantity: 0 })], undefined],
  [
    'one that comes later',
    [articleRowWith({ availability: 'PREORDER', available_from: new Date('2026-12-24') })],
    undefined,
  ],
  ['one that is ordered for the customer', [articleRowWith({ availability: 'BACKORDER' })], undefined],
])('[CART-4] a tile leaves nothing to choose: %s', (_, articles, only) => {
  expect(tile(articles)?.only).toBe(only);
});

describe('[SHOP-2] a tile', () => {
  it('has what its product must have, and no more', () => {
    expect(tile([articleRowWith({ availability: 'BACKORDER' })])).toEqual({
      productId: '101110001',
      categoryId: 0,
      title: 'Kaffee',
      details: '250 g',
      url: '/kaffee-p101110001.html',
      picture: 'bag-coffee-sage',
      price: { now: eur(1000), savingPercent: 0 },
      hasPriceRange: false,
      availability: 'BACKORDER',
      labels: [],
      colors: [],
    });
    expect(tile([])).toBeUndefined();
  });

  it('has the picture and price of the cheapest article, and all that is known of its product', () => {
    const dear = articleRowWith({ color: 'Creme', price_minor: 2000, picture: 'dear' });
    const cheap = articleRowWith({ tcm: 'two', color: 'Salbei', unit: 'g', unit_amount: 250 });
    expect(tile([dear, cheap], { facts: rated, intensity: 3, labels: ['new'], category_1: 1000 })).toEqual({
      productId: '101110001',
      categoryId: 1000,
      title: 'Kaffee',
      details: '250 g',
      url: '/kaffee-p101110001.html',
      picture: 'bag-coffee-sage',
      price: { now: eur(1000), savingPercent: 0 },
      hasPriceRange: true,
      availability: 'AVAILABLE',
      labels: ['new'],
      colors: [
        { name: 'Creme', hex: '#Creme' },
        { name: 'Salbei', hex: '#Salbei' },
      ],
      basePrice: { price: eur(4000), per: '1 kg' },
      rating: { average: 4.5, count: 12, source: 'Kontor' },
      intensity: 3,
    });
  });

  it('shows no dot for a single colour', () => {
    expect(tile([articleRowWith({ color: 'Creme' })])?.colors).toEqual([]);
  });

  it.each(Object.keys(rated))('has no rating without %s', (name) => {
    expect(tile([articleRowWith()], { facts: { ...rated, [name]: undefined } })).not.toHaveProperty('rating');
  });

  it.each([
    [{ category_1: 1, category_2: 2, category_3: 3 }, 3],
    [{ category_1: 1, category_2: 2 }, 2],
  ])('is in the lowest category of %j', (categories, expected) => {
    expect(tile([articleRowWith()], categories)?.categoryId).toBe(expected);
  });
});

describe('the page of a product', () => {
  it('has what its product and article must have, and no more', () => {
    expect(page([articleRowWith()])).toEqual({
      productId: '101110001',
      title: 'Kaffee',
      details: '250 g',
      description: ['Mild.'],
      url: '/kaffee-p101110001.html',
      categoryId: 0,
      labels: [],
      pictures: [],
      colors: [],
      sizes: [],
      articles: [
        {
          tcm: 'one',
          picture: 'bag-coffee-sage',
          price: { now: eur(1000), savingPercent: 0 },
          availability: 'AVAILABLE',
        },
      ],
    });
  });

  it('has all that is known of its product and articles', () => {
    const facts = { ...rated, goesWith: '101110002,101110003' };
    const article = articleRowWith({
      color: 'Creme',
      size: 'M',
      sale_minor: 800,
      sale_to: tomorrow,
      lowest30_minor: 900,
      available_from: tomorrow,
      quantity: 0,
      unit: 'ml',
      unit_amount: 500,
      gtin: '4006381333931',
    });
    expect(page([article], { facts, brand: 'Kontor', intensity: 4, pictures: ['close'] })).toEqual({
      productId: '101110001',
      title: 'Kaffee',
      details: '250 g',
      description: ['Mild.'],
      url: '/kaffee-p101110001.html',
      categoryId: 0,
      labels: [],
      pictures: ['close'],
      colors: [{ name: 'Creme', hex: '#Creme', picture: 'bag-coffee-sage' }],
      sizes: ['M'],
      articles: [
        {
          tcm: 'one',
          picture: 'bag-coffee-sage',
          price: { now: eur(800), before: eur(900), lowest30: eur(900), savingPercent: 11 },
          availability: 'SOLDOUT',
          color: 'Creme',
          size: 'M',
          quantity: 0,
          gtin: '4006381333931',
          content: { amount: 500, unit: 'ml' },
          basePrice: { price: eur(1600), per: '1 l' },
          availableFrom: '2026-11-21',
          reducedUntil: tomorrow,
        },
      ],
      rating: { average: 4.5, count: 12, source: 'Kontor' },
      goesWith: ['101110002', '101110003'],
      facts,
      brand: 'Kontor',
      intensity: 4,
    });
  });

  it('names each colour with its first picture, and each size once', () => {
    const rows = [
      ['Creme', 'S', 'first'],
      ['Creme', 'M', 'second'],
      ['Irgendwas', 'S', 'third'],
      [null, null, 'fourth'],
    ] as const;
    const { colors, sizes } = page(rows.map(([color, size, picture]) => articleRowWith({ color, size, picture })));
    expect(colors).toEqual([
      { name: 'Creme', hex: '#Creme', picture: 'first' },
      { name: 'Irgendwas', hex: '', picture: 'third' },
    ]);
    expect(sizes).toEqual(['S', 'M']);
  });

  it('takes the last paragraph for the care', () => {
    expect(page([], { description: 'Eins.\n\nZwei.\n\n\nPflege.' })).toMatchObject({
      description: ['Eins.', 'Zwei.'],
      care: 'Pflege.',
    });
  });

  it('does not say until when a price is reduced before it is, nor a content without a unit', () => {
    const [article] = page([
      articleRowWith({ sale_minor: 800, sale_from: tomorrow, sale_to: tomorrow, unit_amount: 5 }),
    ]).articles;
    expect([article?.reducedUntil, article?.content]).toEqual([undefined, undefined]);
    expect(page([articleRowWith({ unit: 'g' })]).articles[0]?.content).toBeUndefined();
    expect(page([articleRowWith({ unit: 'g', unit_amount: 250 })]).articles[0]?.content).toEqual({
      amount: 250,
      unit: 'g',
    });
  });
});

describe('[CART-4] what a cart needs of an article', () => {
  it('is what is sold under its name', () => {
    const other = articleRowWith({ tcm: 'two', picture: 'two', color: 'Creme', quantity: 3, available_from: tomorrow });
    const loaded = load([articleRowWith(), other]);
    expect(factsOf('DE', loaded, 'one', moment)).toEqual({
      productId: '101110001',
      tcm: 'one',
      title: 'Kaffee',
      picture: 'bag-coffee-sage',
      url: '/kaffee-p101110001.html',
      price: { now: eur(1000), savingPercent: 0 },
      availability: 'AVAILABLE',
    });
    expect(factsOf('DE', loaded, 'two', moment)).toMatchObject({
      picture: 'two',
      choice: 'Creme',
      quantity: 3,
      availableFrom: '2026-11-21',
    });
  });

  it('is nothing for an article that there is not', () => {
    expect(factsOf('DE', load([articleRowWith()]), 'two', moment)).toBeUndefined();
    expect(factsOf('DE', undefined, 'one', moment)).toBeUndefined();
  });
});

it('[TRK-1] a tile names the colour and the size of its only article', () => {
  const choiceOf = (...articles: readonly ArticleRow[]) => tile(articles)?.choice;
  expect(choiceOf(articleRowWith({ color: 'Creme', size: '250 g' }))).toBe('Creme, 250 g');
  expect(choiceOf(articleRowWith())).toBeUndefined();
  expect(choiceOf(articleRowWith({ size: 'S' }), articleRowWith({ tcm: 'two', size: 'M' }))).toBeUndefined();
});
