import type { ContainedTax, OrderDiscount, OrderLine, OrderSums } from '../../contracts/order/order.contract.ts';
import type { Currency, Money } from '../../contracts/shop/site.contract.ts';

/** A rate in thousandths, for each line. A gift card is taxed when it is spent: 0. */
export type RateOf = (line: OrderLine) => number;

export interface SumsAsked {
  readonly lines: readonly OrderLine[];
  readonly discounts: readonly OrderDiscount[];
  readonly shipping: number;
  readonly currency: Currency;
  readonly rateOf: RateOf;
  /** rate for shipping without taxed goods */
  readonly standardRate: number;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
export const amountOf = ({ price, quantity }: Pick<OrderLine, 'price' | 'quantity'>): number =>
  price.amountMinor * quantity;

/** Distributes an amount by weight, to the last cent: the largest remainders get the rest. */
export const sharedOut = (amount: number, weights: readonly number[]): number[] => {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / all);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.place - other.place);
  const left = amount - sum(shares);
  for (const { place } of order.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
};

/**
 * The tax contained in the sum, by rate. Discounts and shipping are distributed over the goods of each rate by their
 * share: shipping follows the goods.
 */
const taxesOf = ({ lines, shipping, rateOf, standardRate }: SumsAsked, discount: number): ContainedTaxMinor[] => {
  const byRate = new Map<number, number>();
  for (const line of lines) byRate.set(rateOf(line), (byRate.get(rateOf(line)) ?? 0) + amountOf(line));
  const rates = [...byRate.keys()].filter((rate) => rate > 0 && (byRate.get(rate) ?? 0) > 0).toSorted((a, b) => b - a);
  if (rates.length === 0) return shipping > 0 ? [taxIn(shipping, standardRate)] : [];
  const goods = rates.map((rate) => byRate.get(rate) ?? 0);
  const off = sharedOut(Math.min(discount, sum(goods)), goods);
  const on = sharedOut(shipping, goods);
  return rates.map((rate, place) => taxIn((goods[place] ?? 0) - (off[place] ?? 0) + (on[place] ?? 0), rate));
};
interface ContainedTaxMinor {
  readonly rate: number;
  readonly amountMinor: number;
}
const taxIn = (amountMinor: number, rate: number): ContainedTaxMinor => ({
  rate,
  amountMinor: Math.round((amountMinor * rate) / (1000 + rate)),
});

/** Returns the sums of an order; discounts never exceed the value of the lines. */
export const sumsOf = (asked: SumsAsked): OrderSums => {
  const { lines, discounts, shipping, currency } = asked;
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  const value = sum(lines.map(amountOf));
  const discount = Math.min(value, sum(discounts.map(({ amount }) => amount.amountMinor)));
  return {
    value: money(value),
    discounts,
    shipping: money(shipping),
    total: money(value - discount + shipping),
    taxes: taxesOf(asked, discount)
      .filter(({ amountMinor }) => amountMinor > 0)
      .map(({ rate, amountMinor }): ContainedTax => ({ percent: rate / 10, amount: money(amountMinor) })),
  };
};
