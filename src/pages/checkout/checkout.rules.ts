import type { Address, Customer } from '../../contracts/customer/account.contract.ts';
import type {
  CheckoutAsked,
  CheckoutChoices,
  CheckoutFault,
  CheckoutFaults,
  OpenCheckout,
} from '../../contracts/order/order.contract.ts';
import type { Store } from '../../contracts/content/stores.contract.ts';
import { mostOfGreeting } from '../../domain/order/greeting.rules.ts';
import { otherField } from '../../domain/order/order.rules.ts';
import { invariant } from '../../lib/invariant.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import type { SentForm } from '../account/account.rules.ts';
import type { PageRequest } from '../page.ts';
import { hoursText } from './store-hours.rules.ts';

/** The stores of a country by town, for the select. */
export interface StoreGroup {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export const storeGroups = (stores: readonly Store[], { locale }: Site): StoreGroup[] => {
  const { compare } = new Intl.Collator(locale);
  return [...Map.groupBy(stores, ({ city }) => city)]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([name, inTown]) => ({
      name,
      options: inTown.map(({ id, street, postcode, hours }) => ({
        value: id,
        text: `${name}, ${street} (${postcode}), ${hoursText(hours, locale)}`,
      })),
    }));
};

/** The values of a form as texts; missing values have no field. */
const texts = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const ofOther = (delivery: CheckoutChoices['delivery']): Record<string, string> => {
  if (delivery.kind !== 'home' || !delivery.to) return {};
  const fields = Object.entries({ ...delivery.to, greeting: delivery.greeting });
  return { otherAddress: 'on', ...texts(Object.fromEntries(fields.map(([name, value]) => [otherField(name), value]))) };
};

const ofChoices = ({ address, email, delivery, payment }: CheckoutChoices): Record<string, string> =>
  texts({
    ...address,
    ...ofOther(delivery),
    email,
    delivery: delivery.kind,
    store: delivery.kind === 'store' ? delivery.storeId : undefined,
    payment,
  });

const ofCustomer = (
  { salutation, firstName, lastName, phone, email }: Customer,
  address: Address | undefined,
): Record<string, string> => {
  const { id: _id, isDefault: _isDefault, ...place } = address ?? { id: '', isDefault: false };
  return texts({ salutation, firstName, lastName, phone, email, ...place });
};

/** The initial values of the form: earlier input, else the data of the account. */
export const firstValues = (
  { choices, customer, payments }: OpenCheckout,
  addresses: readonly Address[],
  wanted: string | undefined,
): Record<string, string> => {
  const chosen = addresses.find(({ id }) => id === wanted);
  const usual = chosen ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const own = customer ? ofCustomer(customer, usual) : {};
  return {
    delivery: 'home',
    payment: payments[0] ?? '',
    ...own,
    ...(choices ? ofChoices(choices) : {}),
    ...(choices && chosen ? own : {}),
  };
};

const faultText = (t: Translate, fault: CheckoutFault): string => {
  if (fault === 'greeting') return t('page.checkout.fault.greeting', mostOfGreeting);
  return fault === 'taxId' || fault === 'store' || fault === 'choose'
    ? t(`page.checkout.fault.${fault}`)
    : t(`page.account.fault.${fault}`);
};

export const faultyCheckout = (
  t: Translate,
  form: Readonly<Record<string, string>>,
  faults: CheckoutFaults,
): SentForm => ({
  values: form,
  errors: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultText(t, fault)])),
  said: { kind: 'error', text: t('page.checkout.faulty') },
});

/** The caller of the checkout, from a page's request. */
export const askedFrom = ({ asked, site, moment }: PageRequest): CheckoutAsked => {
  invariant(asked, 'the checkout is drawn for who asks: its pages must be personal');
  return { request: asked.request, site: site.code, moment };
};
