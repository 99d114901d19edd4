import {
  articleOf,
  carts,
  cartWith,
  coffee,
  freeChocolate,
  preorderedBook,
  reducedCoat,
} from '../../testing/cart.fixtures.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';
import type { CartProps } from './CartView.tsx';

const { minimum: _minimum, url: _url, ...overOffer } = freeChocolate;
const overChocolate = { ...overOffer, availability: 'NOT_AVAILABLE' as const, quantity: { quantity: 1 } };

const offersUrl = '/categories/outlet';

/** The states of the cart page by name. */
export const cartPages = {
  empty: { cart: carts.empty, offersUrl },
  oneItem: { cart: carts.oneCoffee, offersUrl },
  several: { cart: carts.several, offersUrl },
  soldOutMeanwhile: { cart: carts.withSoldOut, offersUrl },
  goneMeanwhile: { cart: carts.withGone, offersUrl },
  onlyGone: { cart: { ...carts.withGone, articles: [], numberOfArticles: 0 }, offersUrl },
  everyKind: { cart: carts.everyKind, offersUrl },
  defectsOfEveryKind: { cart: carts.defectsOfEveryKind, offersUrl },
  /** enough is bought for a free article */
  giftReady: { cart: carts.several, gifts: [freeChocolate], offersUrl },
  giftMissing: { cart: carts.oneCoffee, gifts: [freeChocolate], offersUrl },
  /** articles that complete the cart for free shipping */
  filling: { cart: carts.oneCoffee, fillers: [reducedCoat, preorderedBook], offersUrl },
  /** after a form that kept an article for later */
  kept: { cart: carts.oneCoffee, message: { code: 'KEPT' }, offersUrl },
  giftNotGiven: {
    cart: cartWith([articleOf(coffee, 1)], { freeArticles: [{ ...freeChocolate, quantity: { quantity: 1 } }] }),
    gifts: [freeChocolate],
    offersUrl,
  },
  giftSoldOut: {
    cart: cartWith([articleOf(coffee, 3)], {
      freeArticles: [{ ...freeChocolate, availability: 'SOLDOUT', quantity: { quantity: 1 } }],
    }),
    offersUrl,
  },
  campaignOver: { cart: cartWith([articleOf(coffee, 3)], { freeArticles: [overChocolate] }), offersUrl },
  preordered: { cart: carts.preordered, offersUrl },
  atTheLimit: { cart: cartWith([articleOf(coffee, cartLimits.pieces)]), offersUrl },
  /** after a form that added an article */
  added: { cart: carts.oneCoffee, message: { code: 'ADDED' }, back: coffee.url, offersUrl },
  /** after a form that was refused */
  refused: { cart: carts.several, message: { code: 'ITEM_LIMIT', limit: 10 }, offersUrl },
  notLoaded: { message: { code: 'CARTSTORAGE_UNAVAILABLE' }, offersUrl },
} as const satisfies Readonly<Record<string, CartProps>>;
