import type { ArticleOffer, FreeArticleOffer, PartnerProductOffer } from '../contracts/cart/offer.contract.ts';
import type { CartExtras } from '../contracts/cart/cart-extras.contract.ts';
import type { CartItem, ItemOf } from '../domain/cart/kinds/kind.ts';
import type { Kind } from '../domain/cart/kinds/lists.ts';
import type { Article, Cart, Subscription } from '../contracts/cart/cart.contract.ts';
import { emptyCart, summedUp } from '../domain/cart/cart-sums.rules.ts';
import { type CartParts } from '../domain/cart/cart.rules.ts';

/** Articles and carts by name, for tests and the gallery. */
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });

export const coffee: ArticleOffer = {
  productId: '100000001',
  tcm: 'beans-250',
  title: 'Sonntagsröstung',
  choice: '250 g',
  availability: 'AVAILABLE',
  price: euro(699),
  picture: 'bag-bird-mustard-clay',
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
  picture: 'mug-cream-sage',
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

export const giftCard: ArticleOffer = {
  productId: '000000001',
  tcm: '25',
  title: 'Geschenkkarte',
  choice: '25,00',
  availability: 'AVAILABLE',
  price: euro(2500),
  picture: 'gift-box-soaps-rose-sage',
  url: '/geschenkkarte-s1060.html',
};
export const freeChocolate: FreeArticleOffer = {
  productId: '100000006',
  campaignId: 'chocolate',
  title: 'Zartbitter-Tafel',
  availability: 'AVAILABLE',
  picture: 'chocolate-bar-coffee-rose',
  url: '/zartbitter-p100000006.html',
  minimum: euro(2000),
};
export const machineCare: PartnerProductOffer = {
  partnerProductId: 'machine-care',
  title: 'Rundum-Pflege',
  partner: 'Brewcare',
  price: euro(3900),
  picture: 'automatic-machine-porcelain-sage',
  url: '/maschinenpflege-s2060.html',
};
export const coffeeSubscription: Subscription = {
  subscriptionConfigurationId: 'house-blend.2.4',
  title: coffee.title,
  choice: '250 g',
  pieces: 2,
  weeks: 4,
  price: euro(1398),
  picture: 'bag-bird-mustard-clay',
  url: coffee.url,
};

/** The same items as a shop offers them. */
export const extrasForTests: CartExtras = {
  giftCards: () => [giftCard, { ...giftCard, tcm: '50', choice: '50,00', price: euro(5000) }],
  partnerProducts: () => [machineCare],
  campaigns: () => [{ campaignId: 'chocolate', productId: freeChocolate.productId, tcm: 'bar', minimum: euro(2000) }],
  subscriptions: () => ({
    coffees: [{ id: 'house-blend', productId: coffee.productId, tcm: coffee.tcm }],
    pieces: [1, 2, 3],
    weeks: [2, 4],
  }),
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
  everyKind: cartWith([articleOf(coffee, 3)], {
    giftCards: [{ article: articleOf(giftCard, 1) }],
    freeArticles: [{ ...freeChocolate, quantity: { quantity: 1 } }],
    partnerProducts: [{ ...machineCare, totalQuantity: 1 }],
    subscriptions: [coffeeSubscription],
  }),
  defectsOfEveryKind: cartWith([articleOf(coffee, 1)], {
    defectiveArticles: [articleOf(soldOutVase, 1)],
    defectiveGiftCards: [{ article: { ...articleOf(giftCard, 1), availability: 'NOT_AVAILABLE' } }],
    defectivePartnerProducts: [{ ...machineCare, totalQuantity: 1 }],
    defectiveSubscriptions: [coffeeSubscription],
  }),
  preordered: cartWith([articleOf(preorderedBook, 1)]),
} as const;

const itemByKind: { readonly [K in Kind]: ItemOf<K> } = {
  article: { kind: 'article', article: articleOf(coffee, 3) },
  giftCard: { kind: 'giftCard', article: articleOf(giftCard, 1) },
  freeArticle: { kind: 'freeArticle', freeArticle: { ...freeChocolate, quantity: { quantity: 1 } } },
  partnerProduct: { kind: 'partnerProduct', partnerProduct: { ...machineCare, totalQuantity: 1 } },
  subscription: { kind: 'subscription', subscription: coffeeSubscription },
};
/** One item of each kind; a kind without one is a compile error. */
export const itemsOfEachKind: readonly CartItem[] = Object.values(itemByKind);
