import type { AccountDesk, AccountOutcome } from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, LoginKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import type { AccountLinks } from './account-links.service.ts';
import { done, refused, tooMany } from './account-outcomes.rules.ts';
import type { CustomerRepository } from './customer.repository.ts';
import type { AccountLetter } from './letters.rules.ts';
import { linkRows } from './links.repository.ts';

export interface PasswordResetParts {
  readonly customers: Pick<CustomerRepository, 'transaction' | 'byId'>;
  readonly logins: LoginKeeping;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  readonly mail: MailOutbox;
  readonly letter: (letter: AccountLetter) => Letter;
  readonly now: () => Now;
  /** Runs work after the response was sent, so that its time does not show whether there is an account. */
  readonly later: (work: () => Promise<void>) => void;
}

/** A forgotten password: a mail with a link, and the new password behind it. */
export const createPasswordReset = (
  parts: PasswordResetParts,
  { find, guarded, mailAttemptOf }: AccountAccess,
  links: AccountLinks,
  { forget }: AccountCache,
): Pick<AccountDesk, 'askReset' | 'reset'> => {
  const { customers, logins, passwords, attempts, mail, letter, now, later } = parts;

  const sendLink = async (site: SiteCode, email: string): Promise<void> => {
    const known = await find(site, email);
    if (!known) return;
    const { customer } = known;
    await customers.transaction(async (_rows, tx) => {
      const { secret, ...link } = links.create('RESET');
      await linkRows(tx).add({ ...link, site, customerId: customer.id });
      await mail.put(tx, letter({ kind: 'reset', site, to: customer.email, person: customer, secret }), now());
    });
  };

  return {
    askReset: (asked) =>
      guarded('asking for a new password failed', async () => {
        const { site, email } = asked;
        const seconds = await attempts.take('reset', mailAttemptOf(asked, site, email));
        if (seconds > 0) return tooMany(seconds);
        later(() => sendLink(site, email));
        return done;
      }),
    reset: async (secret, site, password) => {
      const owner = await links.owner('RESET', secret, site);
      const { customer } = (owner === undefined ? undefined : await customers.byId(owner)) ?? {};
      const ownWords = customer ? [customer.email, customer.firstName, customer.lastName] : [];
      const refusal = passwords.refusal(password, ownWords);
      if (refusal) return refused(refusal);
      if (!customer) return refused('LINK_INVALID');
      const hashing = passwords.hash(password);
      if (!hashing) return refused('UNAVAILABLE');
      const hash = await hashing;
      let changed: string | undefined;
      const outcome: AccountOutcome = await links.use('RESET', secret, site, async ({ customer_id }, rows) => {
        if (customer_id === null) return refused('LINK_INVALID');
        await rows.setPassword(customer_id, hash);
        changed = customer_id;
        return done;
      });
      if (changed !== undefined && outcome.ok) {
        forget(changed);
        await logins.endOthers(changed);
        // The way in while strangers flood the account with wrong passwords.
        return { ok: true, setCookies: [await logins.knownDevice(site, changed)] };
      }
      return outcome;
    },
  };
};
