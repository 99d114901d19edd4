import { LRUCache } from 'lru-cache';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { CustomerRepository } from './customer.repository.ts';

export interface AccountCacheParts {
  readonly customers: Pick<CustomerRepository, 'byId'>;
  readonly now: () => Now;
}

const lifeMs = 5000;
const mostEntries = 20_000;

/** Accounts by id, cached for some seconds because every page asks for the visitor's account. */
export const createAccountCache = ({ customers, now }: AccountCacheParts) => {
  const entries = new LRUCache<string, { readonly customer: Customer | undefined; readonly until: number }>({
    max: mostEntries,
  });
  return {
    customerOf: async (id: string): Promise<Customer | undefined> => {
      const nowMs = now().getTime();
      const entry = entries.get(id);
      if (entry && entry.until > nowMs) return entry.customer;
      const customer = (await customers.byId(id))?.customer;
      entries.set(id, { customer, until: nowMs + lifeMs });
      return customer;
    },
    forget: (id: string): void => void entries.delete(id),
  };
};
export type AccountCache = ReturnType<typeof createAccountCache>;
