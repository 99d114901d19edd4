import { describe, expect, it } from 'vitest';
import {
  customer,
  entry,
  euro,
  facts,
  now,
  openCarts as open,
  owner,
  put,
  roest,
  voucherEntry,
} from '../../../tests/support/shops/carts-in-memory.ts';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { emptyCart } from '../../domain/cart/cart-sums.rules.ts';

describe('a change of a cart', () => {
  it('[CART-3] is stored, and the next one needs no read', async () => {
    const { change, calls, entriesOf } = open();
    expect(await change(owner, put('a', 1), now)).toMatchObject({ ok: true, cart: { numberOfArticles: 1 } });
    expect(await change(owner, put('a', 2), now)).toMatchObject({ ok: true, cart: { numberOfArticles: 2 } });
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a', quantity: 2 }]);
    expect([calls.read, calls.keep]).toEqual([1, 2]);
  });

  it('adds to what is there', async () => {
    const { addArticle, entriesOf } = open({ rows: { guest: [entry('a', 2)] } });
    await addArticle(owner, { productId: '100000001', tcm: 'a', quantity: 3 }, now);
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a', quantity: 5 }]);
  });

  it('is done again where another process was faster, at last alone, and then told', async () => {
    const once = open({ lost: 1 });
    expect((await once.change(owner, put('a', 1), now)).ok).toBe(true);
    expect([once.calls.keep, once.calls.alone]).toEqual([2, 0]);
    const thrice = open({ lost: 3 });
    expect((await thrice.change(owner, put('a', 1), now)).ok).toBe(true);
    expect([thrice.calls.keep, thrice.calls.alone]).toEqual([4, 1]);
    const never = open({ lost: 99 });
    await expect(never.change(owner, put('a', 1), now)).rejects.toMatchObject({ code: 'CARTSTORAGE_UNAVAILABLE' });
    expect([never.calls.keep, never.calls.alone]).toEqual([6, 3]);
  });

  it('[CART-6] tells whether the storage or the catalogue is away, or a price is missing', async () => {
    await expect(open({ broken: 'read' }).change(owner, put('a', 1), now)).rejects.toMatchObject({
      code: 'CARTSTORAGE_UNAVAILABLE',
    });
    await expect(open({ broken: 'facts' }).change(owner, put('a', 1), now)).rejects.toMatchObject({
      code: 'PRODUCTDATA_UNAVAILABLE',
    });
    const unpriced = facts('a', { price: { now: euro(0), savingPercent: 0 } });
    await expect(open({ sold: [unpriced] }).change(owner, put('a', 1), now)).rejects.toMatchObject({
      code: 'PRICE_UNAVAILABLE',
    });
  });

  it('is answered by its own outcome, where another cart of the same batch fails', async () => {
    const { change, entriesOf } = open({ unlucky: 'guest' });
    const [lost, done] = await Promise.allSettled([
      change(owner, put('a', 1), now),
      change(customer, put('b', 1), now),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'CARTSTORAGE_UNAVAILABLE' } });
    expect(done).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect([entriesOf('guest'), entriesOf('customer')]).toMatchObject([undefined, [{ tcm: 'b' }]]);
  });

  it('[CART-13] with a known id is done once; the id of another change is refused', async () => {
    const { change, entriesOf } = open();
    const first = await change(owner, put('a', 1), now, 'id1');
    expect(first).toMatchObject({ ok: true, addedProduct: 'Mug a' });
    expect(await change(owner, put('a', 1), now, 'id1')).toEqual(first);
    expect(await change(owner, put('a', 2), now, 'id1')).toMatchObject({ ok: false, code: 'KEY_REUSED' });
    expect(entriesOf('guest')).toMatchObject([{ quantity: 1 }]);
  });
});

describe('[CART-15] a voucher in the cart', () => {
  it('is stored with its terms, and taken out by its code', async () => {
    const { enterVoucher, changeVoucher, entriesOf } = open({ rows: { guest: [entry('a')] }, voucher: roest });
    expect(await enterVoucher(owner, 'roest25', now)).toMatchObject({
      ok: true,
      cart: { vouchers: [{ code: 'ROEST25', discount: euro(250) }] },
    });
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a' }, voucherEntry]);
    await changeVoucher(owner, { tag: 'take', code: 'ROEST25' }, now);
    expect(entriesOf('guest')).toMatchObject([{ tcm: 'a' }]);
  });

  it('is refused with its reason, and with the minimum where it has one', async () => {
    const refusal = async (voucher: Voucher | undefined, rows = { guest: [entry('a')] }) => {
      const { cart: _, ...answer } = await open({ rows, ...(voucher && { voucher }) }).enterVoucher(owner, 'x', now);
      return answer;
    };
    expect(await refusal(undefined)).toEqual({ ok: false, code: 'VOUCHER_UNKNOWN' });
    expect(await refusal({ ...roest, uses: 1, used: 1 })).toEqual({ ok: false, code: 'VOUCHER_USED' });
    const tooLittle = { ok: false, code: 'VOUCHER_MINIMUM_NOT_REACHED' };
    expect(await refusal({ ...roest, minimumMinor: 1001 })).toEqual({ ...tooLittle, minimum: euro(1001) });
    expect(await refusal(roest, { guest: [] })).toEqual(tooLittle);
  });

  it('[CART-13] is put and taken by ids of their own', async () => {
    const { changeVoucher } = open({ rows: { guest: [entry('a')] }, voucher: roest });
    const other = { ...voucherEntry, code: 'OTHER' };
    const by = async (wish: Parameters<typeof changeVoucher>[1]) => (await changeVoucher(owner, wish, now, 'id1')).ok;
    expect(await by({ tag: 'put', voucher: voucherEntry })).toBe(true);
    expect(await by({ tag: 'put', voucher: { ...voucherEntry, minimumMinor: 1 } })).toBe(true);
    expect(await by({ tag: 'put', voucher: other })).toBe(false);
    expect(await by({ tag: 'take', code: 'ROEST25' })).toBe(false);
  });

  it('that has changed since is shown as it is now, and stored', async () => {
    const { load, entriesOf } = open({
      rows: { guest: [entry('a'), voucherEntry] },
      voucher: { ...roest, worth: { percent: 5 } },
    });
    expect((await load('DE', 'guest', now)).vouchers).toMatchObject([{ discount: euro(50) }]);
    expect(entriesOf('guest')).toMatchObject([{}, { worth: { percent: 5 } }]);
    const same = open({ rows: { guest: [entry('a'), voucherEntry] }, voucher: roest });
    await same.load('DE', 'guest', now);
    expect(same.calls.keep).toBe(0);
  });
});

describe('[CART-14] the cart of a guest who logs in', () => {
  const login = { site: 'DE', guest: 'guest', customer: 'customer' } as const;

  it('is merged into that of the customer, once, with a report', async () => {
    const { merge, entriesOf, load, calls } = open({
      rows: { guest: [entry('a', 2), entry('gone'), voucherEntry], customer: [entry('a', 1)] },
      voucher: roest,
    });
    const report = { merged: 1, capped: [], dropped: ['Mug gone'] };
    expect(await merge(login, now)).toEqual(report);
    expect(entriesOf('guest')).toEqual([]);
    expect(entriesOf('customer')).toMatchObject([{ tcm: 'a', quantity: 3 }, voucherEntry, { kind: 'merge', report }]);
    expect((await load('DE', 'customer', now)).merge).toEqual(report);
    expect(await merge(login, now)).toBeUndefined();
    expect([calls.keep, calls.days[0]]).toEqual([1, '2026-11-21']);
  });

  it('becomes that of a customer who had none', async () => {
    const { merge, entriesOf } = open({ rows: { guest: [entry('a', 2)] } });
    expect(await merge(login, now)).toEqual({ merged: 1, capped: [], dropped: [] });
    expect(entriesOf('customer')).toMatchObject([{ tcm: 'a', quantity: 2 }, { kind: 'merge' }]);
  });

  it('leaves the voucher of the customer', async () => {
    const other = { ...voucherEntry, code: 'OTHER' };
    const { merge, entriesOf } = open({
      rows: { guest: [entry('a'), voucherEntry], customer: [other] },
      voucher: roest,
    });
    await merge(login, now);
    expect(entriesOf('customer')?.flatMap((one) => (one.kind === 'voucher' ? one.code : []))).toEqual(['OTHER']);
  });

  it.each([
    ['without items', { guest: [voucherEntry] }, login],
    ['that is not there', {}, login],
    ['of the same person', { guest: [entry('a')] }, { ...login, customer: 'guest' }],
  ])('%s changes nothing', async (_, rows, who) => {
    const { merge, calls } = open({ rows });
    expect(await merge(who, now)).toBeUndefined();
    expect(calls.keep).toBe(0);
  });

  it('is merged again where another process was faster, at most three times', async () => {
    const twice = open({ rows: { guest: [entry('a')] }, lost: 2 });
    expect(await twice.merge(login, now)).toMatchObject({ merged: 1 });
    const never = open({ rows: { guest: [entry('a')] }, lost: 9 });
    await expect(never.merge(login, now)).rejects.toMatchObject({ code: 'CARTSTORAGE_UNAVAILABLE' });
    expect(never.calls.keep).toBe(3);
    expect(never.entriesOf('guest')).toHaveLength(1);
    await expect(open({ broken: 'read' }).merge(login, now)).rejects.toMatchObject({ code: 'CARTSTORAGE_UNAVAILABLE' });
  });
});

describe('a cart that is read', () => {
  it('is empty without a visitor, and asks nothing', async () => {
    const { load, calls } = open();
    expect(await load('CZ', undefined, now)).toEqual(emptyCart('CZK'));
    expect(calls.read).toBe(0);
    expect(await load('DE', 'guest', now)).toMatchObject({ numberOfArticles: 0 });
  });

  it('is kept for longer once a week of its time is over', async () => {
    const old = open({ rows: { guest: [entry('a')] }, daysLeft: 84 });
    await old.load('DE', 'guest', now);
    expect(old.calls.prolonged).toEqual([[owner, '2027-02-20']]);
    const fresh = open({ rows: { guest: [entry('a')] }, daysLeft: 85 });
    await fresh.load('DE', 'guest', now);
    expect(fresh.calls.prolonged).toEqual([]);
  });

  it('is read together with others, at the later day where midnight is between them', async () => {
    const { load, calls } = open({ rows: { guest: [entry('a')], customer: [entry('b', 2)] } });
    const at = (time: string) => momentNow(clockOf(() => new Date(time)));
    const [one, other] = await Promise.all([
      load('DE', 'guest', at('2026-11-22T00:00:01Z')),
      load('DE', 'customer', at('2026-11-21T23:59:59Z')),
    ]);
    expect([one, other].map(({ numberOfArticles }) => numberOfArticles)).toEqual([1, 2]);
    expect([calls.read, calls.days]).toEqual([1, ['2026-11-22']]);
  });

  it('is ordered with its version', async () => {
    expect(await open({ rows: { guest: [entry('a')] } }).toOrder(owner, now, now)).toMatchObject({ version: 1 });
    expect(await open().toOrder(customer, now, now)).toMatchObject({ version: 0, cart: { numberOfArticles: 0 } });
  });
});
