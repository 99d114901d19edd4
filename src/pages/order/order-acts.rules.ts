import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import type { Order, OrderRef } from '../../contracts/order/order.contract.ts';
import type { AgainLine } from '../../contracts/order/order-state.contract.ts';
import { movedTo } from '../account/account.rules.ts';
import type { PageRequest, PageServices, PageSubmission } from '../page.ts';

/** What the page of an order offers beside the order itself. */
export interface ShownActs {
  /** the page asks whether it is to be cancelled */
  readonly asksCancel: boolean;
  readonly said?: 'cancelled' | 'late' | 'some' | undefined;
  /** what would be ordered again */
  readonly lines: readonly AgainLine[];
  /** SAFE-5: nothing is changed from a preview */
  readonly isPreview: boolean;
}

/** The parameters of an order's page; the answer to an act is in one of them, and nothing personal. */
export const actQuery = ['cancel', 'again'] as const;

const saidIn = (query: PageRequest['query'], { state }: Order): ShownActs['said'] => {
  // A page that is opened later says what is true then.
  if (query['cancel'] === 'cancelled' && state === 'CANCELLED') return 'cancelled';
  if (query['cancel'] === 'late' && state !== 'CANCELLED') return 'late';
  return query['again'] === 'some' ? 'some' : undefined;
};

export const shownActs = async (
  order: Order,
  { query, site, moment }: Pick<PageRequest, 'query' | 'site' | 'moment'>,
  { placedOrders }: Pick<PageServices, 'placedOrders'>,
  isPlaced = false,
): Promise<ShownActs> => {
  const said = saidIn(query, order);
  return {
    asksCancel: query['cancel'] === 'ask',
    ...(said ? { said } : {}),
    // Who has just ordered does not look for the same once more.
    lines: isPlaced ? [] : await placedOrders.compare(site.code, order, moment),
    isPreview: moment.isPreview === true,
  };
};

/** Does what a form of an order's page asks for, and leads to the page that shows what became of it. */
export const actOnOrder = async (
  which: OrderRef,
  { asked, form, moment, path, site }: PageSubmission,
  { checkout, placedOrders }: Pick<PageServices, 'checkout' | 'placedOrders'>,
) => {
  const [page = path] = path.split('?');
  switch (form['act'] ?? '') {
    case 'pay':
      return movedTo((await checkout.pay(which, moment)) ?? `${page}?paid=later`);
    case 'cancel': {
      const outcome = await placedOrders.cancel(which, moment);
      return movedTo(outcome === 'cancelled' || outcome === 'late' ? `${page}?cancel=${outcome}` : page);
    }
    case 'again': {
      if (!asked) return movedTo(page);
      const outcome = await placedOrders.again(which, { request: asked.request, site: site.code, moment });
      if (outcome.kind !== 'done') return movedTo(page);
      return movedTo(outcome.missed > 0 ? `${page}?again=some` : cartPagePath, outcome.setCookies);
    }
    case undefined:
    default:
      return movedTo(page);
  }
};
