import { randomUUID } from 'node:crypto';
import type {
  AccountDesk,
  AccountOutcome,
  ProfileFields,
  RegisterAsked,
} from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountLinks } from './account-links.service.ts';
import { done, refused, tooMany } from './account-outcomes.rules.ts';
import type { CustomerRepository, CustomerRows } from './customer.repository.ts';
import type { AccountLetter } from './letters.rules.ts';
import { linkRows } from './links.repository.ts';
import { newCardNumber, welcomeBeans } from './loyalty-card.ts';

export interface RegistrationParts {
  readonly customers: Pick<CustomerRepository, 'transaction'>;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  readonly mail: MailOutbox;
  readonly letter: (letter: AccountLetter) => Letter;
  /** moves the order of a guest into the account that was opened */
  readonly adoptOrder: (
    tx: Transaction,
    order: { readonly site: SiteCode; readonly number: string; readonly email: string; readonly customerId: string },
  ) => Promise<void>;
  readonly now: () => Now;
}

/** What the link of the confirmation mail keeps until it is used. */
interface PendingAccount extends ProfileFields {
  readonly email: string;
  readonly passwordHash: string;
  readonly wantsCard: boolean;
  readonly order?: string;
}

/** LOGIN-6: an account is opened when the link in its mail is used, not before. */
export const createRegistration = (
  parts: RegistrationParts,
  { find, guarded, mailAttemptOf }: AccountAccess,
  links: AccountLinks,
): Pick<AccountDesk, 'register' | 'confirm'> => {
  const { customers, passwords, attempts, mail, letter, adoptOrder, now } = parts;

  const sendLink = async (site: SiteCode, pending: PendingAccount): Promise<void> => {
    const { email } = pending;
    const known = await find(site, email);
    const at = now();
    await customers.transaction(async (_rows, tx) => {
      if (known) {
        await mail.put(tx, letter({ kind: 'known', site, to: email, person: known.customer }), at);
        return;
      }
      const { secret, ...link } = links.create('CONFIRM');
      await linkRows(tx).add({ ...link, site, content: pending });
      await mail.put(tx, letter({ kind: 'confirm', site, to: email, person: pending, secret }), at);
    });
  };

  const register = async (asked: RegisterAsked): Promise<AccountOutcome> => {
    const { site, email, password, wantsCard, salutation, firstName, lastName, order } = asked;
    const refusal = passwords.refusal(password, [email, firstName, lastName]);
    if (refusal) return refused(refusal);
    const seconds = await attempts.take('register', mailAttemptOf(asked, site, email));
    if (seconds > 0) return tooMany(seconds);
    // Hashed for a known address too, so that the response takes as long.
    const hashing = passwords.hash(password);
    if (!hashing) return refused('UNAVAILABLE');
    const passwordHash = await hashing;
    await sendLink(site, {
      email,
      passwordHash,
      wantsCard,
      firstName,
      lastName,
      ...omitNullish({ salutation, order }),
    });
    return done;
  };

  const openAccount = async (
    site: SiteCode,
    pending: PendingAccount,
    rows: CustomerRows,
    tx: Transaction,
  ): Promise<AccountOutcome> => {
    const { wantsCard, order, ...fields } = pending;
    const at = now();
    const id = randomUUID();
    const card = wantsCard
      ? ({ card: 'REGULAR', cardNumber: newCardNumber(), beans: [welcomeBeans(at)] } as const)
      : {};
    const isNew = await rows.add({ ...fields, ...card, id, visitorId: randomUUID(), site }, at);
    // The click proves that the address is the person's own.
    if (isNew && order !== undefined)
      await adoptOrder(tx, { site, number: order, email: fields.email, customerId: id });
    // Two mails of the same sign-up: the first link has opened the account.
    return isNew ? done : refused('LINK_USED');
  };

  return {
    register: (asked) => guarded('registering failed', () => register(asked)),
    confirm: (secret, site) =>
      links.use('CONFIRM', secret, site, ({ content }, rows, tx) =>
        // Written by `sendLink`.
        openAccount(site, content as PendingAccount, rows, tx),
      ),
  };
};
