import { describe, expect, it } from 'vitest';
import type { Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import { noPicture } from '../../contracts/shop/pictures.contract.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import { buyPropsOf } from '../../regions/buy/buy.rules.ts';
import { additionEvent } from '../../regions/buy/buy-tracked.rules.ts';
import {
  galleryOf,
  leadPriceOf,
  namedArticle,
  namedSize,
  photosOf,
  picturesIn,
  structuredProduct,
  viewEvents,
  viewIn,
} from './product.rules.ts';

const article = (tcm: string, more: Partial<ProductArticle> = {}): ProductArticle => ({
  tcm,
  picture: `coat-${tcm}`,
  price: { now: { amountMinor: 12_905, currency: 'EUR' }, savingPercent: 0 },
  availability: 'AVAILABLE',
  ...more,
});
const coat: Product = {
  productId: '105110001',
  title: 'Wollmantel',
  details: 'Gefüttert',
  description: ['Ein Mantel, der hält.', 'Gerader Schnitt.'],
  brand: 'Kontor',
  url: '/wollmantel-p105110001.html',
  categoryId: 5110,
  labels: [],
  pictures: ['coat-close', 'coat-pair'],
  colors: [
    { name: 'Camel', hex: '#c19a6b', picture: 'coat-camel' },
    { name: 'Petrol', hex: '#1e4d5c', picture: 'coat-petrol' },
    { name: 'Rosé', hex: '#d9a08c', picture: 'coat-rose' },
  ],
  sizes: [],
  articles: [article('camel'), article('petrol', { availability: 'SOLDOUT', gtin: '4006381333931' })],
};

describe('a gallery', () => {
  const colored = { ...coat, articles: coat.colors.map(({ name }) => article(name, { color: name })) };

  it('[SHOP-3] has a picture for each colour in the order of the choice, and pictures of the whole', () => {
    expect(galleryOf(colored)).toEqual({
      places: [
        [
          { picture: 'coat-camel', color: 'Camel' },
          { picture: 'coat-petrol', color: 'Petrol' },
          { picture: 'coat-rose', color: 'Rosé' },
        ],
        [{ picture: 'coat-close' }],
        [{ picture: 'coat-pair' }],
      ],
      shown: 0,
    });
  });

  it('[SHOP-3] shows each further picture in the chosen colour, if its name begins with the picture of the colour', () => {
    const pictures = ['coat-camel-close', 'coat-pair', 'coat-camel-with', 'coat-rose-close'];
    const { places } = galleryOf({ ...colored, pictures });
    expect(places.map((place) => place.map(({ picture }) => picture))).toEqual([
      ['coat-camel', 'coat-petrol', 'coat-rose'],
      ['coat-camel-close', 'coat-camel-close', 'coat-rose-close'],
      ['coat-camel-with', 'coat-camel-with', 'coat-camel-with'],
      ['coat-pair'],
    ]);
  });

  it('[SHOP-3] shows the colour that is chosen at first: the named one, else one that is for sale', () => {
    const [camel, ...others] = colored.articles;
    expect(galleryOf(colored, others[1]).shown).toBe(2);
    const soldOut = {
      ...colored,
      articles: [{ ...article('Camel', camel), availability: 'SOLDOUT' as const }, ...others],
    };
    expect(galleryOf(soldOut).shown).toBe(1);
  });

  it('[SHOP-3] shows another picture for a colour without one, so that each colour keeps its position', () => {
    const colors = coat.colors.map((color) => (color.name === 'Petrol' ? { ...color, picture: '' } : color));
    expect(galleryOf({ ...colored, colors }).places[0]?.map(({ picture }) => picture)).toEqual([
      'coat-camel',
      'coat-Camel',
      'coat-rose',
    ]);
  });

  it.each([
    [{ pictures: [], colors: [] }, ['coat-camel']],
    [{ pictures: ['coat-camel', 'coat-close'], colors: [] }, ['coat-camel', 'coat-close']],
    [{ pictures: ['a', 'b', 'c', 'd', 'e', 'f'], colors: [] }, ['coat-camel', 'a', 'b', 'c', 'd', 'e']],
    [{ articles: [], pictures: ['a'], colors: [] }, ['a']],
    [{ articles: [], pictures: [], colors: [] }, []],
    [{}, ['coat-camel', 'coat-petrol', 'coat-rose', 'coat-close', 'coat-pair']],
  ])('[SHOP-3] has each picture once, and five of the whole at the most: %j', (more, names) => {
    expect(picturesIn(galleryOf({ ...coat, ...more }))).toEqual(names);
  });
});

it.each([
  ['mug-cream-mist-turned', 'turned'],
  ['mug-cream-mist-close', 'close'],
  ['102210001-with', 'with'],
  ['mug-cream-ink-mist-pair', 'pair'],
  ['mug-cream-mist', undefined],
  ['close-up', undefined],
  ['https-example-disclose', undefined],
])('[SHOP-3] the end of the name %s says what the picture shows: %s', (name, view) => {
  expect(viewIn(name)).toBe(view);
});

describe('a key in the address', () => {
  const one = (color: string, size: string, more: Partial<ProductArticle> = {}) =>
    article(`${color}-${size}`, { color, size, ...more });
  const articles = [
    one('Rosé', '38'),
    one('Größe M', '38'),
    one('Petrol', '38', { availability: 'SOLDOUT' }),
    one('Petrol', '40'),
    one('Schnee', '38', { availability: 'SOLDOUT' }),
    one('Schnee', '40', { availability: 'NOT_AVAILABLE' }),
  ];
  it.each([
    ['rose', 'Rosé-38'],
    ['groesse-m', 'Größe M-38'],
    ['petrol', 'Petrol-40'],
    ['schnee', 'Schnee-38'],
    ['40', 'Petrol-40'],
    ['petrol-40', undefined],
    ['Petrol', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[SHOP-3] %s names the first article of a colour, or of a size, that can be bought', (key, tcm) => {
    expect(namedArticle({ ...coat, articles }, key, 'de')?.tcm).toBe(tcm);
  });

  it.each([
    ['rose', undefined],
    ['40', '40'],
    [undefined, undefined],
  ])('[SHOP-3] %s chooses a size only if it names one', (key, size) => {
    const product = { ...coat, articles };
    expect(namedSize(namedArticle(product, key, 'de'), key, 'de')).toBe(size);
  });

  it('[SHOP-3] is a colour before it is a size', () => {
    const both = [one('Rot', 'Blau'), one('Blau', 'Rot')];
    expect(namedArticle({ ...coat, articles: both }, 'blau', 'de')?.tcm).toBe('Blau-Rot');
  });
});

it('[SHOP-3] opens with the pictures and the price of the named article', () => {
  const petrol = article('petrol', { price: { now: { amountMinor: 900, currency: 'EUR' }, savingPercent: 30 } });
  const named = { ...coat, colors: [], articles: [article('camel'), petrol] };
  expect(picturesIn(galleryOf(named, petrol))).toEqual(['coat-petrol', 'coat-close', 'coat-pair']);
  expect(leadPriceOf(named, petrol)?.savingPercent).toBe(30);
});

describe('the variant of a tracked article', () => {
  const petrol = article('petrol-38', { color: 'Petrol', size: '38' });
  const variantsOf = (one: ProductArticle) => {
    const product = { ...coat, articles: [one] };
    const added = additionEvent(buyPropsOf(product, cartLimits, 'de'), one.tcm, 1);
    return [...viewEvents(product, 'Mäntel'), added].map(({ items }) => items[0]?.item_variant);
  };
  it('[TRK-1] is colour and size in words, the same when it is viewed and when it is added to the cart', () => {
    expect(variantsOf(petrol)).toEqual(['Petrol, 38', 'Petrol, 38']);
    expect(variantsOf(article('beans', { size: '250 g' }))).toEqual(['250 g', '250 g']);
  });

  it('[TRK-1] is missing where there is neither colour nor size', () => {
    expect(variantsOf(article('mug'))).toEqual([undefined, undefined]);
  });
});

describe('the price of the tags', () => {
  const cheap = { now: { amountMinor: 900, currency: 'EUR' }, savingPercent: 30 } as const;
  it.each([
    [[article('a', { availability: 'SOLDOUT' }), article('b', { price: cheap })], 30],
    [[article('a', { availability: 'SOLDOUT', price: cheap })], 30],
    [[article('a'), article('b', { price: cheap })], 0],
    [[], undefined],
  ])('[SHOP-3] is that of the first article that can be had', (articles, percent) => {
    expect(leadPriceOf({ ...coat, articles })?.savingPercent).toBe(percent);
  });
});

describe('structured data of a product', () => {
  it('[SHOP-3] has one offer per article, each with its price and availability', () => {
    expect(structuredProduct(coat, 'Europe/Berlin')).toMatchObject({
      '@type': 'Product',
      name: 'Wollmantel',
      sku: '105110001',
      description: 'Ein Mantel, der hält. Gerader Schnitt.',
      image: [
        '/pictures/original/1200/coat-camel.webp',
        '/pictures/original/1200/coat-petrol.webp',
        '/pictures/original/1200/coat-rose.webp',
        '/pictures/original/1200/coat-close.webp',
        '/pictures/original/1200/coat-pair.webp',
      ],
      offers: [
        { sku: 'camel', price: '129.05', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        { sku: 'petrol', gtin: '4006381333931', availability: 'https://schema.org/SoldOut' },
      ],
    });
  });
});

describe('a product without a picture of its own', () => {
  const bare = { ...coat, pictures: [], colors: [], articles: [article('a', { picture: noPicture })] };

  it('[SHOP-3] gives search engines and shared links no picture, and shows the drawn place on the page', () => {
    expect(structuredProduct(bare, 'Europe/Berlin')).not.toHaveProperty('image');
    expect(structuredProduct(bare, 'Europe/Berlin')).not.toHaveProperty('manufacturer');
    expect(photosOf(bare)).toEqual([]);
    expect(picturesIn(galleryOf(bare))).toEqual([noPicture]);
  });

  it('[SHOP-3] has the rating of a feed, and none without one', () => {
    const rating = { average: 4.6, count: 126, source: 'Stiftung Sterne' };
    expect(structuredProduct({ ...coat, rating }, 'Europe/Berlin')).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 126, bestRating: 5 },
    });
    expect(structuredProduct(coat, 'Europe/Berlin')).not.toHaveProperty('aggregateRating');
  });

  it('[LAW-5] names maker, organic code and class of energy in the structured data', () => {
    const facts = {
      kind: 'light-source',
      maker: 'Lichtwerk',
      makerAddress: 'Am Deich 1',
      makerEmail: 'post@lichtwerk.example',
      organicCode: 'DE-ÖKO-006',
      energyClass: 'F',
    };
    expect(structuredProduct({ ...coat, facts }, 'Europe/Berlin')).toMatchObject({
      manufacturer: { name: 'Lichtwerk', address: 'Am Deich 1', email: 'post@lichtwerk.example' },
      hasCertification: { certificationIdentification: 'DE-ÖKO-006' },
      hasEnergyConsumptionDetails: { hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryF' },
    });
  });

  it('[SHOP-3] gives them its other pictures where only some articles have none', () => {
    const colors = [{ name: 'Camel', hex: '', picture: noPicture }, ...coat.colors.slice(1)];
    expect(photosOf({ ...coat, colors, articles: [article('Camel', { color: 'Camel', picture: noPicture })] })).toEqual(
      ['coat-petrol', 'coat-rose', 'coat-close', 'coat-pair'],
    );
  });
});

describe('the last day of a reduced price', () => {
  const offers = (reducedUntil: Date, timeZone: string) =>
    (structuredProduct({ ...coat, articles: [article('a', { reducedUntil })] }, timeZone) as { offers: object[] })
      .offers;
  it.each([
    ['2026-11-30T23:00:00Z', 'Europe/Berlin', '2026-11-30'],
    ['2026-11-30T23:00:01Z', 'Europe/Berlin', '2026-12-01'],
    ['2026-11-30T21:00:00Z', 'Europe/Istanbul', '2026-11-30'],
    ['2026-06-30T21:59:59Z', 'Europe/Warsaw', '2026-06-30'],
  ])('[SHOP-3] before %s in %s is %s', (until, timeZone, day) => {
    expect(offers(new Date(until), timeZone)).toEqual([expect.objectContaining({ priceValidUntil: day })]);
  });

  it('[SHOP-3] is missing for a price without an end', () => {
    const [offer] = (structuredProduct(coat, 'Europe/Berlin') as { offers: object[] }).offers;
    expect(offer).not.toHaveProperty('priceValidUntil');
  });
});
