import { orderFinderPath } from '../../contracts/order/order-state.contract.ts';
import { trapField } from '../../contracts/customer/contact.contract.ts';
import { orderNumberIn } from '../../domain/customer/contact.rules.ts';
import { emailOf } from '../../lib/text/email-address.ts';
import { emptyForm, errorsOf, movedTo, titleOf, type SentForm } from '../account/account.rules.ts';
import type { PageDefinition, PageRequest, Shown } from '../page.ts';

export interface OrderLinkPageProps {
  readonly form: SentForm;
  readonly isSent: boolean;
  /** SAFE-5: nothing is sent from a preview */
  readonly isPreview: boolean;
}

const sentPath = `${orderFinderPath}?sent=yes`;

const shown = (
  { moment, t }: PageRequest,
  status: 200 | 400 | 429,
  {
    form = emptyForm,
    isSent = false,
    retryAfterSeconds,
  }: { form?: SentForm; isSent?: boolean; retryAfterSeconds?: number },
): Shown<OrderLinkPageProps> => ({
  kind: 'shown',
  status,
  head: {
    ...titleOf(t('page.order-link.title')),
    description: t('page.order-link.text'),
    ...(status === 200 && !isSent ? { canonical: orderFinderPath, siblings: true as const } : {}),
  },
  props: { form, isSent, isPreview: moment.isPreview === true },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const minute = 60;

/** SHOP-13: sends the link of an order to the address that it was placed with. The answer is the same whether there is one. */
export const orderLink: PageDefinition<OrderLinkPageProps> = {
  name: 'order-link',
  paths: [orderFinderPath],
  type: 'content',
  personal: true,
  query: ['sent', 'order'],
  load: async (request) => {
    const { query } = request;
    const orderNumber = orderNumberIn(query['order']);
    return query['sent'] === undefined
      ? shown(request, 200, { form: { values: orderNumber === undefined ? {} : { orderNumber }, errors: {} } })
      : shown(request, 200, { isSent: true });
  },
  fields: ['orderNumber', 'email', trapField],
  submit: async (request, { placedOrders }) => {
    const { asked, form, moment, site, t } = request;
    const number = orderNumberIn(form['orderNumber']);
    const email = emailOf(form['email'] ?? '');
    const typed = (name: string) => (form[name] ?? '').trim();
    if (number === undefined || email === undefined) {
      const errors = errorsOf(t, {
        ...(number === undefined ? { orderNumber: typed('orderNumber') === '' ? 'required' : 'signs' } : {}),
        ...(email === undefined ? { email: typed('email') === '' ? 'required' : 'email' } : {}),
      });
      return shown(request, 400, { form: { values: form, errors } });
    }
    // A bot filled in the trap: it gets the page of a success.
    if (typed(trapField) !== '') return movedTo(sentPath);
    const seconds = await placedOrders.sendLink(
      { site: site.code, number, email, address: asked?.address ?? '' },
      moment,
    );
    if (seconds === 0) return movedTo(sentPath);
    const text = t('page.account.code.TOO_MANY', { minutes: Math.ceil(seconds / minute) });
    return shown(request, 429, {
      form: { values: form, errors: {}, said: { kind: 'error', text } },
      retryAfterSeconds: seconds,
    });
  },
};
