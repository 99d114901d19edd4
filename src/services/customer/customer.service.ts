import { randomUUID } from 'node:crypto';
import {
  mostAddresses,
  mostWatched,
  type AccountDesk,
  type Customer,
} from '../../contracts/customer/account.contract.ts';
import type { OrdersOfCustomer } from '../../contracts/order/order.contract.ts';
import type { Psdata } from '../../contracts/customer/header-start.contract.ts';
import type { NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';
import type { CustomerInfo, TokenRequest } from '../../contracts/customer/login.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { sites } from '../../sites/sites.ts';
import { createAccounts, type AccountParts } from './accounts.service.ts';
import type { KeepingRepository } from './keeping.repository.ts';
import { isUuid } from '../../lib/uuid.ts';

export interface CustomerParts extends AccountParts {
  readonly keeping: KeepingRepository;
  readonly orders: OrdersOfCustomer;
  /** FOOT-3: the newsletter status of a customer. */
  readonly newsletterOf?: (customer: Customer) => Promise<NewsletterStatus | undefined>;
}

const mostBeanEntries = 200;

const psdataOf = (
  loginStatus: Psdata['tracking']['loginStatus'],
  customer?: Customer,
  newsletter?: NewsletterStatus,
): Psdata => ({
  tracking: { loginStatus },
  customer: {
    firstname: customer?.firstName ?? '',
    lastname: customer?.lastName ?? '',
    ...(customer?.firstName ? { shownName: nameOn(sites[customer.site], customer) } : {}),
    loyaltyBeans: customer?.beans ?? 0,
    statuses: {
      isCommunityMember: customer?.isCommunityMember ?? false,
      isKontorcardMember: customer !== undefined && customer.card !== 'NO_CARD',
      ...(newsletter ? { newsletter } : {}),
    },
  },
});

/** The customers of the nine sites: their state for every page, and all calls of the account pages. */
export const createCustomerService = (parts: CustomerParts) => {
  const { customers, keeping, orders, now, newsletterOf = () => Promise.resolve(undefined) } = parts;
  const { desk: accounts, customerOf, tidyUp } = createAccounts(parts);

  const desk: AccountDesk = {
    ...accounts,
    addresses: ({ id }) => keeping.addresses(id),
    saveAddress: async (customer, id, fields) => {
      if (id !== undefined && !isUuid(id)) return { ok: false, code: 'LINK_INVALID' };
      const which = { id: id ?? randomUUID(), isNew: id === undefined };
      const saved = await keeping.saveAddress(customer.id, which, fields, { most: mostAddresses, at: now() });
      if (saved === 'saved') return { ok: true };
      return { ok: false, code: saved === 'limit' ? 'ADDRESS_LIMIT' : 'LINK_INVALID' };
    },
    removeAddress: async (customer, id) => {
      if (isUuid(id)) await keeping.removeAddress(customer.id, id);
    },
    beans: ({ id }) => customers.beans(id, mostBeanEntries),
    watched: ({ id }) => keeping.watched(id),
    watch: async ({ id }, productIds, on) => {
      if (!on) {
        await keeping.unwatch(id, productIds);
        return { ok: true };
      }
      const all = await keeping.watch(id, productIds, { most: mostWatched, at: now() });
      return all ? { ok: true } : { ok: false, code: 'WATCH_LIMIT' };
    },
  };

  return {
    desk,
    customerOf,
    tidyUp,

    /** CUST-1 */
    psdata: async (request: TokenRequest): Promise<Psdata> => {
      const { person, customer } = await desk.visit(request);
      return psdataOf(person.status, customer, customer && (await newsletterOf(customer)));
    },

    /** LOGIN-2, NEWS-7 */
    infoOf: async (customerId: string): Promise<CustomerInfo | undefined> => {
      const customer = await customerOf(customerId);
      if (!customer) return undefined;
      const { id, email, salutation, firstName, lastName } = customer;
      return { loginId: id, email, ...(salutation ? { salutation } : {}), firstName, lastName };
    },

    /** Everything that the shop stores about the customer, for the customer. */
    exported: async (customer: Customer) => {
      const { epoch: _epoch, visitorId: _visitorId, ...own } = customer;
      return {
        customer: own,
        addresses: await desk.addresses(customer),
        beans: await desk.beans(customer),
        watchlist: await desk.watched(customer),
        orders: await orders.list(customer.site, customer.id),
      };
    },
  };
};
export type CustomerService = ReturnType<typeof createCustomerService>;
