import { trapField, withdrawalPath, type Withdrawal } from '../../contracts/customer/contact.contract.ts';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import { checkWithdrawal, orderNumberIn } from '../../domain/customer/contact.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { emptyForm, movedTo, visitOf, type SentForm } from '../account/account.rules.ts';
import {
  faultyForm,
  previewOf,
  unsentForm,
  type AnsweredForm,
  type FormPreview,
} from '../contact/contact-form.rules.ts';
import type { PageDefinition, PageRequest, PageServices, PageSubmission, Shown } from '../page.ts';
import { isUuid } from '../../lib/uuid.ts';

export interface WithdrawalPageProps {
  readonly form: SentForm;
  readonly isSent: boolean;
  readonly preview?: FormPreview;
  /** the second step: what is declared when it is confirmed */
  readonly review?: { readonly withdrawal: Withdrawal; readonly attempt: string };
}

const shown = (
  { moment, t }: PageRequest,
  { form, isSent, status, retryAfterSeconds }: AnsweredForm,
  review?: WithdrawalPageProps['review'],
): Shown<WithdrawalPageProps> => ({
  kind: 'shown',
  status,
  head: {
    title: t('page.withdrawal.title'),
    description: t('page.withdrawal.text'),
    ...(status === 200 && !isSent && !review ? { canonical: withdrawalPath, siblings: true } : {}),
  },
  props: { form, isSent, ...previewOf(moment, status), ...omitNullish({ review }) },
  ...omitNullish({ retryAfterSeconds }),
});

/** SAFE-6: name and address of a customer who is logged in, not of one who is only remembered. */
const customerOf = async (request: PageRequest, services: PageServices): Promise<Customer | undefined> => {
  const visit = await visitOf(request, services);
  return visit?.person.status === 'LOGGED_IN' ? visit.customer : undefined;
};

/** The initial values of the form: the order that the link names, and the customer who is logged in. */
const begun = async (request: PageRequest, services: PageServices): Promise<SentForm> => {
  const customer = await customerOf(request, services);
  const { firstName, lastName, email } = customer ?? {};
  const orderNumber = orderNumberIn(request.query['order']);
  return { ...emptyForm, values: omitNullish({ firstName, lastName, email, orderNumber }) };
};

/** The second step stores the declaration, the first one and a change of it store nothing. */
const submitted = async (request: PageSubmission, services: PageServices) => {
  const { form, t } = request;
  if (form['step'] === 'change')
    return shown(request, { form: { values: form, errors: {} }, isSent: false, status: 200 });
  const checked = checkWithdrawal(form);
  if (checked.kind === 'faulty')
    return shown(request, { form: faultyForm(t, form, checked.faults), isSent: false, status: 400 });
  if (checked.kind === 'machine') return movedTo(`${withdrawalPath}?sent=yes`);
  const { desk } = services;
  const { attempt = '' } = form;
  if (form['step'] !== 'confirm' || !isUuid(attempt)) {
    const review = { withdrawal: checked.values, attempt: desk.newAttempt() };
    return shown(request, { form: { values: form, errors: {} }, isSent: false, status: 200 }, review);
  }
  const customerId = (await customerOf(request, services))?.id;
  const from = {
    site: request.site,
    moment: request.moment,
    attempt,
    ...omitNullish({ asked: request.asked, customerId }),
  };
  const unsent = unsentForm(t, form, await desk.withdraw(from, checked.values));
  return unsent ? shown(request, unsent) : movedTo(`${withdrawalPath}?sent=yes`);
};

/** LAW-2: a withdrawal in two steps, without a script and without a login; in CH the shop's own return. */
export const withdrawal: PageDefinition<WithdrawalPageProps> = {
  name: 'withdrawal',
  paths: [withdrawalPath],
  type: 'content',
  personal: true,
  query: ['sent', 'order'],
  fields: ['step', 'attempt', 'firstName', 'lastName', 'email', 'orderNumber', 'articles', trapField],
  load: async (request, services) =>
    request.query['sent'] === undefined
      ? shown(request, { form: await begun(request, services), isSent: false, status: 200 })
      : shown(request, { form: emptyForm, isSent: true, status: 200 }),
  submit: submitted,
};
