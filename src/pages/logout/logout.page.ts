import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import { movedTo, titleOf, visitOf } from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface LogoutPageProps {
  readonly name: string;
}

/** A link must not log a visitor out: the page shows a button, and its form does it. */
export const logout: PageDefinition<LogoutPageProps> = {
  name: 'logout',
  paths: [accountLinks.logout],
  type: 'content',
  personal: true,
  query: [],
  load: async (request, services) => {
    const visit = await visitOf(request, services);
    if (!visit?.customer) return movedTo(accountLinks.login);
    const { site, t } = request;
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.logout.title')),
      props: { name: nameOn(site, visit.customer) },
    };
  },
  fields: ['next'],
  // A remembered customer who wants to order as a guest goes on shopping (SAFE-6).
  submit: async ({ asked, form }, { account }) =>
    movedTo(
      form['next'] === 'guest' ? cartPagePath : `${accountLinks.login}?message=loggedOut`,
      asked && (await account.logout(asked.request)),
    ),
};
