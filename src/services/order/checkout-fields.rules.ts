import { checkAddress, checkProfile, lineFault, tidy } from '../../domain/customer/account.rules.ts';
import type {
  CheckoutChoices,
  CheckoutFault,
  CheckoutFaults,
  OrderAddress,
  PaymentKind,
} from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { greetingIn, isGreeting } from '../../domain/order/greeting.rules.ts';
import { otherField } from '../../domain/order/order.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { emailOf } from '../../lib/text/email-address.ts';
import { checkoutTerms } from '../../sites/checkout.ts';

export interface CheckoutOffer {
  readonly isStore: (storeId: string) => boolean;
  readonly payments: readonly PaymentKind[];
}

type Form = Readonly<Record<string, string>>;

const emailFault = (typed: string): CheckoutFault | undefined => {
  if (typed === '') return 'required';
  return emailOf(typed) === undefined ? 'email' : undefined;
};

/** Validates the fields that only some countries have. */
const countryFaults = (form: Form, site: SiteCode): Record<string, CheckoutFault | undefined> => {
  const { hasDistrict, taxId, wantsPhone } = checkoutTerms[site];
  const typedId = tidy(form['taxId']);
  return {
    ...(hasDistrict ? { district: shared(lineFault(tidy(form['district']))) } : {}),
    ...(wantsPhone && tidy(form['phone']) === '' ? { phone: 'required' } : {}),
    ...(taxId && typedId !== '' && !taxId.test(typedId) ? { taxId: 'taxId' } : {}),
  };
};

/** Faults of account forms that can come up here; `same` and `agree` have no field. */
const shared = (fault: string | undefined): CheckoutFault | undefined =>
  fault === 'required' || fault === 'long' || fault === 'postcode' || fault === 'phone' || fault === 'signs'
    ? fault
    : undefined;

const otherFields = ['firstName', 'lastName', 'company', 'street', 'extra', 'postcode', 'city', 'district'] as const;

interface OtherAddress {
  readonly to?: OrderAddress;
  readonly greeting?: string;
  readonly faults: Readonly<Record<string, CheckoutFault | undefined>>;
}

/** Validates the other address of a delivery; a collection in a store has none. */
const otherAddress = (form: Form, site: SiteCode): OtherAddress => {
  if (form['delivery'] !== 'home' || form['otherAddress'] !== 'on') return { faults: {} };
  const typed = Object.fromEntries(otherFields.map((name) => [name, form[otherField(name)] ?? '']));
  const { values, faults } = checkAddress(typed, site);
  const { isDefault: _isDefault, ...place } = values;
  const all = {
    ...faults,
    ...(checkoutTerms[site].hasDistrict ? { district: lineFault(tidy(typed['district'])) } : {}),
  };
  const greeting = greetingIn(form[otherField('greeting')]);
  return {
    to: addressOf(typed, site, place),
    ...(greeting === '' ? {} : { greeting }),
    faults: {
      ...Object.fromEntries(Object.entries(all).map(([name, fault]) => [otherField(name), shared(fault)])),
      ...(isGreeting(greeting) ? {} : { [otherField('greeting')]: 'greeting' }),
    },
  };
};

const deliveryOf = (
  form: Form,
  { isStore }: CheckoutOffer,
  { to, greeting }: OtherAddress,
): CheckoutChoices['delivery'] | undefined => {
  if (form['delivery'] === 'home') return { kind: 'home', ...omitNullish({ to, greeting }) };
  const storeId = form['store'] ?? '';
  return form['delivery'] === 'store' && isStore(storeId) ? { kind: 'store', storeId } : undefined;
};

const addressOf = (form: Form, site: SiteCode, values: Omit<OrderAddress, 'district' | 'taxId'>): OrderAddress => {
  const { hasDistrict, taxId } = checkoutTerms[site];
  const id = tidy(form['taxId']);
  return {
    ...values,
    ...(hasDistrict ? { district: tidy(form['district']) } : {}),
    ...(taxId && id !== '' ? { taxId: id } : {}),
  };
};

/** Validates the checkout form: returns the choices, or the fault of each field. */
export const checkCheckout = (
  form: Form,
  site: SiteCode,
  offer: CheckoutOffer,
): { readonly choices: CheckoutChoices } | { readonly faults: CheckoutFaults } => {
  const profile = checkProfile(form);
  const { values, faults } = checkAddress(form, site);
  const typedEmail = tidy(form['email']);
  const other = otherAddress(form, site);
  const delivery = deliveryOf(form, offer, other);
  const payment = offer.payments.find((kind) => kind === form['payment']);
  const all: Record<string, CheckoutFault | undefined> = {
    ...Object.fromEntries(
      Object.entries({ ...profile.faults, ...faults }).map(([name, fault]) => [name, shared(fault)]),
    ),
    ...countryFaults(form, site),
    email: emailFault(typedEmail),
    ...other.faults,
    ...(delivery ? {} : form['delivery'] === 'store' ? { store: 'store' } : { delivery: 'choose' }),
    ...(payment || offer.payments.length === 0 ? {} : { payment: 'choose' }),
  };
  const wrong = Object.fromEntries(
    Object.entries(all).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault] as const])),
  );
  if (Object.keys(wrong).length > 0 || !delivery) return { faults: wrong };
  const { isDefault: _isDefault, ...place } = values;
  return {
    choices: {
      address: addressOf(form, site, { ...profile.values, ...place }),
      email: emailOf(typedEmail) ?? typedEmail,
      delivery,
      ...(payment ? { payment } : {}),
    },
  };
};
