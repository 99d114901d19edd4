import type { Cart, FreeArticle, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { goodsOf, hasDefects, isGiven, isUnavailable, sum, worthOf, type CartParts } from './cart.rules.ts';
import type { Currency, Money } from '../../contracts/shop/site.contract.ts';
import { discountOf } from './voucher.rules.ts';

/** While too little is bought a free article cannot be had, nor when its last pieces are bought; afterwards it can again. */
const givenOrNot =
  (cart: Pick<Cart, 'articles'>) =>
  (free: FreeArticle): FreeArticle => {
    if (!free.minimum || free.availability === 'SOLDOUT') return free;
    if (!isGiven(cart, free)) return { ...free, availability: 'NOT_AVAILABLE' };
    return free.availability === 'NOT_AVAILABLE' ? { ...free, availability: 'AVAILABLE' } : free;
  };

/** Refused once and for all, whatever else lies in the cart. */
export const isOver = ({ refusal }: Pick<VoucherInCart, 'refusal'>): boolean =>
  refusal !== undefined && refusal !== 'VOUCHER_MINIMUM_NOT_REACHED';

/** What a voucher takes off articles of this worth: gift cards, partners and subscriptions are sold at their price. */
const valuedAt =
  (worth: number) =>
  (voucher: VoucherInCart): VoucherInCart => {
    const { refusal: _before, ...terms } = voucher;
    const off = (amountMinor: number): Money => ({ ...voucher.minimum, amountMinor });
    if (isOver(voucher)) return { ...voucher, discount: off(0) };
    if (worth === 0 || worth < voucher.minimum.amountMinor)
      return { ...terms, discount: off(0), refusal: 'VOUCHER_MINIMUM_NOT_REACHED' };
    return { ...terms, discount: off(discountOf(voucher, worth)) };
  };

/** CART-2: every entry that is not defective counts; what cannot be bought now costs nothing. */
export const summedUp = (parts: CartParts, currency: Currency): Cart => {
  const { articles, giftCards, partnerProducts, subscriptions } = parts;
  const freeArticles = parts.freeArticles.map(givenOrNot(parts));
  const paid = [...articles, ...giftCards.map(({ article }) => article)];
  return {
    ...parts,
    freeArticles,
    vouchers: parts.vouchers.map(valuedAt(goodsOf(parts))),
    numberOfArticles: sum([
      ...paid.map(({ quantity }) => quantity),
      ...freeArticles.map(({ quantity }) => quantity.quantity),
      ...partnerProducts.map(({ totalQuantity }) => totalQuantity),
      subscriptions.length,
    ]),
    total: {
      amountMinor:
        worthOf(paid) + sum(partnerProducts.map(({ price, totalQuantity }) => price.amountMinor * totalQuantity)),
      currency,
    },
  };
};

/** Lists of its own each time: they may be filled. */
const noParts = (): CartParts => ({
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
  vouchers: [],
});

export const emptyCart = (currency: Currency): Cart => summedUp(noParts(), currency);

const kindsOfEntries = [
  'articles',
  'freeArticles',
  'giftCards',
  'partnerProducts',
  'subscriptions',
  'defectiveArticles',
  'defectiveGiftCards',
  'defectivePartnerProducts',
  'defectiveSubscriptions',
] as const satisfies readonly (keyof CartParts)[];

/** Everything that takes up a place, defective entries too: they stand in the row until they are removed. */
export const entriesIn = (cart: CartParts): number => sum(kindsOfEntries.map((kind) => cart[kind].length));

/** CART-11: why a cart cannot be bought as it is; nothing where it can. */
export type CheckoutBlock = 'defective' | 'unavailable' | 'nothing';

export const checkoutBlock = (cart: Cart): CheckoutBlock | undefined => {
  if (hasDefects(cart)) return 'defective';
  const asked = [...cart.articles, ...cart.giftCards.map(({ article }) => article), ...cart.freeArticles];
  if (asked.some(isUnavailable)) return 'unavailable';
  // What comes along by itself is no purchase: a free article, a subscription.
  return cart.articles.length + cart.giftCards.length + cart.partnerProducts.length > 0 ? undefined : 'nothing';
};
