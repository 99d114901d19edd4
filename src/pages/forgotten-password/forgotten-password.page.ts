import { checkEmail } from '../../domain/customer/account.rules.ts';
import { accountPages } from '../../sites/links.ts';
import {
  emptyForm,
  errorsOf,
  refusedForm,
  retryOf,
  statusOf,
  titleOf,
  valuesOf,
  type SentForm,
} from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface ForgottenPasswordPageProps {
  readonly form: SentForm;
  readonly isSent: boolean;
}

/** LOGIN-6: the response is the same with and without an account. */
export const forgottenPassword: PageDefinition<ForgottenPasswordPageProps> = {
  name: 'forgotten-password',
  paths: [accountPages.forgotten],
  type: 'content',
  personal: true,
  query: [],
  load: async ({ t }) => ({
    kind: 'shown',
    status: 200,
    head: titleOf(t('page.account.forgotten.title')),
    props: { form: emptyForm, isSent: false },
  }),
  fields: ['email'],
  submit: async ({ asked, form, site, t }, { account }) => {
    if (!asked) return { kind: 'missing' };
    const head = titleOf(t('page.account.forgotten.title'));
    const { values, faults } = checkEmail(form);
    if (Object.keys(faults).length > 0) {
      const sent = { values: valuesOf(form), errors: errorsOf(t, faults) };
      return { kind: 'shown', status: 400, head, props: { form: sent, isSent: false } };
    }
    const outcome = await account.askReset({ ...asked, site: site.code, email: values.email });
    if (outcome.ok) return { kind: 'shown', status: 200, head, props: { form: emptyForm, isSent: true } };
    const props = { form: refusedForm(t, form, outcome), isSent: false };
    return { kind: 'shown', status: statusOf(outcome), head, props, ...retryOf(outcome) };
  },
};
