import { mergeCarts, type Merge } from '../../domain/cart/cart-merge.rules.ts';
import type { MergeReport } from '../../contracts/cart/cart.contract.ts';
import type { CartLimits } from '../../domain/cart/cart.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { MomentNow } from '../../lib/time/moment.ts';
import { entriesAfter, isItem, isKept, withoutMerge, type CartEntry } from './cart-entries.rules.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import { withKept } from './cart-kept.rules.ts';
import type { Offers } from './cart-offers.service.ts';
import { cartKey, type CartOwner, type CartRepository, type CartRow, type CartRows } from './cart.repository.ts';
import { expiryOf } from './cart.rules.ts';
import { utcDay } from '../../lib/time/day.ts';

export interface MergeParts {
  readonly repository: Pick<CartRepository, 'alone'>;
  readonly offers: Offers;
  readonly limits: CartLimits;
}

export interface Login {
  readonly site: SiteCode;
  /** the owner of the cart before the login */
  readonly guest: string;
  /** the owner of the merged cart */
  readonly customer: string;
}

const tries = 3;

class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The customer's entries with the merged items, the guest's voucher where there was none, and the report. */
const entriesWith = (entries: readonly CartEntry[], guest: readonly CartEntry[], { changes, report }: Merge) => {
  const merged = changes.reduce<readonly CartEntry[]>(
    (before, { change, item }) => entriesAfter(before, change, item),
    withoutMerge(entries),
  );
  const hasVoucher = merged.some(({ kind }) => kind === 'voucher');
  const vouchers = hasVoucher ? [] : guest.filter(({ kind }) => kind === 'voucher');
  // What the guest kept for later goes along; there is nothing to report about it.
  const reported = guest.some(isItem) ? [{ kind: 'merge' as const, report }] : [];
  return [...withKept(merged, guest.filter(isKept)), ...vouchers, ...reported];
};

/** CART-14: both carts are read and written in one transaction, so that an item is never in both or in neither. */
export const createMerge = ({ repository, offers, limits }: MergeParts) => {
  const attempt = async (
    rows: CartRows,
    login: Login,
    moment: MomentNow,
  ): Promise<MergeReport | undefined | 'again'> => {
    const { site } = login;
    const owners: readonly [CartOwner, CartOwner] = [
      { site, visitorId: login.guest },
      { site, visitorId: login.customer },
    ];
    const today = utcDay(moment.at);
    const found = await rows.read(owners, today);
    const [guest, customer] = owners.map((owner) => found.get(cartKey(owner)));
    if (!guest?.entries.some((entry) => isItem(entry) || isKept(entry))) return undefined;
    const cartOf = async (row: CartRow | undefined) =>
      (await offers.cartAnd(site, row?.entries ?? [], [], moment)).cart;
    const merge = mergeCarts(await cartOf(customer), await cartOf(guest), limits);
    const toKeep = [
      { row: guest, owner: owners[0], entries: [] },
      { row: customer, owner: owners[1], entries: entriesWith(customer?.entries ?? [], guest.entries, merge) },
    ].map(({ row, owner, entries }) => ({
      owner,
      before: row?.version,
      entries,
      recentChanges: row?.recent_changes ?? [],
      newChanges: [],
      expiresOn: expiryOf(moment.at),
    }));
    const kept = await rows.keep(toKeep, today);
    return kept.size === toKeep.length ? merge.report : 'again';
  };

  return async (login: Login, moment: MomentNow): Promise<MergeReport | undefined> => {
    if (login.guest === login.customer) return undefined;
    for (let time = 0; time < tries; time += 1) {
      const report = await stored(
        repository.alone(async (rows) => {
          const done = await attempt(rows, login, moment);
          // Another process has written one of the two: neither is stored.
          if (done === 'again') throw new Overtaken();
          return { done };
        }),
      ).catch((fault: unknown) => {
        if (fault instanceof CartFault && fault.cause instanceof Overtaken) return undefined;
        throw fault;
      });
      if (report) return report.done;
    }
    throw new CartFault('CARTSTORAGE_UNAVAILABLE');
  };
};
