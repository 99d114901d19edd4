import { describe, expect, it } from 'vitest';
import type { VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { articleOf, carts, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { applyVoucher, type VoucherChange } from './cart-change.rules.ts';
import { isOver } from './cart-sums.rules.ts';
import { discountIn } from './cart.rules.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const tenth: VoucherInCart = {
  code: 'TENTH',
  title: '10 %',
  worth: { percent: 10 },
  minimum: euro(699),
  discount: euro(0),
};
const five: VoucherInCart = { ...tenth, code: 'FIVE', title: '5 Euro', worth: { amountMinor: 500 } };
const changed = (cart: Parameters<typeof applyVoucher>[0], change: VoucherChange) => {
  const outcome = applyVoucher(cart, change);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.cart;
};
const put = (cart: Parameters<typeof applyVoucher>[0], voucher: VoucherInCart) =>
  changed(cart, { tag: 'put', voucher });

describe('a voucher in the cart', () => {
  it('[CART-15] takes its discount off the articles, and leaves every other list and the total as they are', () => {
    const { vouchers, ...rest } = put(carts.everyKind, tenth);
    expect(vouchers).toEqual([{ ...tenth, discount: euro(210) }]);
    const { vouchers: _none, ...before } = carts.everyKind;
    expect(rest).toEqual(before);
  });

  it('[CART-15] replaces the one before', () => {
    const cart = put(put(carts.several, tenth), five);
    expect(cart.vouchers.map(({ code }) => code)).toEqual(['FIVE']);
    expect(discountIn(cart)).toBe(500);
  });

  it.each([
    ['just enough is bought', 1, 699, 70, undefined],
    ['one cent is missing', 1, 700, 0, 'VOUCHER_MINIMUM_NOT_REACHED'],
    ['nothing is bought and nothing is asked', 0, 0, 0, 'VOUCHER_MINIMUM_NOT_REACHED'],
  ] as const)('[CART-15] where %s is worth what it is worth now', (_, pieces, minimum, discount, refusal) => {
    const cart = cartWith(pieces === 0 ? [] : [articleOf(coffee, pieces)]);
    const [voucher] = put(cart, { ...tenth, minimum: euro(minimum) }).vouchers;
    expect([voucher?.discount, voucher?.refusal]).toEqual([euro(discount), refusal]);
  });

  it('[CART-15] that was worth nothing yet is worth its discount once enough is bought', () => {
    const [voucher] = put(carts.several, { ...tenth, refusal: 'VOUCHER_MINIMUM_NOT_REACHED' }).vouchers;
    expect(voucher).not.toHaveProperty('refusal');
    expect(voucher?.discount.amountMinor).toBeGreaterThan(0);
  });

  it('[CART-15] that has ended stays with the reason, and is worth nothing', () => {
    const cart = put(carts.several, tenth);
    const both = { ...cart, vouchers: [...cart.vouchers, five] };
    const ended = changed(both, { tag: 'end', code: 'TENTH', refusal: 'VOUCHER_EXPIRED' });
    expect(ended.vouchers).toEqual([
      { ...tenth, discount: euro(0), refusal: 'VOUCHER_EXPIRED' },
      { ...five, discount: euro(500) },
    ]);
    expect(ended.articles).toEqual(carts.several.articles);
  });

  it('[CART-15] is taken out alone', () => {
    const both = { ...carts.several, vouchers: [tenth, five] };
    expect(changed(both, { tag: 'take', code: 'TENTH' }).vouchers.map(({ code }) => code)).toEqual(['FIVE']);
  });

  it.each([
    { tag: 'take', code: 'OTHER' },
    { tag: 'end', code: 'OTHER', refusal: 'VOUCHER_USED' },
  ] as const)('[CART-15] that is not there is not changed: %j', (change) =>
    expect(applyVoucher({ ...carts.several, vouchers: [tenth] }, change)).toEqual({ ok: false, code: 'NOT_MODIFIED' }),
  );

  it.each([
    [undefined, false],
    ['VOUCHER_MINIMUM_NOT_REACHED', false],
    ['VOUCHER_EXPIRED', true],
    ['VOUCHER_USED', true],
  ] as const)('[CART-15] with the refusal %s is over for good: %s', (refusal, over) =>
    expect(isOver(refusal === undefined ? {} : { refusal })).toBe(over),
  );
});
