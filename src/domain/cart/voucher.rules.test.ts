import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { describe, expect, it } from 'vitest';
import { checkVoucher, voucherCodeOf } from './voucher.rules.ts';

const from = new Date('2026-11-01T00:00:00Z');
const to = new Date('2026-12-01T00:00:00Z');
const at = new Date('2026-11-21T12:00:00Z');
const voucher: Voucher = {
  code: 'A',
  site: 'HU',
  title: '10 %',
  worth: { percent: 10 },
  minimumMinor: 0,
  from,
  to,
  uses: 1,
  used: 0,
};

describe('a voucher', () => {
  it.each([
    [{ percent: 10 }, 5000, 500],
    [{ percent: 10 }, 5001, 501],
    [{ percent: 10 }, 1, 1],
    [{ percent: 100 }, 777, 777],
    [{ percent: 7 }, 100, 7],
    [{ amountMinor: 500 }, 5000, 500],
    [{ amountMinor: 500 }, 300, 300],
  ])('worth %j takes off %i: %i', (worth, totalMinor, discountMinor) =>
    expect(checkVoucher({ ...voucher, worth }, { site: 'HU', totalMinor, at })).toEqual({ ok: true, discountMinor }),
  );

  it.each([
    ['unknown', undefined, 'VOUCHER_UNKNOWN'],
    ['of another country', { ...voucher, site: 'DE' }, 'VOUCHER_UNKNOWN'],
    ['that begins later', { ...voucher, from: new Date('2026-11-21T12:00:01Z') }, 'VOUCHER_UNKNOWN'],
    ['that has ended this moment', { ...voucher, to: at }, 'VOUCHER_EXPIRED'],
    ['that was used', { ...voucher, used: 1 }, 'VOUCHER_USED'],
    ['with a minimum above', { ...voucher, minimumMinor: 5001 }, 'VOUCHER_MINIMUM_NOT_REACHED'],
  ] as const)('%s is refused', (_name, one, code) =>
    expect(checkVoucher(one, { site: 'HU', totalMinor: 5000, at })).toEqual({ ok: false, code }),
  );

  it('is always valid without a number of uses and a period', () => {
    const { uses: _uses, from: _from, to: _to, ...open } = { ...voucher, used: 4711 };
    for (const when of ['1999-01-01T00:00:00Z', '2199-01-01T00:00:00Z'])
      expect(checkVoucher(open, { site: 'HU', totalMinor: 5000, at: new Date(when) }).ok).toBe(true);
  });

  it.each([
    ['from its first moment', { from: at }],
    ['for exactly its minimum', { minimumMinor: 5000 }],
  ])('is valid %s', (_, change) =>
    expect(checkVoucher({ ...voucher, ...change }, { site: 'HU', totalMinor: 5000, at }).ok).toBe(true),
  );

  it('takes nothing off nothing', () => {
    expect(checkVoucher(voucher, { site: 'HU', totalMinor: 0, at }).ok).toBe(false);
  });

  it.each([
    [' kaffee-ab12 ', 'KAFFEE-AB12'],
    ['kaffee ab\u00AD12', 'KAFFEEAB12'],
  ])('%j is typed for %j', (text, code) => expect(voucherCodeOf(text)).toBe(code));
});
