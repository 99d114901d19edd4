import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { itemOfVoucher, voucherKey, voucherOfItem } from './voucher-item.rules.ts';

const zone = 'Europe/Berlin';
const voucher: Voucher = { code: 'ROEST25', site: 'DE', title: 'x', worth: { percent: 25 }, minimumMinor: 0, used: 0 };
const item = { title: 'x', percent: 25 };
/** Winter and summer of the shop. */
const times = {
  from: ['2026-11-23T08:00', new Date('2026-11-23T07:00:00Z')],
  to: ['2027-06-01T00:00', new Date('2027-05-31T22:00:00Z')],
} as const;

describe('[CART-15] a public voucher on the desk', () => {
  it.each<readonly ('from' | 'to')[]>([[], ['from'], ['to'], ['from', 'to']])(
    'has the times %j of the shop',
    (...has) => {
      const local = Object.fromEntries(has.map((end) => [end, times[end][0]]));
      const known = { ...voucher, ...Object.fromEntries(has.map((end) => [end, times[end][1]])) };
      expect(itemOfVoucher(known, zone)).toEqual({ ...item, ...local });
      expect(voucherOfItem('DE', voucherKey('ROEST25'), { ...item, ...local }, zone)).toEqual(known);
    },
  );

  it('is none with an amount', () => {
    expect(itemOfVoucher({ ...voucher, worth: { amountMinor: 500 } }, zone)).toBeUndefined();
  });

  it('has a key of its own kind', () => expect(voucherKey('ROEST25')).toBe('voucher ROEST25'));
});
