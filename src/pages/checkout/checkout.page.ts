import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { checkoutPath, reviewPath, type OpenCheckout, type Opened } from '../../contracts/order/order.contract.ts';
import { storeKinds } from '../../contracts/content/stores.contract.ts';
import { deliveryDays, deliveryDaysText } from '../../sites/delivery/delivery-days.ts';
import { movedTo, titleOf, toLogin, type SentForm } from '../account/account.rules.ts';
import { drawMap, type MapDrawing } from '../stores/stores.rules.ts';
import type { PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';
import { stepEvent } from './checkout-tracking.rules.ts';
import { askedFrom, faultyCheckout, firstValues, storeGroups, type StoreGroup } from './checkout.rules.ts';

export interface CheckoutPageProps extends Pick<OpenCheckout, 'lines' | 'sums' | 'deliveries' | 'payments'> {
  readonly form: SentForm;
  readonly stores: readonly StoreGroup[];
  /** of all stores, to choose one for a pick-up */
  readonly map: MapDrawing;
  /** a customer who is logged in, with the addresses of the account */
  readonly isKnown: boolean;
  readonly addresses: readonly { readonly id: string; readonly text: string }[];
  /** when the order arrives, as text */
  readonly days: string;
}

/** Redirects a cart that cannot be ordered to its page, which shows why, and a remembered customer to the login. */
export const ledElsewhere = (opened: Exclude<Opened, OpenCheckout>) => {
  if (opened.kind === 'login') return toLogin(checkoutPath);
  return movedTo(opened.kind === 'broken' ? `${cartPagePath}?message=${opened.code}` : cartPagePath);
};

const shown = async (
  { site, t, query, moment }: PageRequest,
  { account, storeFinder }: PageServices,
  checkout: OpenCheckout,
  sent?: SentForm,
): Promise<PageAnswer<CheckoutPageProps>> => {
  const { customer, deliveries, lines, payments, sums, sentFrom } = checkout;
  const addresses = customer ? await account.addresses(customer) : [];
  const stores = storeFinder.find(site.code, '', { kinds: storeKinds }).stores.map(({ store }) => store);
  return {
    kind: 'shown',
    status: sent ? 400 : 200,
    head: titleOf(t('page.checkout.step.address')),
    // A visitor who comes back from a later step has reported that already.
    ...(sent || checkout.attempt !== undefined ? {} : { tracked: [stepEvent('begin_checkout', checkout, 1)] }),
    props: {
      lines,
      sums,
      deliveries,
      payments,
      form: sent ?? { values: firstValues(checkout, addresses, query['address']), errors: {} },
      stores: storeGroups(stores, site),
      map: drawMap(storeFinder.map(site.code), stores, []),
      days: deliveryDaysText(deliveryDays(site.code, moment.at, site.timeZone, sentFrom), site),
      isKnown: customer !== undefined,
      addresses: addresses.map(({ id, street, city }) => ({ id, text: `${street}, ${city}` })),
    },
  };
};

/** SHOP-4: address, delivery and payment. */
export const checkout: PageDefinition<CheckoutPageProps> = {
  name: 'checkout',
  paths: [checkoutPath],
  type: 'checkout',
  personal: true,
  reducedHeader: true,
  reducedFooter: true,
  query: ['address'],
  fields: [
    'salutation',
    'firstName',
    'lastName',
    'company',
    'taxId',
    'street',
    'extra',
    'postcode',
    'city',
    'district',
    'email',
    'phone',
    'otherAddress',
    'toFirstName',
    'toLastName',
    'toCompany',
    'toStreet',
    'toExtra',
    'toPostcode',
    'toCity',
    'toDistrict',
    'toGreeting',
    'delivery',
    'store',
    'payment',
  ],
  load: async (request, services) => {
    const opened = await services.checkout.open(askedFrom(request));
    return opened.kind === 'open' ? shown(request, services, opened) : ledElsewhere(opened);
  },
  submit: async (request, services) => {
    const asked = askedFrom(request);
    const opened = await services.checkout.open(asked);
    if (opened.kind !== 'open') return ledElsewhere(opened);
    const faults = await services.checkout.choose(asked, request.form);
    return faults
      ? shown(request, services, opened, faultyCheckout(request.t, request.form, faults))
      : movedTo(reviewPath);
  },
};
