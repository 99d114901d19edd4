import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import {
  placedOrderPath,
  type CheckoutAsked,
  type CheckoutDesk,
  type OpenCheckout,
  type Order,
  type OrderLine,
  type OrdersOfCustomer,
  type Placed,
} from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { TakeStock, WantedPieces } from '../../contracts/order/stock.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { MomentNow, Now } from '../../lib/time/moment.ts';
import { checkCheckout } from './checkout-fields.rules.ts';
import { createOpening, type Opening, type OpeningParts } from './checkout-opening.service.ts';
import { checkoutRows, type CheckoutOwner, type CheckoutRepository } from './checkout.repository.ts';
import { changesOf, goodsIn } from './order-lines.rules.ts';
import { keptUntil, orderNumber, type Roll } from './order-number.rules.ts';
import { choicesKeptMs, forgottenTogether, linkLifeMs, ordersShown } from './order.constants.ts';
import { orderRows, type NewOrder, type OrderRepository } from './order.repository.ts';

export interface OrderServiceParts extends OpeningParts {
  readonly orders: OrderRepository;
  readonly checkouts: CheckoutRepository;
  readonly cart: OpeningParts['cart'] & {
    /** empties it within the transaction; `false` where it is another by now */
    readonly ordered: (tx: Transaction, owner: CheckoutOwner, version: number) => Promise<boolean>;
  };
  readonly takeStock: TakeStock;
  readonly useVoucher: Vouchers['use'];
  /** what is remembered of the shelves is not what there is */
  readonly lookAgain: () => Promise<unknown>;
  readonly mail: MailOutbox;
  readonly letter: (order: Order & { readonly email: string }, site: SiteCode, key: string) => Letter;
  readonly newId: () => string;
  /** a secret that nobody guesses */
  readonly newKey: () => string;
  readonly roll: Roll;
  readonly onFault: (fault: unknown, what: string) => void;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const numbersTried = 3;

/** Ends a transaction without a trace: somebody else was quicker, at what it names. */
class Overtaken extends Error {
  readonly at: 'try' | 'cart' | 'voucher' | 'shelf';
  constructor(at: Overtaken['at']) {
    super(`an order was overtaken at the ${at}`);
    this.at = at;
  }
}

type WholeChoices = Required<Pick<OpenCheckout, 'attempt' | 'choices' | 'deliveredTo'>>;
type SentOrder = Parameters<CheckoutDesk['place']>[1];
/** SAFE-5: no preview can be bought, by its type. */
type BuyingNow = CheckoutAsked & { readonly moment: MomentNow };

const pieces = (lines: readonly OrderLine[]): WantedPieces[] =>
  lines.flatMap(({ kind, productId, tcm, quantity, price }) => {
    if (tcm === undefined) return [];
    if (kind === 'freeArticle') return [{ productId, tcm, quantity }];
    // A gift card is printed when it is sold: it stands on no shelf.
    return kind === 'article' ? [{ productId, tcm, quantity, price }] : [];
  });

/** SHOP-4: the way of a cart to an order, and the orders there are. */
export const createOrderService = (parts: OrderServiceParts) => {
  const { orders, checkouts, cart, takeStock, useVoucher, lookAgain, payments } = parts;
  const { mail, letter, newId, newKey, roll, onFault, now } = parts;

  const { buyerOf, opening, storeOf } = createOpening(parts);

  const open: CheckoutDesk['open'] = async (asked) => {
    const opened = await opening(asked);
    return 'checkout' in opened ? opened.checkout : opened;
  };

  const review: CheckoutDesk['review'] = async (asked) => {
    const opened = await opening(asked);
    if (!('checkout' in opened)) return opened;
    const { owner, checkout } = opened;
    if (checkout.attempt === undefined) return { kind: 'incomplete' };
    // What staff saw in a preview is nothing that an order is compared with.
    if (!asked.moment.isPreview) await checkouts.note(owner, checkout.lines);
    return checkout;
  };

  const choose: CheckoutDesk['choose'] = async (asked, form) => {
    const { site } = asked;
    const opened = await opening(asked);
    if (!('checkout' in opened)) return undefined;
    const checked = checkCheckout(form, site, {
      isStore: (id) => storeOf(site, id) !== undefined,
      payments: opened.checkout.payments,
    });
    if ('faults' in checked) return checked.faults;
    const at = now();
    await checkouts.save(
      opened.owner,
      { attempt: newId(), choices: checked.choices },
      { at, expiresAt: new Date(at.getTime() + choicesKeptMs) },
    );
    return undefined;
  };

  const newOrder = (
    { owner: { site, visitorId }, checkout }: Opening,
    { attempt, choices, deliveredTo }: WholeChoices,
    at: Now,
  ): NewOrder => ({
    id: newId(),
    site,
    number: orderNumber(roll),
    key: newKey(),
    linkUntil: new Date(at.getTime() + linkLifeMs),
    attempt,
    visitorId,
    at,
    email: choices.email,
    expiresOn: keptUntil(site, at),
    content: {
      lines: checkout.lines,
      sums: checkout.sums,
      address: choices.address,
      delivery: choices.delivery.kind,
      deliveredTo,
      ...(choices.payment && checkout.payments.length > 0 ? { payment: choices.payment } : {}),
    },
    ...(checkout.customer ? { customerId: checkout.customer.id } : {}),
  });

  /**
   * One transaction: the order, the emptied cart, the mail and the pieces from the shelves, all or nothing.
   *
   *     order (its try: a second one waits here) ─► cart of this version ─► vouchers ─► mail ─► choices gone ─► shelves
   */
  const commit = ({ owner, version, checkout }: Opening, order: NewOrder): Promise<void> =>
    orders.transaction(async (tx) => {
      if (!(await orderRows(tx).add(order))) throw new Overtaken('try');
      if (!(await cart.ordered(tx, owner, version))) throw new Overtaken('cart');
      const { number, at, email, content, key, site } = order;
      const goods = { ...content.sums.value, amountMinor: goodsIn(content.lines) };
      for (const { code, amount } of content.sums.discounts) {
        const used = await useVoucher(tx, { site, code, total: goods, orderId: order.id, at });
        if (!used.ok || used.voucher.discount.amountMinor !== amount.amountMinor) throw new Overtaken('voucher');
      }
      await mail.put(tx, letter({ ...content, number, at, email, state: 'PLACED' }, site, key), at);
      await checkoutRows(tx).remove(owner);
      if (!(await takeStock(tx, site, pieces(checkout.lines), at))) throw new Overtaken('shelf');
    });

  const shownAt = (key: string): string => `${placedOrderPath}${key}?placed=yes`;

  /** What is other now, told to whoever wanted to order it as it was. */
  const changed = async (now: Opening, before: readonly OrderLine[]): Promise<Placed> => {
    await checkouts.note(now.owner, now.checkout.lines);
    return { kind: 'changed', checkout: now.checkout, changes: changesOf(before, now.checkout.lines) };
  };

  /** The order that was made; nothing where somebody else was quicker. */
  const ordered = async (now: Opening, whole: WholeChoices, at: Now): Promise<NewOrder | undefined> => {
    for (let time = 0; time < numbersTried; time += 1) {
      const order = newOrder(now, whole, at);
      try {
        await commit(now, order);
        return order;
      } catch (fault) {
        if (!(fault instanceof Overtaken)) throw fault;
        // An order of this number there may be, by another try: another number. An order of this try is the one.
        const isNumber =
          fault.at === 'try' && (await orders.keyOfAttempt(order.site, order.visitorId, order.attempt)) === undefined;
        if (!isNumber) return undefined;
      }
    }
    return undefined;
  };

  const tryToPlace = async (asked: BuyingNow, sent: SentOrder): Promise<Placed> => {
    const opened = await opening(asked);
    if (!('checkout' in opened)) return opened;
    const { checkout, row } = opened;
    const { attempt, choices, deliveredTo } = checkout;
    if (attempt !== sent.attempt || !choices || !deliveredTo) return { kind: 'incomplete' };
    if (checkout.seen !== sent.seen) return changed(opened, row?.seen ?? checkout.lines);
    const order = await ordered(opened, { attempt, choices, deliveredTo }, asked.moment.at);
    if (order) {
      const to = shownAt(order.key);
      const provider = payments.find(({ kind }) => kind === order.content.payment);
      return { kind: 'placed', to: (await provider?.leadTo?.({ number: order.number, ...order.content }, to)) ?? to };
    }
    await lookAgain();
    const then = await opening(asked);
    return 'checkout' in then ? changed(then, checkout.lines) : then;
  };

  const place: CheckoutDesk['place'] = async (asked, sent) => {
    const { request, moment } = asked;
    if (moment.isPreview) return { kind: 'preview' };
    try {
      const buyer = await buyerOf(asked);
      if ('kind' in buyer) return buyer;
      if (!uuidPattern.test(sent.attempt)) return { kind: 'incomplete' };
      const { site, visitorId } = buyer.owner;
      const known = async (): Promise<Placed | undefined> => {
        const key = await orders.keyOfAttempt(site, visitorId, sent.attempt);
        return key === undefined ? undefined : { kind: 'placed', to: shownAt(key) };
      };
      const before = await known();
      if (before) return before;
      const outcome = await tryToPlace({ request, site, moment: { at: now(), abTests: moment.abTests } }, sent);
      // A second click may find the cart empty because the first one has just ordered it.
      return outcome.kind === 'placed' ? outcome : ((await known()) ?? outcome);
    } catch (fault) {
      onFault(fault, 'an order could not be placed');
      return { kind: 'broken', code: 'UNKNOWN' };
    }
  };

  const desk: CheckoutDesk = {
    open,
    review,
    choose,
    place,
    order: (site, key) => orders.byKey(site, key, now()),
  };
  const ofCustomer: OrdersOfCustomer = {
    list: (site, customerId) => orders.ofCustomer(site, customerId, ordersShown),
    order: (site, customerId, number) => orders.oneOfCustomer(site, customerId, number),
  };
  return {
    desk,
    ofCustomer,
    /** what a visitor has filled in and not ordered goes */
    forgetCheckout: checkouts.remove,
    /** An account goes: of its orders stays what the books must hold, of what was not ordered nothing. */
    loosen: async ({ id, site, visitorId }: Pick<Customer, 'id' | 'site' | 'visitorId'>): Promise<void> => {
      await orders.loosen(id);
      await checkouts.remove({ site, visitorId });
    },
    /** takes away what has been kept long enough */
    tidyUp: async (at: Date): Promise<void> => {
      await checkouts.forget(at);
      await orders.forget(at.toISOString().slice(0, 10), forgottenTogether);
    },
  };
};
