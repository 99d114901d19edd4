import type { AccountDesk, Customer } from '../../contracts/customer/account.contract.ts';
import type { LoginKeeping } from '../../contracts/customer/login.contract.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import type { CustomerRepository } from './customer.repository.ts';

export interface DeletionParts {
  readonly customers: Pick<CustomerRepository, 'remove'>;
  readonly logins: LoginKeeping;
  /** Removes what other services keep for the account's visitor. */
  readonly onRemoved: (customer: Customer) => Promise<void>;
}

/** The deletion of an account by its owner. */
export const createDeletion = (
  { customers, logins, onRemoved }: DeletionParts,
  { checkPassword, guarded }: AccountAccess,
  { forget }: AccountCache,
): Pick<AccountDesk, 'remove'> => ({
  remove: (asked, customer, password) =>
    guarded('an account could not be removed', async () => {
      const checked = await checkPassword(asked, customer, password);
      if (!checked.ok) return checked;
      await onRemoved(customer);
      await customers.remove(customer.id);
      forget(customer.id);
      await logins.endOthers(customer.id);
      return { ok: true, setCookies: await logins.end(asked.request) };
    }),
});
