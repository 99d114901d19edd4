import type { AccountDesk, AccountOutcome, Customer, LoginAsked } from '../../contracts/customer/account.contract.ts';
import type { AttemptKeeping, LoginKeeping, PasswordKeeping } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { AccountAccess } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import { refused, tooMany } from './account-outcomes.rules.ts';

export interface SessionParts {
  readonly logins: LoginKeeping;
  readonly passwords: PasswordKeeping;
  readonly attempts: AttemptKeeping;
  /** Called after a login on a device that had a cart as a guest. */
  readonly onLogin: (login: {
    readonly site: SiteCode;
    readonly guest: string;
    readonly customer: Customer;
  }) => Promise<void>;
  readonly onFault: (fault: unknown, what: string) => void;
}

/** Login, logout, and the account behind a request. */
export const createSessions = (
  { logins, passwords, attempts, onLogin, onFault }: SessionParts,
  { find, guarded, attemptOf }: AccountAccess,
  { customerOf }: AccountCache,
): Pick<AccountDesk, 'visit' | 'login' | 'logout'> => {
  const login = async (asked: LoginAsked): Promise<AccountOutcome> => {
    const { request, email, password, remember } = asked;
    const { site } = await logins.person(request);
    const found = await find(site, email);
    const device = found && (await logins.deviceOf(request, found.customer.id));
    const attempt = { ...attemptOf(asked, site, email), ...omitNullish({ device }) };
    const seconds = await attempts.take('login', attempt);
    if (seconds > 0) return tooMany(seconds);
    const match = passwords.matches(password, found?.passwordHash);
    if (!match) return refused('UNAVAILABLE');
    if (!(await match) || !found) return refused('UNAUTHORIZED');
    await attempts.succeeded('login', attempt);
    const { customer } = found;
    const { setCookies, guest } = await logins.begin(request, customer, remember);
    if (guest !== undefined)
      await onLogin({ site, guest, customer }).catch((fault: unknown) =>
        onFault(fault, 'a guest’s cart could not be kept'),
      );
    return { ok: true, setCookies };
  };

  return {
    visit: async (request) => {
      const person = await logins.person(request);
      if (person.status === 'LOGGED_OUT') return { person };
      const customer = await customerOf(person.customerId);
      return customer ? { person, customer } : { person: { status: 'LOGGED_OUT', site: person.site } };
    },
    login: (asked) => guarded('a login failed', () => login(asked)),
    logout: (request) => logins.end(request),
  };
};
