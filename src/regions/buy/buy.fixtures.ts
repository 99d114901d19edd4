import type { Price } from '../../contracts/catalogue/catalogue.contract.ts';
import type { BuyProps } from './buy.rules.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const price = (amountMinor: number): Price => ({ now: euro(amountMinor), savingPercent: 0 });
const reduced: Price = { now: euro(12_900), before: euro(15_900), lowest30: euro(15_900), savingPercent: 18 };

const coatSizes = ['36', '38', '40', '44'];
const coat = (color: string, size: string) => ({
  tcm: `${color}-${size}`.toLowerCase(),
  color,
  size,
  price: reduced,
  availability: size === '44' && color === 'Camel' ? ('SOLDOUT' as const) : ('AVAILABLE' as const),
  ...(size === '38' ? { left: 2 } : {}),
});

/** The states of the box on product pages. */
export const boxes = {
  /** colours and sizes; 44 is sold out in camel and does not exist in bordeaux */
  coat: {
    productId: '100000002',
    title: 'Wollmantel mit Reverskragen',
    url: '/wollmantel-p100000002.html',
    colors: [
      { name: 'Camel', hex: '#c19a6b', picture: 'coat-camel-mist' },
      { name: 'Petrol', hex: '#1e4d5c', picture: 'coat-ink-clay' },
      { name: 'Bordeaux', hex: '#6d1f2f', picture: '' },
    ],
    sizes: coatSizes,
    slugs: { Camel: 'camel', Petrol: 'petrol', Bordeaux: 'bordeaux' },
    articles: [
      ...coatSizes.map((size) => coat('Camel', size)),
      ...coatSizes.map((size) => coat('Petrol', size)),
      ...coatSizes.slice(0, 3).map((size) => coat('Bordeaux', size)),
    ],
    mostPieces: 10,
  },
  /** two sizes at two prices, with the price of a kilogram */
  coffee: {
    productId: '100000001',
    title: 'Sonntagsröstung',
    url: '/sonntagsroestung-p100000001.html',
    colors: [],
    sizes: ['250 g', '500 g'],
    slugs: { '250 g': '250-g', '500 g': '500-g' },
    articles: [
      {
        tcm: 'beans-250',
        size: '250 g',
        price: price(699),
        basePrice: { price: euro(2796), per: '1 kg' },
        availability: 'AVAILABLE',
      },
      {
        tcm: 'beans-500',
        size: '500 g',
        price: price(1299),
        basePrice: { price: euro(2598), per: '1 kg' },
        availability: 'AVAILABLE',
      },
    ],
    mostPieces: 10,
  },
  /** no choice, and few pieces left */
  mug: {
    productId: '100000003',
    title: 'Espressobecher, Ton',
    url: '/espressobecher-p100000003.html',
    colors: [],
    sizes: [],
    slugs: {},
    articles: [{ tcm: 'mug', price: price(303), availability: 'AVAILABLE', left: 2 }],
    mostPieces: 10,
  },
  soldOut: {
    productId: '100000004',
    title: 'Vase aus Terrakotta',
    url: '/vase-p100000004.html',
    colors: [],
    sizes: [],
    slugs: {},
    articles: [{ tcm: 'vase', price: price(2499), availability: 'SOLDOUT' }],
    mostPieces: 10,
  },
  preorder: {
    productId: '100000005',
    title: 'Kaffee. Das Buch',
    url: '/buch-p100000005.html',
    colors: [],
    sizes: [],
    slugs: {},
    articles: [{ tcm: 'book', price: price(3400), availability: 'PREORDER', availableFrom: '2026-12-01' }],
    mostPieces: 10,
  },
} as const satisfies Readonly<Record<string, BuyProps>>;
