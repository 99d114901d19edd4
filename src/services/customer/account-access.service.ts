import type { AccountOutcome, Asked, Customer } from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { isEmail } from '../../domain/customer/account.rules.ts';
import { mailboxKey } from '../../lib/text/mailbox.ts';
import { done, refused, tooMany } from './account-outcomes.rules.ts';
import { emailKeyOf, type CustomerRepository, type CustomerWithHash } from './customer.repository.ts';

export interface AccountAccessParts {
  readonly customers: Pick<CustomerRepository, 'byId' | 'byEmail'>;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  readonly onFault: (fault: unknown, what: string) => void;
}

/** Looks accounts up, counts attempts and checks passwords for every other part of the accounts. */
export const createAccountAccess = ({ customers, passwords, attempts, onFault }: AccountAccessParts) => {
  const attemptOf = ({ address }: Asked, site: SiteCode, email: string) => ({
    address,
    account: `${site} ${emailKeyOf(email)}`,
  });
  return {
    /** The account and the network address under which an attempt is counted. */
    attemptOf,

    /** For attempts that send a mail: addresses of one mailbox count as one. Logins count by account: their owners may differ. */
    mailAttemptOf: ({ address }: Asked, site: SiteCode, email: string) => ({
      address,
      account: `${site} ${mailboxKey(emailKeyOf(email))}`,
    }),

    find: (site: SiteCode, email: string): Promise<CustomerWithHash | undefined> =>
      isEmail(email) ? customers.byEmail(site, email) : Promise.resolve(undefined),

    /** Turns a fault of the database or the mail queue into `UNAVAILABLE`, and logs it: it is no refusal. */
    guarded: async (what: string, work: () => Promise<AccountOutcome>): Promise<AccountOutcome> => {
      try {
        return await work();
      } catch (fault) {
        onFault(fault, what);
        return refused('UNAVAILABLE');
      }
    },

    /** Checks the password of a customer who is logged in; the attempt counts like a login. */
    checkPassword: async (asked: Asked, { id, site, email }: Customer, password: string): Promise<AccountOutcome> => {
      // Who is logged in waits for no stranger's attempts.
      const attempt = { ...attemptOf(asked, site, email), device: id };
      const seconds = await attempts.take('login', attempt);
      if (seconds > 0) return tooMany(seconds);
      const match = passwords.matches(password, (await customers.byId(id))?.passwordHash);
      if (!match) return refused('UNAVAILABLE');
      if (!(await match)) return refused('UNAUTHORIZED');
      await attempts.succeeded('login', attempt);
      return done;
    },
  };
};
export type AccountAccess = ReturnType<typeof createAccountAccess>;
