import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, LoginKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import type { AccountLinks } from './account-links.service.ts';
import { done, refused, tooMany } from './account-outcomes.rules.ts';
import type { CustomerRepository } from './customer.repository.ts';
import type { AccountLetter } from './letters.rules.ts';
import { linkRows } from './links.repository.ts';

export interface CredentialParts {
  readonly customers: Pick<CustomerRepository, 'transaction'>;
  readonly logins: LoginKeeping;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  readonly mail: MailOutbox;
  readonly letter: (letter: AccountLetter) => Letter;
  readonly now: () => Now;
}

/** Password and e-mail address, which the present password protects. */
export const createCredentials = (
  { customers, logins, passwords, attempts, mail, letter, now }: CredentialParts,
  { checkPassword, find, guarded, mailAttemptOf }: AccountAccess,
  links: AccountLinks,
  { forget }: AccountCache,
): Pick<AccountDesk, 'changePassword' | 'askEmailChange' | 'confirmEmail'> => ({
  changePassword: (asked, customer, current, next) =>
    guarded('a password could not be changed', async () => {
      const { id, email, firstName, lastName, site } = customer;
      const refusal = passwords.refusal(next, [email, firstName, lastName]);
      if (refusal) return refused(refusal);
      const checked = await checkPassword(asked, customer, current);
      if (!checked.ok) return checked;
      const hashing = passwords.hash(next);
      if (!hashing) return refused('UNAVAILABLE');
      const hash = await hashing;
      await customers.transaction(async (rows, tx) => {
        await rows.setPassword(id, hash);
        await mail.put(tx, letter({ kind: 'passwordChanged', site, to: email, person: customer }), now());
      });
      forget(id);
      const person = await logins.person(asked.request);
      await logins.endOthers(id, person.status === 'LOGGED_IN' ? person.claims.fam : undefined);
      return done;
    }),

  askEmailChange: (asked, customer, password, email) =>
    guarded('an address could not be changed', async () => {
      const checked = await checkPassword(asked, customer, password);
      if (!checked.ok) return checked;
      const { id, site } = customer;
      const seconds =
        (await attempts.take('email', mailAttemptOf(asked, site, email))) || (await attempts.takePerson('email', id));
      if (seconds > 0) return tooMany(seconds);
      const known = await find(site, email);
      await customers.transaction(async (_rows, tx) => {
        if (known) {
          await mail.put(tx, letter({ kind: 'known', site, to: email, person: known.customer }), now());
          return;
        }
        const { secret, ...link } = links.create('EMAIL');
        await linkRows(tx).add({ ...link, site, customerId: id, content: { email } });
        await mail.put(tx, letter({ kind: 'email', site, to: email, person: customer, secret }), now());
      });
      return done;
    }),

  confirmEmail: async (secret, site) => {
    let changed: string | undefined;
    const outcome = await links.use('EMAIL', secret, site, async ({ customer_id, content }, rows) => {
      // Written by `askEmailChange`.
      const { email } = content as { readonly email: string };
      if (customer_id === null || !(await rows.setEmail(customer_id, email))) return refused('LINK_INVALID');
      changed = customer_id;
      return done;
    });
    if (changed !== undefined) forget(changed);
    return outcome;
  },
});
