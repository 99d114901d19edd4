import type { Cart } from '../../contracts/cart/cart.contract.ts';
import type { PromisedDurability } from '../../contracts/catalogue/product-facts.contract.ts';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { CheckoutAsked, DeliveryKind, OrderDiscount, OrderLine } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { shippingOf } from '../../sites/delivery/shipping.ts';
import { goodsIn, linesOf } from './order-lines.rules.ts';
import { sumsOf } from './order-sums.rules.ts';

/** Returns those of the given products that belong to one kind. */
type ProductsAmong = (site: SiteCode, productIds: readonly string[], moment: Moment) => Promise<ReadonlySet<string>>;

export interface CheckoutSumsParts {
  /** food to take home, which has a tax rate of its own */
  readonly foodAmong: ProductsAmong;
  /** coffee (CART-17) */
  readonly coffeeAmong: ProductsAmong;
  /** LAW-7: what producers promise, by product */
  readonly durabilityOf: (
    site: SiteCode,
    productIds: readonly string[],
    moment: Moment,
  ) => Promise<ReadonlyMap<string, PromisedDurability>>;
}

/** CART-15: a refused voucher gives no discount and is not used up. */
const discountsOf = ({ vouchers }: Cart): OrderDiscount[] =>
  vouchers.flatMap(({ code, title, discount, refusal }) => (refusal ? [] : [{ code, title, amount: discount }]));

/** Returns the lines of a cart and a function that computes their sums by delivery. */
export const createCheckoutSums =
  ({ foodAmong, coffeeAmong, durabilityOf }: CheckoutSumsParts) =>
  async ({ site, moment }: CheckoutAsked, content: Cart, customer: Customer | undefined) => {
    const bare = linesOf(content);
    const productIds = bare.map(({ productId }) => productId);
    const [food, coffees, promised] = await Promise.all([
      foodAmong(site, productIds, moment),
      coffeeAmong(site, productIds, moment),
      durabilityOf(site, productIds, moment),
    ]);
    const lines = bare.map((line): OrderLine => {
      const durability = promised.get(line.productId);
      return durability ? Object.assign({ durability }, line) : line;
    });
    const { vat } = checkoutTerms[site];
    const rateOf = ({ kind, productId }: OrderLine): number => {
      if (kind === 'giftCard') return 0;
      return food.has(productId) ? vat.food : vat.standard;
    };
    const hasCard = customer !== undefined && customer.card !== 'NO_CARD';
    const { currency } = content.total;
    const coffee = goodsIn(lines.filter(({ productId }) => coffees.has(productId)));
    const sumsFor = (delivery: DeliveryKind) =>
      sumsOf({
        lines,
        discounts: discountsOf(content),
        shipping: delivery === 'store' ? 0 : shippingOf(site, goodsIn(lines), coffee, hasCard).cost,
        currency,
        rateOf,
        standardRate: vat.standard,
      });
    return { lines, sumsFor };
  };
