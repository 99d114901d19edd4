import { describe, expect, it } from 'vitest';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { emptyCart } from '../../domain/cart/cart-sums.rules.ts';
import type { StoredArticle } from '../../domain/cart/kinds/server-kind.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { extrasForTests } from '../../testing/cart.fixtures.ts';
import type { CartEntry, VoucherEntry } from './cart-entries.rules.ts';
import { cartKey, type CartRepository, type CartRow, type CartToKeep } from './cart.repository.ts';
import { createCartService } from './cart.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const now = momentNow(() => at);
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const facts = (tcm: string, over: Partial<ArticleFacts> = {}): ArticleFacts => ({
  productId: '100000001',
  tcm,
  title: `Mug ${tcm}`,
  picture: 'mug',
  url: '/mug-p100000001.html',
  price: { now: euro(1000), savingPercent: 0 },
  availability: 'AVAILABLE',
  ...over,
});
const entry = (tcm: string, quantity = 1): StoredArticle => ({
  productId: '100000001',
  tcm,
  quantity,
  title: `Mug ${tcm}`,
  amountMinor: 1000,
});
const roest: Voucher = { code: 'ROEST25', site: 'DE', title: 'x', worth: { percent: 25 }, minimumMinor: 0, used: 0 };
const voucherEntry: VoucherEntry = {
  kind: 'voucher',
  code: 'ROEST25',
  title: 'x',
  worth: { percent: 25 },
  minimumMinor: 0,
};

const owner = { site: 'DE', visitorId: 'guest' } as const;
const customer = { site: 'DE', visitorId: 'customer' } as const;

interface Stage {
  readonly rows?: Readonly<Record<string, readonly CartEntry[]>>;
  readonly sold?: readonly ArticleFacts[];
  readonly voucher?: Voucher;
  /** how many writes another process is faster in */
  readonly lost?: number;
  readonly broken?: 'read' | 'facts';
  readonly daysLeft?: number;
  /** another process is faster in the first write of this visitor, and then the storage breaks */
  readonly unlucky?: string;
}

/** The service on rows in memory. */
const open = ({ rows = {}, sold = ['a', 'b'].map((tcm) => facts(tcm)), lost = 0, broken, ...more }: Stage = {}) => {
  const table = new Map<string, CartRow>(
    Object.entries(rows).map(([visitorId, entries]) => [
      cartKey({ site: 'DE', visitorId }),
      { version: 1, entries, recent_changes: [], days_left: more.daysLeft ?? 90 },
    ]),
  );
  const calls = { read: 0, keep: 0, alone: 0, prolonged: [] as unknown[], days: [] as string[] };
  let losses = lost;
  const rowsNow = {
    read: async (owners: readonly (typeof owner)[], today: string) => {
      calls.read += 1;
      calls.days.push(today);
      if (broken === 'read' || (more.unlucky !== undefined && calls.keep > 0)) throw new Error('away');
      return new Map(
        owners.flatMap((one) => (table.has(cartKey(one)) ? [[cartKey(one), table.get(cartKey(one))]] : [])),
      );
    },
    keep: async (carts: readonly CartToKeep[]) => {
      calls.keep += 1;
      if ((losses -= 1) >= 0) return new Map();
      return new Map(
        carts
          .filter(({ owner: of }) => of.visitorId !== more.unlucky)
          .map(({ owner: of, before, entries, recentChanges }) => {
            const version = (before ?? 0) + 1;
            table.set(cartKey(of), { version, entries, recent_changes: recentChanges, days_left: 91 });
            return [cartKey(of), version];
          }),
      );
    },
  };
  const service = createCartService({
    repository: {
      ...rowsNow,
      alone: (work: (all: typeof rowsNow) => Promise<unknown>) => {
        calls.alone += 1;
        return work(rowsNow);
      },
      prolong: async (...values: unknown[]) => void calls.prolonged.push(values),
    } as unknown as CartRepository,
    facts: async (_site, keys) => {
      if (broken === 'facts') throw new Error('away');
      return keys.map(({ tcm }) => sold.find((one) => one.tcm === tcm));
    },
    extras: extrasForTests,
    findVoucher: async () => more.voucher,
    turns: { nextTurn: (begin) => setImmediate(begin), nextBatch: (begin) => setImmediate(begin) },
  });
  const entriesOf = (visitorId: string) => table.get(cartKey({ site: 'DE', visitorId }))?.entries;
  return { ...service, calls, entriesOf };
};
const put = (tcm: string, quantity: number) => ({ setArticle: { productId: '100000001', tcm, quantity } });

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

  it('is ordered with its version', async () => {
    expect(await open({ rows: { guest: [entry('a')] } }).toOrder(owner, now, now)).toMatchObject({ version: 1 });
    expect(await open().toOrder(customer, now, now)).toMatchObject({ version: 0, cart: { numberOfArticles: 0 } });
  });
});
