import type { ArticleFacts } from '../../../src/contracts/catalogue/catalogue.contract.ts';
import type { Voucher } from '../../../src/contracts/cart/voucher.contract.ts';
import type { StoredArticle } from '../../../src/domain/cart/kinds/server-kind.ts';
import { clockOf, momentNow } from '../../../src/lib/time/moment.ts';
import type { CartEntry, VoucherEntry } from '../../../src/services/cart/cart-entries.rules.ts';
import {
  cartKey,
  type CartRepository,
  type CartRow,
  type CartToKeep,
} from '../../../src/services/cart/cart.repository.ts';
import { createCartService } from '../../../src/services/cart/cart.service.ts';
import { extrasForTests } from '../../../src/testing/cart.fixtures.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
export const now = momentNow(() => at);
export const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
export const facts = (tcm: string, over: Partial<ArticleFacts> = {}): ArticleFacts => ({
  productId: '100000001',
  tcm,
  title: `Mug ${tcm}`,
  picture: 'mug',
  url: '/mug-p100000001.html',
  price: { now: euro(1000), savingPercent: 0 },
  availability: 'AVAILABLE',
  ...over,
});
export const entry = (tcm: string, quantity = 1): StoredArticle => ({
  productId: '100000001',
  tcm,
  quantity,
  title: `Mug ${tcm}`,
  amountMinor: 1000,
});
export const roest: Voucher = {
  code: 'ROEST25',
  site: 'DE',
  title: 'x',
  worth: { percent: 25 },
  minimumMinor: 0,
  used: 0,
};
export const voucherEntry: VoucherEntry = {
  kind: 'voucher',
  code: 'ROEST25',
  title: 'x',
  worth: { percent: 25 },
  minimumMinor: 0,
};

export const owner = { site: 'DE', visitorId: 'guest' } as const;
export const customer = { site: 'DE', visitorId: 'customer' } as const;

interface Stage {
  readonly rows?: Readonly<Record<string, readonly CartEntry[]>>;
  readonly sold?: readonly ArticleFacts[];
  readonly voucher?: Voucher;
  /** vouchers by their code; `voucher` is found by any */
  readonly vouchers?: readonly Voucher[];
  /** how many writes another process is faster in */
  readonly lost?: number;
  readonly broken?: 'read' | 'facts';
  readonly daysLeft?: number;
  /** another process is faster in the first write of this visitor, and then the storage breaks */
  readonly unlucky?: string;
}

/** The service of the cart on rows in memory. */
export const openCarts = ({
  rows = {},
  sold = ['a', 'b'].map((tcm) => facts(tcm)),
  lost = 0,
  broken,
  ...more
}: Stage = {}) => {
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
    findVoucher: async (_site, code) => more.vouchers?.find((one) => one.code === code) ?? more.voucher,
    turns: { nextTurn: (begin) => setImmediate(begin), nextBatch: (begin) => setImmediate(begin) },
  });
  const entriesOf = (visitorId: string) => table.get(cartKey({ site: 'DE', visitorId }))?.entries;
  const lose = (writes: number): void => void (losses = writes);
  return { ...service, calls, entriesOf, lose };
};
export const put = (tcm: string, quantity: number) => ({ setArticle: { productId: '100000001', tcm, quantity } });
