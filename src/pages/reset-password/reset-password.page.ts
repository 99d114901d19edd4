import { checkNewPassword } from '../../domain/customer/account.rules.ts';
import { accountLinks } from '../../sites/links.ts';
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
import type { PageDefinition } from '../page.ts';

export interface ResetPasswordPageProps {
  readonly form: SentForm;
  readonly isGood: boolean;
}

/** LOGIN-6: sets a new password by the link of a mail. */
export const resetPassword: PageDefinition<ResetPasswordPageProps> = {
  name: 'reset-password',
  paths: ['/login/reset/:secret'],
  type: 'content',
  personal: true,
  query: [],
  load: async ({ params, site, t }, { account }) => {
    const isGood = (await account.linkState('RESET', params['secret'] ?? '', site.code)) === 'good';
    return {
      kind: 'shown',
      status: isGood ? 200 : 410,
      head: titleOf(t('page.account.reset.title')),
      props: { form: emptyForm, isGood },
    };
  },
  fields: ['password', 'again'],
  submit: async ({ form, params, site, t }, { account }) => {
    const head = titleOf(t('page.account.reset.title'));
    const { values, faults } = checkNewPassword(form);
    if (Object.keys(faults).length > 0) {
      const sent = { ...emptyForm, errors: errorsOf(t, faults) };
      return { kind: 'shown', status: 400, head, props: { form: sent, isGood: true } };
    }
    const outcome = await account.reset(params['secret'] ?? '', site.code, values.password);
    if (outcome.ok) return movedTo(`${accountLinks.login}?message=reset`, outcome.setCookies);
    const isOver = outcome.code === 'LINK_INVALID' || outcome.code === 'LINK_USED';
    const props = { form: refusedForm(t, form, outcome), isGood: !isOver };
    return { kind: 'shown', status: isOver ? 410 : statusOf(outcome), head, props, ...retryOf(outcome) };
  },
};
