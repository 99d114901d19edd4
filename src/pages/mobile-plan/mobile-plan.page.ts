import type { MobilePlan } from '../../contracts/customer/account.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, titleOf, type Framed } from '../account/account.rules.ts';
import { dayIn } from '../orders/orders.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface MobilePlanPageProps {
  readonly framed: Framed;
  readonly plan?: Omit<MobilePlan, 'renewsOn'> & { readonly renewsOn: string };
}

const show = forCustomer<Parameters<PageDefinition<MobilePlanPageProps>['load']>[0], MobilePlanPageProps>(
  async (customer, { site, t }) => {
    const { mobilePlan: plan } = customer;
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.nav.mobile')),
      props: {
        framed: framedOf(customer),
        // Noon, so that the day is the same in every time zone.
        ...(plan ? { plan: { ...plan, renewsOn: dayIn(site, new Date(`${plan.renewsOn}T12:00:00Z`)) } } : {}),
      },
    };
  },
);

/** HDR-7: for DE only. */
export const mobilePlan: PageDefinition<MobilePlanPageProps> = {
  name: 'mobile-plan',
  paths: [accountLinks.mobilePlan],
  type: 'content',
  personal: true,
  query: [],
  load: async (request, services) => (request.site.code === 'DE' ? show(request, services) : { kind: 'missing' }),
};
