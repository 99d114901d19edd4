import { describe, expect, it } from 'vitest';
import {
  entry,
  euro,
  now,
  openCarts,
  owner,
  roest,
  voucherEntry,
} from '../../../tests/support/shops/carts-in-memory.ts';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { voucherEntryOf, voucherNews, type CartEntry, type VoucherEntry } from './cart-entries.rules.ts';
import { createCartVouchers } from './cart-vouchers.service.ts';

const percent = (code: string, part: number, over: Partial<Voucher> = {}): Voucher => ({
  ...roest,
  code,
  title: code,
  worth: { percent: part },
  ...over,
});
const known = [
  percent('TEN', 10),
  percent('TWENTY', 20),
  percent('SAME', 10),
  percent('BIG', 50, { minimumMinor: 5000 }),
  percent('SPENT', 50, { uses: 1, used: 1 }),
];
/** A cart of 10.00 with the code TEN in it. */
const openTen = (over: Partial<VoucherEntry> = {}) =>
  openCarts({
    vouchers: known,
    rows: { guest: [entry('a'), { ...voucherEntryOf(percent('TEN', 10)), ...over } satisfies CartEntry] },
  });

describe('[CART-15] of two codes', () => {
  it('the better one stays, and the answer says by how much', async () => {
    const { enterBetterVoucher, entriesOf } = openTen();
    const than = { code: 'TEN', title: 'TEN', discount: euro(100) };
    expect(await enterBetterVoucher(owner, 'SAME', now)).toEqual({
      ok: false,
      reason: 'SAVES_LESS',
      saves: euro(100),
      than,
    });
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a' }, { code: 'TEN' }]);
    expect(await enterBetterVoucher(owner, 'TWENTY', now)).toEqual({ ok: true, more: euro(100) });
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a' }, { code: 'TWENTY' }]);
  });

  it('the same one again is no other one, and one that is not valid any more saves nothing', async () => {
    expect(await openTen().enterBetterVoucher(owner, 'TEN', now)).toEqual({ ok: true });
    // It stays in the cart with its reason, as long as it is unknown.
    const ended = openCarts({
      vouchers: known.slice(1),
      rows: { guest: [entry('a'), { ...voucherEntryOf(percent('TEN', 10)), refusal: 'VOUCHER_UNKNOWN' as const }] },
    });
    expect(await ended.enterBetterVoucher(owner, 'SAME', now)).toEqual({ ok: true });
  });

  it('a refused one changes nothing, and names its minimum', async () => {
    const { enterBetterVoucher, entriesOf } = openTen();
    const refused = (code: string) => enterBetterVoucher(owner, code, now);
    expect(await refused('NONE')).toEqual({ ok: false, reason: 'VOUCHER_UNKNOWN' });
    expect(await refused('SPENT')).toEqual({ ok: false, reason: 'VOUCHER_USED' });
    expect(await refused('BIG')).toEqual({ ok: false, reason: 'VOUCHER_MINIMUM_NOT_REACHED', minimum: euro(5000) });
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a' }, { code: 'TEN' }]);
  });

  it('one is entered alone where there is none, and a fault of the cart is no refusal', async () => {
    const { enterBetterVoucher } = openCarts({ vouchers: known, rows: { guest: [entry('a')] } });
    expect(await enterBetterVoucher(owner, 'TEN', now)).toEqual({ ok: true });
    const { enterBetter } = createCartVouchers({
      findVoucher: async () => percent('TEN', 10),
      changeVoucher: async (_owner, _wish, _moment) => ({ ok: false, code: 'KEY_REUSED', cart }),
    });
    const cart = await openCarts({ rows: { guest: [entry('a')] } }).load('DE', 'guest', now);
    expect(await enterBetter(owner, cart, { code: 'TEN', moment: now })).toEqual({
      ok: false,
      reason: 'FAULT',
      code: 'UNKNOWN',
    });
  });
});

describe('[CART-15] a voucher that a cart has stored', () => {
  const used = { tag: 'end', code: 'ROEST25', refusal: 'VOUCHER_USED' };
  it.each<[string, Partial<VoucherEntry>, Voucher | undefined, object | undefined]>([
    ['is as it was', {}, roest, undefined],
    ['is gone', {}, undefined, { ...used, refusal: 'VOUCHER_UNKNOWN' }],
    ['is gone, as was said', { refusal: 'VOUCHER_UNKNOWN' }, undefined, undefined],
    ['has its last use', {}, { ...roest, uses: 2, used: 1 }, undefined],
    ['is used up', {}, { ...roest, uses: 2, used: 2 }, used],
    ['is used up, as was said', { refusal: 'VOUCHER_USED' }, { ...roest, uses: 1, used: 1 }, undefined],
    ['is used up now', { refusal: 'VOUCHER_UNKNOWN' }, { ...roest, uses: 1, used: 1 }, used],
    ['was used without a limit', {}, { ...roest, used: 9 }, undefined],
    ['is valid again', { refusal: 'VOUCHER_USED' }, roest, { tag: 'put', voucher: voucherEntry }],
    [
      'is worth an amount',
      {},
      { ...roest, worth: { amountMinor: 500 } },
      { tag: 'put', voucher: { ...voucherEntry, worth: { amountMinor: 500 } } },
    ],
    [
      'has an end',
      {},
      { ...roest, to: now.at },
      { tag: 'put', voucher: { ...voucherEntry, to: '2026-11-21T12:00:00.000Z' } },
    ],
  ])('%s', (_, over, found, wish) => {
    expect(voucherNews({ ...voucherEntry, ...over }, found)).toEqual(wish);
  });

  it('that has ended stays with its reason, and is stored so once', async () => {
    const { load, entriesOf, calls } = openCarts({ rows: { guest: [entry('a'), voucherEntry] } });
    expect(await load('DE', 'guest', now)).toMatchObject({ vouchers: [{ refusal: 'VOUCHER_UNKNOWN' }] });
    await load('DE', 'guest', now);
    expect(entriesOf('guest')).toEqual([entry('a'), { ...voucherEntry, refusal: 'VOUCHER_UNKNOWN' }]);
    expect(calls.keep).toBe(1);
  });

  it('expires at its moment, not before', async () => {
    const to = new Date(now.at.getTime() + 1000);
    const { load } = openCarts({
      vouchers: [{ ...roest, to }],
      rows: { guest: [entry('a'), { ...voucherEntry, to: to.toISOString() }] },
    });
    const shown = async (at: Date) => (await load('DE', 'guest', momentNow(clockOf(() => at)))).vouchers;
    expect(await shown(now.at)).not.toMatchObject([{ refusal: 'VOUCHER_EXPIRED' }]);
    expect(await shown(to)).toMatchObject([{ refusal: 'VOUCHER_EXPIRED' }]);
  });
});
