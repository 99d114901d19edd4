import type { LinkState } from '../../contracts/customer/account.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { movedTo, refusalWords, retryOf, statusOf, titleOf, type Said } from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface ConfirmLinkPageProps {
  readonly kind: 'account' | 'email';
  readonly state: LinkState;
  readonly said?: Said;
}

const emailPath = '/usermenu/email/:secret';
const kindOf = (path: string): ConfirmLinkPageProps['kind'] => (path.startsWith('/usermenu/') ? 'email' : 'account');
const linkKinds = { account: 'CONFIRM', email: 'EMAIL' } as const;

/** The target of links in mails. A button uses the link, so that mail programs that open links do not use it up. */
export const confirmLink: PageDefinition<ConfirmLinkPageProps> = {
  name: 'confirm-link',
  paths: ['/signup/confirm/:secret', emailPath],
  type: 'content',
  personal: true,
  query: [],
  load: async ({ params, path, site, t }, { account }) => {
    const kind = kindOf(path);
    const state = await account.linkState(linkKinds[kind], params['secret'] ?? '', site.code);
    return {
      kind: 'shown',
      status: state === 'good' ? 200 : 410,
      head: titleOf(t(`page.account.confirm.${kind}`)),
      props: { kind, state },
    };
  },
  fields: [],
  submit: async ({ params, path, site, t }, { account }) => {
    const kind = kindOf(path);
    const secret = params['secret'] ?? '';
    const outcome = await (kind === 'email'
      ? account.confirmEmail(secret, site.code)
      : account.confirm(secret, site.code));
    if (outcome.ok) return movedTo(`${accountLinks.login}?message=${kind === 'email' ? 'emailChanged' : 'confirmed'}`);
    const isOver = outcome.code === 'LINK_INVALID' || outcome.code === 'LINK_USED';
    return {
      kind: 'shown',
      status: isOver ? 410 : statusOf(outcome),
      head: titleOf(t(`page.account.confirm.${kind}`)),
      props: {
        kind,
        state: outcome.code === 'LINK_USED' ? 'used' : isOver ? 'invalid' : 'good',
        ...(isOver ? {} : { said: { kind: 'error' as const, text: refusalWords(t, outcome) } }),
      },
      ...retryOf(outcome),
    };
  },
};
