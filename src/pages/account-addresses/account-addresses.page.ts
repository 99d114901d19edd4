import type { Address, Customer } from '../../contracts/customer/account.contract.ts';
import { checkAddress } from '../../domain/customer/account.rules.ts';
import { accountPages } from '../../sites/links.ts';
import {
  emptyForm,
  errorsOf,
  forCustomer,
  framedOf,
  movedTo,
  refusedForm,
  statusOf,
  titleOf,
  valuesOf,
  type Framed,
  type SentForm,
} from '../account/account.rules.ts';
import type { PageDefinition, PageSubmission, PageServices } from '../page.ts';

export interface AccountAddressesPageProps {
  readonly framed: Framed;
  readonly addresses: readonly Address[];
  /** the form at the end: a new address, or the one to change */
  readonly form: SentForm;
  readonly editing?: string;
}

const propsOf = async (
  customer: Customer,
  { account }: PageServices,
  form: SentForm,
  editing: string | undefined,
): Promise<AccountAddressesPageProps> => ({
  framed: framedOf(customer),
  addresses: await account.addresses(customer),
  form,
  ...(editing === undefined ? {} : { editing }),
});

const formOf = (address: Address | undefined): SentForm => {
  if (!address) return emptyForm;
  const { id: _id, isDefault, ...texts } = address;
  return { ...emptyForm, values: { ...texts, ...(isDefault ? { isDefault: 'on' } : {}) } };
};

/** SHOP-5: the delivery addresses; the first one is the default. */
export const accountAddresses: PageDefinition<AccountAddressesPageProps> = {
  name: 'account-addresses',
  paths: [accountPages.addresses],
  type: 'content',
  personal: true,
  query: ['edit'],
  load: forCustomer(async (customer, { query, t }, services) => {
    const found = (await services.account.addresses(customer)).find(({ id }) => id === query['edit']);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.nav.addresses')),
      props: await propsOf(customer, services, formOf(found), found?.id),
    };
  }),
  fields: ['action', 'id', 'firstName', 'lastName', 'company', 'street', 'extra', 'postcode', 'city', 'isDefault'],
  submit: forCustomer(async (customer, { form, site, t }: PageSubmission, services) => {
    const { action, id } = form;
    const { account } = services;
    if (action === 'remove') {
      await account.removeAddress(customer, id ?? '');
      return movedTo(accountPages.addresses);
    }
    const head = titleOf(t('page.account.nav.addresses'));
    const { values, faults } = checkAddress(form, site.code);
    if (Object.keys(faults).length > 0) {
      const sent = { values: valuesOf(form), errors: errorsOf(t, faults) };
      return { kind: 'shown', status: 400, head, props: await propsOf(customer, services, sent, id) };
    }
    const outcome = await account.saveAddress(customer, id, values);
    if (outcome.ok) return movedTo(accountPages.addresses);
    const sent = refusedForm(t, form, outcome);
    return { kind: 'shown', status: statusOf(outcome), head, props: await propsOf(customer, services, sent, id) };
  }),
};
