import { checkRegister } from '../../domain/customer/account.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import {
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
import type { PageDefinition } from '../page.ts';

export interface RegisterPageProps {
  readonly form: SentForm;
  /** the sign-up for the loyalty card: the same account, with a card */
  readonly forCard: boolean;
  /** the mail was sent: there is no form any more */
  readonly isSent: boolean;
}

const cardPaths: ReadonlySet<string> = new Set(['/registerfreeprivatecard', '/registerfreekontorcard']);

/** LOGIN-6, SITE-11: registration, under its own address and the two addresses of the card. */
export const register: PageDefinition<RegisterPageProps> = {
  name: 'register',
  paths: [accountLinks.register, ...cardPaths],
  type: 'content',
  personal: true,
  query: [],
  load: async (request, services) => {
    const { path, t } = request;
    const forCard = cardPaths.has(path);
    const visit = await visitOf(request, services);
    if (visit?.person.status === 'LOGGED_IN') return movedTo(forCard ? accountLinks.card : accountLinks.overview);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t(forCard ? 'page.account.register.cardTitle' : 'page.account.register.title')),
      props: { form: { ...emptyForm, values: forCard ? { card: 'on' } : {} }, forCard, isSent: false },
    };
  },
  fields: ['email', 'password', 'salutation', 'firstName', 'lastName', 'card', 'terms'],
  submit: async ({ asked, form, path, site, t }, { account }) => {
    if (!asked) return { kind: 'missing' };
    const forCard = cardPaths.has(path);
    const head = titleOf(t(forCard ? 'page.account.register.cardTitle' : 'page.account.register.title'));
    const { values, faults } = checkRegister(form);
    if (Object.keys(faults).length > 0) {
      const sent = { values: valuesOf(form), errors: errorsOf(t, faults) };
      return { kind: 'shown', status: 400, head, props: { form: sent, forCard, isSent: false } };
    }
    const outcome = await account.register({ ...asked, ...values, site: site.code });
    if (outcome.ok) return { kind: 'shown', status: 200, head, props: { form: emptyForm, forCard, isSent: true } };
    return {
      kind: 'shown',
      status: statusOf(outcome),
      head,
      props: { form: refusedForm(t, form, outcome), forCard, isSent: false },
      ...retryOf(outcome),
    };
  },
};
