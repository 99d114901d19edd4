import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';

const euro = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

const plain: ProductTile = {
  productId: '101310001',
  title: 'Handfilter mit Karaffe',
  details: 'Porzellan und Glas, 600 ml',
  url: '/handfilter-mit-karaffe-p101310001.html',
  picture: 'dripper-porcelain-sage',
  price: { now: euro(3499), savingPercent: 0 },
  hasPriceRange: false,
  availability: 'AVAILABLE',
  labels: [],
  colors: [],
};

/** The states of a tile. */
export const tileFixtures = {
  'a plain product': plain,
  'coffee: reduced, with base price and strength': {
    ...plain,
    productId: '101110001',
    title: 'Sonntagsröstung, ganze Bohne',
    details: '500 g',
    url: '/sonntagsroestung-p101110001.html',
    picture: 'bag-bird-mustard-clay',
    price: { now: euro(1099), before: euro(1499), lowest30: euro(1499), savingPercent: 26 },
    basePrice: { price: euro(2198), per: '1 kg' },
    intensity: 3,
  },
  'new, in three colours, prices from': {
    ...plain,
    productId: '104210001',
    title: 'Leinentücher, 4 Stück',
    url: '/leinentuecher-p104210001.html',
    price: { now: euro(2499), savingPercent: 0 },
    hasPriceRange: true,
    labels: ['new'],
    colors: [
      { name: 'Sand', hex: '#d8c3a5' },
      { name: 'Nebel', hex: '#7d93a5' },
      { name: 'Rosé', hex: '#d9a08c' },
    ],
  },
  'organic, online only, a long name': {
    ...plain,
    productId: '105110001',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmantel mit abknöpfbarer Kapuze',
    url: '/mantel-p105110001.html',
    details: 'Schurwolle, gefüttert, mit zwei tiefen Taschen und verdeckter Knopfleiste, in Größen von 34 bis 52',
    price: { now: euro(1_290_000), savingPercent: 0 },
    labels: ['organic', 'online-only'],
  },
  'sold out and reduced': {
    ...plain,
    productId: '106110001',
    title: 'Vase aus Terrakotta',
    url: '/vase-p106110001.html',
    price: { now: euro(1999), before: euro(2299), lowest30: euro(2299), savingPercent: 13 },
    availability: 'SOLDOUT',
  },
} as const satisfies Readonly<Record<string, ProductTile>>;
