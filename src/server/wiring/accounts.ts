import type { FastifyBaseLogger } from 'fastify';
import type { Customer } from '../../contracts/customer/account.contract.ts';
import { loginDeviceCookie, type AttemptKeeping } from '../../contracts/customer/login.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';
import type { OrdersOfCustomer } from '../../contracts/order/order.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { createAccountCache } from '../../services/customer/account-cache.service.ts';
import { createCustomerRepository } from '../../services/customer/customer.repository.ts';
import { createCustomerService } from '../../services/customer/customer.service.ts';
import { createKeepingRepository } from '../../services/customer/keeping.repository.ts';
import { accountLetter } from '../../services/customer/letters.rules.ts';
import type { RegistrationParts } from '../../services/customer/registration.service.ts';
import { createLinkRepository } from '../../services/customer/links.repository.ts';
import { createDevices } from '../../services/login/devices.service.ts';
import { createLoginTokens } from '../../services/login/login-token.service.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { createLoginRepository } from '../../services/login/login.repository.ts';
import { createLogins } from '../../services/login/logins.service.ts';
import { createLongTermTokens } from '../../services/login/long-term-token.service.ts';
import type { Passwords } from '../../services/login/password-hash.service.ts';
import { passwordRefusal } from '../../services/login/password.rules.ts';
import type { Translate } from '../../sites/translate.ts';
import type { Now } from '../../lib/time/moment.ts';

export interface AccountsParts {
  readonly db: Database;
  /** new tokens are signed with the first secret; tokens of the others stay valid */
  readonly secrets: readonly [string, ...string[]];
  readonly passwords: Passwords;
  readonly attempts: AttemptKeeping;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly isSecure: (site: SiteCode) => boolean;
  readonly translate: (site: SiteCode) => Translate;
  readonly mail: MailOutbox;
  readonly orders: OrdersOfCustomer;
  /** FOOT-3: whether a customer has subscribed to the newsletter */
  readonly newsletterOf: (customer: Customer) => Promise<NewsletterStatus | undefined>;
  readonly onLogin: (login: {
    readonly site: SiteCode;
    readonly guest: string;
    readonly customer: Customer;
  }) => Promise<void>;
  readonly onRemoved: (customer: Customer) => Promise<void>;
  readonly adoptOrder: RegistrationParts['adoptOrder'];
  readonly now: () => Now;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Connects logins and customers, which do not import each other. */
export const composeAccounts = (parts: AccountsParts) => {
  const {
    db,
    secrets,
    passwords,
    attempts,
    siteOf,
    isSecure,
    translate,
    mail,
    orders,
    newsletterOf,
    onLogin,
    onRemoved,
    adoptOrder,
    now,
    log,
  } = parts;
  const repository = createLoginRepository(db);
  const behind = new Set<Promise<void>>();
  const later = (work: () => Promise<void>): void => {
    const running = work()
      .catch((err: unknown) => log.error({ err }, 'what was to be done behind an answer failed'))
      .finally(() => behind.delete(running));
    behind.add(running);
  };
  const accounts = createCustomerRepository(db);
  const cache = createAccountCache({ customers: accounts, now });
  const logins = createLogins({
    loginTokens: createLoginTokens({ secrets, isSecure, now }),
    longTerm: createLongTermTokens({ secrets, isSecure, now }),
    devices: createDevices({ secrets, cookie: loginDeviceCookie, isSecure, now }),
    repository,
    accountOf: cache.customerOf,
    siteOf,
    now,
  });
  const customers = createCustomerService({
    customers: accounts,
    cache,
    links: createLinkRepository(db),
    keeping: createKeepingRepository(db),
    logins,
    passwords: { ...passwords, refusal: passwordRefusal },
    attempts,
    mail,
    letter: accountLetter(translate),
    orders,
    newsletterOf,
    onLogin,
    onRemoved,
    adoptOrder,
    now,
    later,
    onFault: (err, what) => log.error({ err }, what),
  });
  return {
    logins,
    customers,
    /** waits for work that goes on after a response; called before the database is closed */
    settled: async (): Promise<void> => {
      await Promise.all(behind);
    },
    /** deletes logins, attempts and links some time after their end, so that a late click still gets the right message */
    tidyUp: async (): Promise<void> => {
      const dayAgo = new Date(now().getTime() - 86_400_000);
      await repository.tidyUp(secondsOf(dayAgo), dayAgo);
      await customers.tidyUp();
    },
  };
};
