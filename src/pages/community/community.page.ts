import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, movedTo, titleOf, type Framed } from '../account/account.rules.ts';
import type { PageDefinition, PageRequest, PageSubmission } from '../page.ts';

export interface CommunityPageProps {
  readonly framed: Framed;
  readonly isMember: boolean;
}

const show = forCustomer<PageRequest, CommunityPageProps>(async (customer, { t }) => ({
  kind: 'shown',
  status: 200,
  head: titleOf(t('page.account.nav.community')),
  props: { framed: framedOf(customer), isMember: customer.isCommunityMember },
}));
const change = forCustomer<PageSubmission, CommunityPageProps>(async (customer, { form }, { account }) => {
  await account.joinCommunity(customer, form['action'] === 'join');
  return movedTo(accountLinks.community);
});

/** HDR-7: for DE only; joining and leaving is one button. */
export const community: PageDefinition<CommunityPageProps> = {
  name: 'community',
  paths: [accountLinks.community],
  type: 'content',
  personal: true,
  query: [],
  load: async (request, services) => (request.site.code === 'DE' ? show(request, services) : { kind: 'missing' }),
  fields: ['action'],
  submit: async (request, services) => (request.site.code === 'DE' ? change(request, services) : { kind: 'missing' }),
};
