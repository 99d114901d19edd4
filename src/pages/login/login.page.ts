import type { Visit } from '../../contracts/customer/account.contract.ts';
import { checkoutPath } from '../../contracts/order/order.contract.ts';
import { checkLogin } from '../../domain/customer/account.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import {
  backOf,
  emptyForm,
  errorsOf,
  movedTo,
  refusedForm,
  retryOf,
  statusOf,
  titleOf,
  valuesOf,
  visitOf,
  type SentForm,
} from '../account/account.rules.ts';
import type { DemoCustomer, PageDefinition, PageRequest, PageServices } from '../page.ts';

export interface LoginPageProps {
  readonly form: SentForm;
  readonly back?: string;
  readonly demo: readonly DemoCustomer[];
  /** SAFE-6: a remembered customer who wants to order */
  readonly isBuyer: boolean;
}

const messages = ['confirmed', 'reset', 'loggedOut', 'removed', 'emailChanged'] as const;

const demoOf = ({ site }: PageRequest, { demoCustomers }: PageServices) => demoCustomers?.(site.code) ?? [];
const backIn = (back: string | undefined) => (back === undefined ? {} : { back: backOf(back) });
const isBuyer = (visit: Visit | undefined, back: string | undefined): boolean =>
  back === checkoutPath && visit?.person.status === 'REMEMBERED';

/** LOGIN-6: a plain form; visitors who are logged in are redirected. */
export const login: PageDefinition<LoginPageProps> = {
  name: 'login',
  paths: [accountLinks.login],
  type: 'content',
  personal: true,
  query: ['back', 'message'],
  load: async (request, services) => {
    const { t, query } = request;
    const visit = await visitOf(request, services);
    if (visit?.person.status === 'LOGGED_IN') return movedTo(backOf(query['back']));
    const message = messages.find((known) => known === query['message']);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.login.title')),
      props: {
        form: {
          ...emptyForm,
          ...(message ? { said: { kind: 'success' as const, text: t(`page.account.login.${message}`) } } : {}),
        },
        ...backIn(query['back']),
        demo: demoOf(request, services),
        isBuyer: isBuyer(visit, query['back']),
      },
    };
  },
  fields: ['email', 'password', 'remember', 'back'],
  submit: async (submission, services) => {
    const { t, form, asked } = submission;
    if (!asked) return { kind: 'missing' };
    const { email = '', password = '', remember, back } = form;
    const faults = checkLogin(form);
    const around = {
      ...backIn(back),
      demo: demoOf(submission, services),
      isBuyer: isBuyer(await visitOf(submission, services), back),
    };
    if (Object.keys(faults).length > 0) {
      const sent = { values: valuesOf(form), errors: errorsOf(t, faults) };
      const props = { form: sent, ...around };
      return { kind: 'shown', status: 400, head: titleOf(t('page.account.login.title')), props };
    }
    const outcome = await services.account.login({ ...asked, email, password, remember: remember === 'on' });
    if (outcome.ok) return movedTo(backOf(back), outcome.setCookies);
    return {
      kind: 'shown',
      status: statusOf(outcome),
      head: titleOf(t('page.account.login.title')),
      props: { form: refusedForm(t, form, outcome), ...around },
      ...retryOf(outcome),
    };
  },
};
