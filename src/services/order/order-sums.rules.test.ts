import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../contracts/order/order.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { allSites } from '../../sites/sites.ts';
import { sharedOut, sumsOf } from './order-sums.rules.ts';

const line = (
  productId: string,
  amountMinor: number,
  quantity = 1,
  kind: OrderLine['kind'] = 'article',
): OrderLine => ({
  kind,
  productId,
  title: productId,
  quantity,
  price: { amountMinor, currency: 'EUR' },
});
const rates: Readonly<Record<string, number>> = { food: 70, mug: 190, card: 0 };
const reckon = (lines: readonly OrderLine[], { discount = 0, shipping = 0 } = {}) => {
  const { taxes, total, value } = sumsOf({
    lines,
    discounts: discount > 0 ? [{ code: 'A', title: 'A', amount: { amountMinor: discount, currency: 'EUR' } }] : [],
    shipping,
    currency: 'EUR',
    rateOf: ({ productId }) => rates[productId] ?? 190,
    standardRate: 190,
  });
  return [value.amountMinor, total.amountMinor, ...taxes.map(({ percent, amount }) => [percent, amount.amountMinor])];
};

describe('the sums of an order', () => {
  it.each<readonly [string, readonly OrderLine[], { discount?: number; shipping?: number }, readonly unknown[]]>([
    ['one rate', [line('mug', 1190)], {}, [1190, 1190, [19, 190]]],
    ['two rates, the higher one first', [line('food', 1070), line('mug', 1190)], {}, [2260, 2260, [19, 190], [7, 70]]],
    ['pieces', [line('mug', 119, 10)], {}, [1190, 1190, [19, 190]]],
    ['shipping that goes with the goods', [line('food', 1070)], { shipping: 535 }, [1070, 1605, [7, 105]]],
    [
      'shipping shared out between the rates',
      [line('food', 1000), line('mug', 1000)],
      { shipping: 200 },
      [2000, 2200, [19, 176], [7, 72]],
    ],
    ['a discount', [line('mug', 2380)], { discount: 1190 }, [2380, 1190, [19, 190]]],
    ['a discount that is more than all', [line('mug', 1190)], { discount: 5000, shipping: 495 }, [1190, 495, [19, 79]]],
    ['a gift card, which is taxed when it is spent', [line('card', 5000)], {}, [5000, 5000]],
    ['a gift card that is sent', [line('card', 5000)], { shipping: 595 }, [5000, 5595, [19, 95]]],
    [
      'a gift card beside goods, with what is off and on',
      [line('card', 5000), line('mug', 1190)],
      { discount: 595, shipping: 595 },
      [6190, 6190, [19, 190]],
    ],
    ['goods whose tax is less than half a cent', [line('mug', 1)], {}, [1, 1]],
    ['nothing that costs anything', [line('mug', 0)], {}, [0, 0]],
  ])('[SHOP-4] of %s', (_, lines, more, sums) => {
    expect(reckon(lines, more)).toEqual(sums);
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [0, [5, 5], [0, 0]],
    [7, [0, 0], [0, 0]],
    [999, [100, 200, 700], [100, 200, 699]],
    [10, [2, 1, 3], [3, 2, 5]],
  ])('[SHOP-4] shares %i out by %j as %j, to the last cent', (amount, weights, shares) => {
    expect(sharedOut(amount, weights)).toEqual(shares);
  });

  it.each(allSites)('[SHOP-4] on $code knows its rates', ({ code }) => {
    const { vat } = checkoutTerms[code];
    expect(vat.standard).toBeGreaterThanOrEqual(vat.food);
    expect([81, 190, 200, 210, 230, 270]).toContain(vat.standard);
  });
});
