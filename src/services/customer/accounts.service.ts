import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type {
  AccountDesk,
  AccountOutcome,
  Asked,
  BeanEntry,
  Customer,
  LinkKind,
  LinkState,
  ProfileFields,
  RegisterAsked,
} from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, LoginKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { Letter, MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { isEmail } from '../../domain/customer/account.rules.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { CustomerRepository, CustomerWithHash } from './customer.repository.ts';
import { emailKeyOf } from './customer.repository.ts';
import { linkRows, type LinkRepository, type LinkRow } from './links.repository.ts';
import type { AccountLetter } from './letters.rules.ts';

export interface AccountParts {
  readonly customers: CustomerRepository;
  readonly links: LinkRepository;
  readonly logins: LoginKeeping;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  readonly mail: MailOutbox;
  readonly letter: (letter: AccountLetter) => Letter;
  readonly now: () => Now;
  /** goes on when the answer is sent already: nobody learns from its time what was found */
  readonly later: (work: () => Promise<void>) => void;
  /** somebody has logged in on a device that had a cart as a guest */
  readonly onLogin: (login: {
    readonly site: SiteCode;
    readonly guest: string;
    readonly customer: Customer;
  }) => Promise<void>;
  /** an account is gone: what others keep under its visitor goes too */
  readonly onRemoved: (customer: Customer) => Promise<void>;
  readonly onFault: (fault: unknown, what: string) => void;
}

const hourMs = 3_600_000;
/** How long the link in a mail is good. */
const linkLifeMs: Readonly<Record<LinkKind, number>> = { CONFIRM: 24 * hourMs, RESET: hourMs, EMAIL: 24 * hourMs };
/** A link that was used or is over is remembered so long, to say so to whoever clicks again. */
const rememberedMs = 30 * 24 * hourMs;
const believedMs = 5000;
const mostBelieved = 20_000;
/** CUST-2: what a new card begins with. */
const cardBeans = 100;

const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
export const newCardNumber = (): string => `6032${Array.from({ length: 12 }, () => randomInt(10)).join('')}`;

const unauthorized: AccountOutcome = { ok: false, code: 'UNAUTHORIZED' };
const unavailable: AccountOutcome = { ok: false, code: 'UNAVAILABLE' };
const done: AccountOutcome = { ok: true };

interface Pending extends ProfileFields {
  readonly email: string;
  readonly passwordHash: string;
  readonly wantsCard: boolean;
}

type Accounts = Omit<
  AccountDesk,
  'addresses' | 'saveAddress' | 'removeAddress' | 'beans' | 'joinCommunity' | 'watched' | 'watch' | 'changeProfile'
>;

/** LOGIN-6: who somebody is: registering, logging in, and changing what is proved by a password or by a mail. */
export const createAccounts = (parts: AccountParts) => {
  const { customers, links, logins, passwords, attempts, mail, letter, now, later, onLogin, onRemoved, onFault } =
    parts;
  const brief = new LRUCache<string, { readonly customer: Customer | undefined; readonly until: number }>({
    max: mostBelieved,
  });

  /** The account, at most some seconds old: every page asks for it. */
  const customerOf = async (id: string): Promise<Customer | undefined> => {
    const nowMs = now().getTime();
    const known = brief.get(id);
    if (known && known.until > nowMs) return known.customer;
    const customer = (await customers.byId(id))?.customer;
    brief.set(id, { customer, until: nowMs + believedMs });
    return customer;
  };
  const forget = (id: string): void => void brief.delete(id);

  const whoOf = ({ address }: Asked, site: SiteCode, email: string) => ({
    address,
    account: `${site} ${emailKeyOf(email)}`,
  });
  const accountIn = (site: SiteCode, email: string): Promise<CustomerWithHash | undefined> =>
    isEmail(email) ? customers.byEmail(site, email) : Promise.resolve(undefined);

  /** What the outside breaks is no refusal: said as such, and logged. */
  const guarded = async (what: string, work: () => Promise<AccountOutcome>): Promise<AccountOutcome> => {
    try {
      return await work();
    } catch (fault) {
      onFault(fault, what);
      return unavailable;
    }
  };

  /** The password once more, counted like a login. */
  const proved = async (asked: Asked, { id, site, email }: Customer, password: string): Promise<AccountOutcome> => {
    const who = whoOf(asked, site, email);
    const seconds = await attempts.take('login', who);
    if (seconds > 0) return { ok: false, code: 'TOO_MANY', seconds };
    const match = passwords.matches(password, (await customers.byId(id))?.passwordHash);
    if (!match) return unavailable;
    if (!(await match)) return unauthorized;
    await attempts.succeeded('login', who);
    return done;
  };

  const newLink = (kind: LinkKind) => {
    const secret = randomBytes(24).toString('base64url');
    return { secret, key: keyOf(secret), kind, expiresAt: new Date(now().getTime() + linkLifeMs[kind]) };
  };

  /** One click uses a link; the work and the use are one. */
  const useLink = (
    kind: LinkKind,
    secret: string,
    site: SiteCode,
    work: (row: LinkRow, rows: ReturnType<CustomerRepository['within']>) => Promise<AccountOutcome>,
  ): Promise<AccountOutcome> =>
    guarded(`a link of kind ${kind} could not be used`, async () => {
      const state = await linkState(kind, secret, site);
      if (state !== 'good') return { ok: false, code: state === 'used' ? 'LINK_USED' : 'LINK_INVALID' };
      return customers.transaction(async (rows, tx) => {
        const row = await linkRows(tx).use(keyOf(secret), now());
        return row ? work(row, rows) : { ok: false, code: 'LINK_USED' };
      });
    });

  const linkState = async (kind: LinkKind, secret: string, site: SiteCode): Promise<LinkState> => {
    const row = await links.read(keyOf(secret));
    if (row?.kind !== kind || row.site !== site) return 'invalid';
    if (row.used_at) return 'used';
    return row.expires_at > now() ? 'good' : 'invalid';
  };

  const welcomeBeans = (at: Date): BeanEntry => ({ at, amount: cardBeans, reason: 'card' });

  const openAccount = async (
    site: SiteCode,
    pending: Pending,
    rows: ReturnType<CustomerRepository['within']>,
  ): Promise<AccountOutcome> => {
    const { wantsCard, ...one } = pending;
    const at = now();
    const card = wantsCard
      ? ({ card: 'REGULAR', cardNumber: newCardNumber(), beans: [welcomeBeans(at)] } as const)
      : {};
    const isNew = await rows.add({ ...one, ...card, id: randomUUID(), visitorId: randomUUID(), site }, at);
    // Confirmed by another mail of the same sign-up before: there is the account that was wanted.
    return isNew ? done : { ok: false, code: 'LINK_USED' };
  };

  const register = async (asked: RegisterAsked): Promise<AccountOutcome> => {
    const { site, email, password, wantsCard, salutation, firstName, lastName } = asked;
    const refusal = passwords.refusal(password, [email, firstName, lastName]);
    if (refusal) return { ok: false, code: refusal };
    const seconds = await attempts.take('register', whoOf(asked, site, email));
    if (seconds > 0) return { ok: false, code: 'TOO_MANY', seconds };
    // Hashed for a known address too: it must take as long.
    const hashing = passwords.hash(password);
    if (!hashing) return unavailable;
    const passwordHash = await hashing;
    const known = await accountIn(site, email);
    const at = now();
    await customers.transaction(async (_rows, tx) => {
      if (known) {
        await mail.put(tx, letter({ kind: 'known', site, to: email, name: known.customer.firstName }), at);
        return;
      }
      const { secret, ...link } = newLink('CONFIRM');
      const content: Pending = {
        email,
        passwordHash,
        wantsCard,
        firstName,
        lastName,
        ...(salutation ? { salutation } : {}),
      };
      await linkRows(tx).add({ ...link, site, content });
      await mail.put(tx, letter({ kind: 'confirm', site, to: email, name: firstName, secret }), at);
    });
    return done;
  };

  const sendReset = async (site: SiteCode, email: string): Promise<void> => {
    const known = await accountIn(site, email);
    if (!known) return;
    const { customer } = known;
    await customers.transaction(async (_rows, tx) => {
      const { secret, ...link } = newLink('RESET');
      await linkRows(tx).add({ ...link, site, customerId: customer.id });
      await mail.put(tx, letter({ kind: 'reset', site, to: customer.email, name: customer.firstName, secret }), now());
    });
  };

  const desk: Accounts = {
    visit: async (request) => {
      const person = await logins.person(request);
      if (person.status === 'LOGGED_OUT') return { person };
      const customer = await customerOf(person.customerId);
      return customer ? { person, customer } : { person: { status: 'LOGGED_OUT', site: person.site } };
    },

    login: (asked) =>
      guarded('nobody can log in', async () => {
        const { request, email, password, remember } = asked;
        const { site } = await logins.person(request);
        const who = whoOf(asked, site, email);
        const seconds = await attempts.take('login', who);
        if (seconds > 0) return { ok: false, code: 'TOO_MANY', seconds };
        const found = await accountIn(site, email);
        const match = passwords.matches(password, found?.passwordHash);
        if (!match) return unavailable;
        if (!(await match) || !found) return unauthorized;
        await attempts.succeeded('login', who);
        const { customer } = found;
        const { setCookies, guest } = await logins.begin(request, customer, remember);
        if (guest !== undefined)
          await onLogin({ site, guest, customer }).catch((fault: unknown) =>
            onFault(fault, 'a guest’s cart could not be kept'),
          );
        return { ok: true, setCookies };
      }),

    logout: (request) => logins.end(request),
    linkState,

    register: (asked) => guarded('nobody can register', () => register(asked)),
    confirm: (secret, site) =>
      useLink('CONFIRM', secret, site, ({ content }, rows) =>
        // Written by `register` above.
        openAccount(site, content as Pending, rows),
      ),

    askReset: (asked) =>
      guarded('no password can be reset', async () => {
        const { site, email } = asked;
        const seconds = await attempts.take('reset', whoOf(asked, site, email));
        if (seconds > 0) return { ok: false, code: 'TOO_MANY', seconds };
        later(() => sendReset(site, email));
        return done;
      }),
    reset: async (secret, site, password) => {
      const refusal = passwords.refusal(password, []);
      if (refusal) return { ok: false, code: refusal };
      if ((await linkState('RESET', secret, site)) !== 'good') return { ok: false, code: 'LINK_INVALID' };
      const hashing = passwords.hash(password);
      if (!hashing) return unavailable;
      const hash = await hashing;
      let changed: string | undefined;
      const outcome = await useLink('RESET', secret, site, async ({ customer_id }, rows) => {
        if (customer_id === null) return { ok: false, code: 'LINK_INVALID' };
        await rows.setPassword(customer_id, hash);
        changed = customer_id;
        return done;
      });
      if (changed !== undefined && outcome.ok) {
        forget(changed);
        await logins.endOthers(changed);
      }
      return outcome;
    },

    changePassword: (asked, customer, current, next) =>
      guarded('a password could not be changed', async () => {
        const { id, email, firstName, lastName, site } = customer;
        const refusal = passwords.refusal(next, [email, firstName, lastName]);
        if (refusal) return { ok: false, code: refusal };
        const proof = await proved(asked, customer, current);
        if (!proof.ok) return proof;
        const hashing = passwords.hash(next);
        if (!hashing) return unavailable;
        const hash = await hashing;
        await customers.transaction(async (rows, tx) => {
          await rows.setPassword(id, hash);
          await mail.put(tx, letter({ kind: 'passwordChanged', site, to: email, name: firstName }), now());
        });
        forget(id);
        const person = await logins.person(asked.request);
        await logins.endOthers(id, person.status === 'LOGGED_IN' ? person.claims.fam : undefined);
        return done;
      }),

    askEmailChange: (asked, customer, password, email) =>
      guarded('an address could not be changed', async () => {
        const proof = await proved(asked, customer, password);
        if (!proof.ok) return proof;
        const { id, site, firstName } = customer;
        const known = await accountIn(site, email);
        await customers.transaction(async (_rows, tx) => {
          if (known) {
            await mail.put(tx, letter({ kind: 'known', site, to: email, name: known.customer.firstName }), now());
            return;
          }
          const { secret, ...link } = newLink('EMAIL');
          await linkRows(tx).add({ ...link, site, customerId: id, content: { email } });
          await mail.put(tx, letter({ kind: 'email', site, to: email, name: firstName, secret }), now());
        });
        return done;
      }),
    confirmEmail: async (secret, site) => {
      let changed: string | undefined;
      const outcome = await useLink('EMAIL', secret, site, async ({ customer_id, content }, rows) => {
        // Written by `askEmailChange` above.
        const { email } = content as { readonly email: string };
        if (customer_id === null || !(await rows.setEmail(customer_id, email)))
          return { ok: false, code: 'LINK_INVALID' };
        changed = customer_id;
        return done;
      });
      if (changed !== undefined) forget(changed);
      return outcome;
    },

    remove: (asked, customer, password) =>
      guarded('an account could not be removed', async () => {
        const proof = await proved(asked, customer, password);
        if (!proof.ok) return proof;
        await onRemoved(customer);
        await customers.remove(customer.id);
        forget(customer.id);
        await logins.endOthers(customer.id);
        return { ok: true, setCookies: await logins.end(asked.request) };
      }),

    joinCard: (customer) =>
      guarded('a card could not be given', async () => {
        await customers.transaction(async (rows) => {
          if (await rows.giveCard(customer.id, newCardNumber())) await rows.addBeans(customer.id, welcomeBeans(now()));
        });
        forget(customer.id);
        return done;
      }),
  };

  return {
    desk,
    customerOf,
    forget,
    tidyUp: (): Promise<void> => links.tidyUp(new Date(now().getTime() - rememberedMs)),
  };
};
