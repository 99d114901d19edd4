import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { OpenCheckout, Order, OrderLine } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { TakeStock, WantedPieces } from '../../contracts/order/stock.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import { keptUntil } from '../../domain/order/order.rules.ts';
import { firstState } from '../../domain/order/order-states.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Opening } from './checkout-opening.service.ts';
import { checkoutRows, type CheckoutOwner } from './checkout.repository.ts';
import { goodsIn } from './order-lines.rules.ts';
import { orderNumber, type Roll } from './order-number.rules.ts';
import { linkLifeMs } from './order.constants.ts';
import type { LegalText } from './legal-texts.rules.ts';
import { orderRows, type NewOrder, type OrderRepository } from './order.repository.ts';

export interface OrderTransactionParts {
  readonly orders: Pick<OrderRepository, 'transaction' | 'keyOfAttempt'>;
  readonly cart: {
    /** empties the cart within the transaction; returns `false` if its version has changed */
    readonly ordered: (tx: Transaction, owner: CheckoutOwner, version: number) => Promise<boolean>;
  };
  readonly takeStock: TakeStock;
  readonly useVoucher: Vouchers['use'];
  readonly mail: MailOutbox;
  readonly letter: (
    order: Order & { readonly email: string },
    site: SiteCode,
    key: string,
    texts: readonly LegalText[],
  ) => Letter;
  /** LAW-3: the texts that are part of a contract now */
  readonly legalTexts: (site: SiteCode) => readonly LegalText[];
  readonly newId: () => string;
  /** returns an unguessable secret */
  readonly newKey: () => string;
  readonly roll: Roll;
}

export type WholeChoices = Required<Pick<OpenCheckout, 'attempt' | 'choices' | 'deliveredTo'>>;

const numberAttempts = 3;

/** Rolls the transaction back: another request was faster at the named step. */
class Overtaken extends Error {
  readonly at: 'attempt' | 'cart' | 'voucher' | 'stock';
  constructor(at: Overtaken['at']) {
    super(`an order was overtaken at the ${at}`);
    this.at = at;
  }
}

const pieces = (lines: readonly OrderLine[]): WantedPieces[] =>
  lines.flatMap(({ kind, productId, tcm, quantity, price }) => {
    if (tcm === undefined) return [];
    if (kind === 'freeArticle') return [{ productId, tcm, quantity }];
    // A gift card is printed when it is sold, so it has no stock.
    return kind === 'article' ? [{ productId, tcm, quantity, price }] : [];
  });

/** Writes an order and everything that belongs to it in one transaction. */
export const createOrderTransaction = (parts: OrderTransactionParts) => {
  const { orders, cart, takeStock, useVoucher, mail, letter, legalTexts, newId, newKey, roll } = parts;

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
    legalTexts: legalTexts(site),
    content: {
      lines: checkout.lines,
      sums: checkout.sums,
      address: choices.address,
      delivery: choices.delivery.kind,
      deliveredTo,
      ...(choices.delivery.kind === 'home' ? omitNullish({ greeting: choices.delivery.greeting }) : {}),
      ...(choices.payment && checkout.payments.length > 0 ? { payment: choices.payment } : {}),
    },
    ...(checkout.customer ? { customerId: checkout.customer.id } : {}),
  });

  /**
   * Writes the order, the emptied cart, the mail and the stock in one transaction.
   *
   *     order (a second request of the same attempt waits here) ─► cart of this version ─► vouchers ─► mail ─► checkout ─► stock
   */
  const commit = ({ owner, version, checkout }: Opening, order: NewOrder): Promise<void> =>
    orders.transaction(async (tx) => {
      if (!(await orderRows(tx).add(order))) throw new Overtaken('attempt');
      if (!(await cart.ordered(tx, owner, version))) throw new Overtaken('cart');
      const { number, at, email, content, key, site } = order;
      const goods = { ...content.sums.value, amountMinor: goodsIn(content.lines) };
      for (const { code, amount } of content.sums.discounts) {
        const used = await useVoucher(tx, { site, code, total: goods, orderId: order.id, at });
        if (!used.ok || used.voucher.discount.amountMinor !== amount.amountMinor) throw new Overtaken('voucher');
      }
      await orderRows(tx).keepTexts(order);
      await mail.put(
        tx,
        letter({ ...content, number, at, email, state: firstState(content.payment) }, site, key, order.legalTexts),
        at,
      );
      await checkoutRows(tx).remove(owner);
      const taken = await takeStock(tx, site, pieces(checkout.lines), at);
      if (!taken) throw new Overtaken('stock');
      if (taken.length > 0) await orderRows(tx).noteTaken(order.id, taken);
    });

  /** Returns the order that was written; nothing if another request was faster. */
  return async (now: Opening, whole: WholeChoices, at: Now): Promise<NewOrder | undefined> => {
    for (let attempt = 0; attempt < numberAttempts; attempt += 1) {
      const order = newOrder(now, whole, at);
      try {
        await commit(now, order);
        return order;
      } catch (fault) {
        if (!(fault instanceof Overtaken)) throw fault;
        // If this attempt has no order yet, the order number was taken: try another number.
        const isNumberTaken =
          fault.at === 'attempt' &&
          (await orders.keyOfAttempt(order.site, order.visitorId, order.attempt)) === undefined;
        if (!isNumberTaken) return undefined;
      }
    }
    return undefined;
  };
};
export type WriteOrder = ReturnType<typeof createOrderTransaction>;
