import { placedOrderPath, type Order } from '../../contracts/order/order.contract.ts';
import type { PaymentState } from '../../contracts/order/payment.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { purchaseEvents } from '../checkout/checkout-tracking.rules.ts';
import {
  emptyForm,
  errorsOf,
  movedTo,
  refusedForm,
  retryOf,
  statusOf,
  titleOf,
  type SentForm,
} from '../account/account.rules.ts';
import { actOnOrder, actQuery, shownActs, type ShownActs } from '../order/order-acts.rules.ts';
import { shownOrder, type ShownOrder } from '../order/order-shown.rules.ts';
import type { PageAnswer, PageDefinition, PageRequest, PageServices, PageSubmission, Shown } from '../page.ts';

export interface PlacedOrderPageProps {
  readonly order: ShownOrder;
  readonly acts: ShownActs;
  /** the order has just been placed */
  readonly isPlaced: boolean;
  readonly email?: string;
  /** what became of the payment of a buyer who was just sent to its provider; `away`: it gave no answer */
  readonly payment?: 'away' | PaymentState;
  /** one field makes an account of it: the order of a guest */
  readonly account?: { readonly kind: 'offered'; readonly form: SentForm } | { readonly kind: 'sent' };
}

/** What a buyer should know who comes back from the payment provider, or could not be sent there; nothing of a paid order. */
const paymentOf = (query: PageRequest['query'], { state, paid }: Order): PlacedOrderPageProps['payment'] => {
  if (query['paid'] === 'later') return 'away';
  return query['paid'] === 'back' && state === 'UNPAID' ? paid : undefined;
};

/** The order was placed just now. Who pays at the provider sees its page first, and this one after it. */
const isJustPlaced = (query: PageRequest['query'], { state, paid }: Order): boolean => {
  const isBack = query['paid'] === 'back' && (paid === 'paid' || paid === 'pending');
  return state !== 'CANCELLED' && (query['placed'] !== undefined || isBack);
};

const shown = async (
  request: PageRequest,
  services: PageServices,
  status: Shown<PlacedOrderPageProps>['status'] = 200,
  form: SentForm = emptyForm,
): Promise<PageAnswer<PlacedOrderPageProps>> => {
  const { params, query, site, t } = request;
  const { checkout, content, withdrawals } = services;
  const found = await checkout.order(site.code, params['key'] ?? '');
  if (!found) return { kind: 'missing' };
  const withdrawn = await withdrawals.declaredFor(site.code, [found.number]);
  const { number, email, isOfGuest } = found;
  const isPlaced = isJustPlaced(query, found);
  const payment = paymentOf(query, found);
  const account = query['account'] === undefined ? ({ kind: 'offered', form } as const) : ({ kind: 'sent' } as const);
  return {
    kind: 'shown',
    status,
    ...(isPlaced && status === 200 ? { tracked: purchaseEvents(found) } : {}),
    head: titleOf(isPlaced ? t('page.placed-order.thanks') : t('page.account.orders.one', { number })),
    props: {
      order: shownOrder(found, { site, t }, content, withdrawn.get(found.number)),
      acts: await shownActs(found, request, services, isPlaced),
      isPlaced,
      ...(email === undefined ? {} : { email }),
      ...omitNullish({ payment }),
      ...(isOfGuest && email !== undefined ? { account } : {}),
    },
  };
};

/** Opens an account with the e-mail address of a guest's order, by a mail to it. */
const openAccount = async (submission: PageSubmission, services: PageServices, { number, email, address }: Order) => {
  const { asked, form, site, t, path, moment } = submission;
  if (!asked || email === undefined || moment.isPreview) return movedTo(path);
  const { password = '' } = form;
  if (password === '')
    return shown(submission, services, 400, { values: {}, errors: errorsOf(t, { password: 'required' }) });
  const { salutation, firstName, lastName } = address;
  const outcome = await services.account.register({
    ...asked,
    ...omitNullish({ salutation }),
    firstName,
    lastName,
    email,
    password,
    site: site.code,
    wantsCard: false,
    order: number,
  });
  if (outcome.ok) return movedTo(`${path}?account=sent`);
  const answer = await shown(submission, services, statusOf(outcome), refusedForm(t, form, outcome));
  return { ...answer, ...retryOf(outcome) };
};

/** SHOP-4: an order for the visitor with its link: the customer, with or without an account. */
export const placedOrder: PageDefinition<PlacedOrderPageProps> = {
  name: 'placed-order',
  paths: [`${placedOrderPath}:key`],
  type: 'content',
  personal: true,
  query: ['placed', 'account', 'paid', ...actQuery],
  load: async (request, services) => {
    const { query, params, site, moment } = request;
    // The buyer comes back from the provider, maybe before its notice.
    if (query['paid'] !== undefined)
      await services.checkout.settle({ site: site.code, key: params['key'] ?? '' }, moment);
    return shown(request, services);
  },
  fields: ['act', 'password'],
  submit: async (submission, services) => {
    const { form, params, site } = submission;
    const { key = '' } = params;
    const found = await services.checkout.order(site.code, key);
    if (!found) return { kind: 'missing' };
    if (form['act'] === 'account') return openAccount(submission, services, found);
    return actOnOrder({ site: site.code, key }, submission, services);
  },
};
