import type { AccountOutcome, Customer } from '../../contracts/customer/account.contract.ts';
import { checkEmail, checkNewPassword, checkProfile, type Faults } from '../../domain/customer/account.rules.ts';
import { accountLinks, accountPages } from '../../sites/links.ts';
import {
  emptyForm,
  errorsOf,
  forCustomer,
  framedOf,
  movedTo,
  refusedForm,
  retryOf,
  statusOf,
  titleOf,
  valuesOf,
  type Framed,
  type Said,
  type SentForm,
} from '../account/account.rules.ts';
import type { PageDefinition, PageSubmission, PageServices } from '../page.ts';

export const dataForms = ['profile', 'password', 'email', 'remove'] as const;
export type DataForm = (typeof dataForms)[number];

export interface AccountDataPageProps {
  readonly framed: Framed;
  readonly email: string;
  readonly forms: Readonly<Record<DataForm, SentForm>>;
  readonly said?: Said;
}

const profileOf = ({ salutation, firstName, lastName, phone = '' }: Customer): SentForm => ({
  ...emptyForm,
  values: { salutation: salutation ?? '', firstName, lastName, phone },
});
const formsOf = (customer: Customer): AccountDataPageProps['forms'] => ({
  profile: profileOf(customer),
  password: emptyForm,
  email: emptyForm,
  remove: emptyForm,
});

type Result = { readonly faults: Faults } | { readonly outcome: AccountOutcome };
type Change = (customer: Customer, submission: PageSubmission, services: PageServices) => Promise<Result>;

const isWrong = (faults: Faults): boolean => Object.keys(faults).length > 0;
const refused: Result = { outcome: { ok: false, code: 'UNAVAILABLE' } };

/** The action of each form of the page. */
const changes: Readonly<Record<DataForm, Change>> = {
  profile: async (customer, { form }, { account }) => {
    const { values, faults } = checkProfile(form);
    return isWrong(faults) ? { faults } : { outcome: await account.changeProfile(customer, values) };
  },
  password: async (customer, { asked, form }, { account }) => {
    const { values, faults } = checkNewPassword(form);
    if (isWrong(faults)) return { faults };
    if (!asked) return refused;
    return { outcome: await account.changePassword(asked, customer, form['current'] ?? '', values.password) };
  },
  email: async (customer, { asked, form }, { account }) => {
    const { values, faults } = checkEmail(form);
    if (isWrong(faults)) return { faults };
    if (!asked) return refused;
    return { outcome: await account.askEmailChange(asked, customer, form['current'] ?? '', values.email) };
  },
  remove: async (customer, { asked, form }, { account }) =>
    asked ? { outcome: await account.remove(asked, customer, form['current'] ?? '') } : refused,
};

const doneWords = ['profile', 'password', 'email'] as const;

/** SHOP-5: name, telephone, password, e-mail address, export and deletion of an account; each is a separate form. */
export const accountData: PageDefinition<AccountDataPageProps> = {
  name: 'account-data',
  paths: [accountPages.data],
  type: 'content',
  personal: true,
  query: ['done'],
  load: forCustomer(async (customer, { query, t }) => {
    const done = doneWords.find((known) => known === query['done']);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.nav.data')),
      props: {
        framed: framedOf(customer),
        email: customer.email,
        forms: formsOf(customer),
        ...(done ? { said: { kind: 'success' as const, text: t(`page.account.data.done.${done}`) } } : {}),
      },
    };
  }),
  fields: ['action', 'salutation', 'firstName', 'lastName', 'phone', 'email', 'current', 'password', 'again'],
  submit: forCustomer(async (customer, submission: PageSubmission, services) => {
    const { form, t } = submission;
    const which = dataForms.find((known) => known === form['action']);
    if (!which) return { kind: 'missing' };
    const result = await changes[which](customer, submission, services);
    if ('outcome' in result && result.outcome.ok) {
      return which === 'remove'
        ? movedTo(`${accountLinks.login}?message=removed`, result.outcome.setCookies)
        : movedTo(`${accountPages.data}?done=${which}`);
    }
    const { outcome } = 'outcome' in result ? result : { outcome: undefined };
    const sent: SentForm =
      outcome && !outcome.ok
        ? refusedForm(t, form, outcome, 'current')
        : { values: valuesOf(form), errors: errorsOf(t, 'faults' in result ? result.faults : {}) };
    return {
      kind: 'shown',
      status: outcome && !outcome.ok ? statusOf(outcome) : 400,
      head: titleOf(t('page.account.nav.data')),
      props: { framed: framedOf(customer), email: customer.email, forms: { ...formsOf(customer), [which]: sent } },
      ...(outcome && !outcome.ok ? retryOf(outcome) : {}),
    };
  }),
};
