import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import { done } from './account-outcomes.rules.ts';
import type { CustomerRepository } from './customer.repository.ts';
import { newCardNumber, welcomeBeans } from './loyalty-card.ts';

export interface ProfileParts {
  readonly customers: Pick<CustomerRepository, 'transaction' | 'setProfile' | 'setCommunity'>;
  readonly now: () => Now;
}

/** Names, card and community of a customer who is logged in. */
export const createProfile = (
  { customers, now }: ProfileParts,
  { guarded }: AccountAccess,
  { forget }: AccountCache,
): Pick<AccountDesk, 'changeProfile' | 'joinCard' | 'joinCommunity'> => ({
  changeProfile: async ({ id }, fields) => {
    await customers.setProfile(id, fields);
    forget(id);
    return done;
  },
  joinCard: ({ id }) =>
    guarded('a card could not be given', async () => {
      await customers.transaction(async (rows) => {
        if (await rows.giveCard(id, newCardNumber())) await rows.addBeans(id, welcomeBeans(now()));
      });
      forget(id);
      return done;
    }),
  joinCommunity: async ({ id }, joins) => {
    await customers.setCommunity(id, joins);
    forget(id);
  },
});
