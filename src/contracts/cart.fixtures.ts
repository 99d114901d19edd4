import type { Article, Cart } from './cart.contract.ts';
import { emptyCart, summedUp, type ArticleOffer, type CartParts } from './cart.rules.ts';

/** Articles and carts by name, for tests and the gallery of parts. */
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });

export const coffee: ArticleOffer = {
  productId: '100000001',
  tcm: 'beans-250',
  title: 'Sonntagsröstung',
  choice: '250 g',
  availability: 'AVAILABLE',
  price: euro(699),
  picture: 'bag-mustard-clay',
  url: '/sonntagsroestung-p100000001.html',
};
export const reducedCoat: ArticleOffer = {
  productId: '100000002',
  tcm: 'camel-40',
  title: 'Wollmantel mit Reverskragen',
  choice: 'Camel, 40',
  availability: 'AVAILABLE',
  price: euro(12_900),
  oldPrice: euro(15_900),
  picture: 'coat-camel-mist',
  url: '/wollmantel-p100000002.html',
};
export const scarceMug: ArticleOffer = {
  productId: '100000003',
  tcm: 'mug',
  title: 'Espressobecher, Ton',
  availability: 'AVAILABLE',
  price: euro(303),
  picture: 'mug-cream-mist',
  url: '/espressobecher-p100000003.html',
  left: 2,
};
export const soldOutVase: ArticleOffer = {
  productId: '100000004',
  tcm: 'vase',
  title: 'Vase aus Terrakotta',
  availability: 'SOLDOUT',
  price: euro(2499),
  url: '/vase-p100000004.html',
};
export const preorderedBook: ArticleOffer = {
  productId: '100000005',
  tcm: 'book',
  title: 'Kaffee. Das Buch',
  availability: 'PREORDER',
  availableFrom: '2026-12-01',
  price: euro(3400),
  url: '/buch-p100000005.html',
};

export const articleOf = (offer: ArticleOffer, quantity: number): Article => ({ ...offer, quantity });

export const cartWith = (articles: readonly Article[], parts: Partial<CartParts> = {}): Cart =>
  summedUp({ ...emptyCart('EUR'), ...parts, articles: [...articles] }, 'EUR');

export const carts = {
  empty: emptyCart('EUR'),
  oneCoffee: cartWith([articleOf(coffee, 1)]),
  several: cartWith([articleOf(coffee, 3), articleOf(reducedCoat, 1), articleOf(scarceMug, 2)]),
  withSoldOut: cartWith([articleOf(coffee, 1), articleOf(soldOutVase, 2)]),
  withGone: cartWith([articleOf(coffee, 1)], { defectiveArticles: [articleOf(soldOutVase, 1)] }),
  preordered: cartWith([articleOf(preorderedBook, 1)]),
} as const;
