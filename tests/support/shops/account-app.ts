import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Letter } from '../../../src/contracts/shop/mail.contract.ts';
import type { Database } from '../../../src/lib/database.ts';
import { createAttempts } from '../../../src/services/login/attempts.service.ts';
import { createLoginRepository } from '../../../src/services/login/login.repository.ts';
import { composeAccounts } from '../../../src/server/wiring/accounts.ts';
import { createApp } from '../../../src/server/http/app.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { sendProblem } from '../../../src/server/http/problems.ts';
import { allCatalogues } from '../../../src/server/rendering/texts/catalogues.ts';
import { customerRoutes } from '../../../src/services/customer/customer.routes.ts';
import { loginRoutes } from '../../../src/services/login/login.routes.ts';
import { sites } from '../../../src/sites/sites.ts';
import { translator } from '../../../src/sites/translate.ts';
import { clockOf } from '../../../src/lib/time/moment.ts';
import { keepCookies } from '../people/cookies.ts';
import { quickPasswords } from '../people/quick-passwords.ts';

const catalogues = allCatalogues();

/** The shop's server with login and customers on a real database; the letters that it would send are a list. */
export const accountApp = async (
  db: Database,
  secrets: readonly [string, ...string[]] = ['a secret of more than thirty-two signs'],
) => {
  const state = { now: new Date('2026-11-21T12:00:00Z'), storageIsDown: false };
  const letters: Letter[] = [];
  const logged: string[] = [];
  const merged: { readonly guest: string; readonly visitorId: string }[] = [];
  const { app, hosts } = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '1000000' }),
    log: false,
  });
  const away = () => Promise.reject(new Error('connection refused'));
  const watched: Database = {
    ...db,
    query: (statement, values) => (state.storageIsDown ? away() : db.query(statement, values)),
    transaction: (work) => (state.storageIsDown ? away() : db.transaction(work)),
  };
  const accounts = composeAccounts({
    db: watched,
    secrets,
    passwords: quickPasswords(),
    attempts: createAttempts({
      repository: createLoginRepository(watched),
      secret: secrets[0],
      now: clockOf(() => state.now),
    }),
    siteOf: (host) => hosts.siteOf(host).code,
    isSecure: () => false,
    translate: (site) => translator(catalogues[site], sites[site].locale),
    mail: { put: async (_tx, letter) => letters.push(letter) > 0 },
    orders: { list: async () => [], order: async () => undefined },
    newsletterOf: () => Promise.resolve(undefined),
    onLogin: async ({ guest, customer }) => void merged.push({ guest, visitorId: customer.visitorId }),
    onRemoved: async () => {},
    adoptOrder: async () => {},
    now: clockOf(() => state.now),
    log: { error: (_what: unknown, text?: string) => void logged.push(text ?? ''), warn: () => {} },
  });
  const { logins, customers } = accounts;
  loginRoutes(app, { logins, login: customers.desk.login, infoOf: customers.infoOf, sendProblem });
  customerRoutes(app, { customers, sendProblem });
  await app.ready();
  return {
    ...accounts,
    app,
    state,
    letters,
    logged,
    merged,
    pass: (seconds: number) => {
      state.now = new Date(state.now.getTime() + seconds * 1000);
    },
    browser: (host?: string) => browserOf(app, host),
  };
};
export type AccountApp = Awaited<ReturnType<typeof accountApp>>;

const csrf = { 'x-hunter-csrf': '1' };

/** A browser on one site: keeps the cookies that it is given, forgets those that end, and sends them along. */
export const browserOf = (app: Pick<FastifyInstance, 'inject'>, host = 'de.localhost:3000') => {
  const cookies = new Map<string, string>();
  const call = async (options: InjectOptions & { readonly headers?: Record<string, string> }) => {
    const answer = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { host, ...csrf, ...options.headers },
    });
    keepCookies(cookies, answer);
    return answer;
  };
  return {
    cookies,
    call,
    /** what the account desk is asked with */
    asked: () => ({ request: { headers: { host }, cookies: Object.fromEntries(cookies) }, address: '127.0.0.1' }),
    login: (email: string, password: string, remember = false, from = '10.0.0.1') =>
      call({
        method: 'POST',
        url: '/service/login/api/v1/login',
        payload: { email, password, remember },
        remoteAddress: from,
      }),
    renew: () => call({ method: 'POST', url: '/service/login/api/v1/logintoken/renew', payload: {} }),
    logout: () => call({ method: 'POST', url: '/service/login/api/v1/logout', payload: {} }),
    greet: () => call({ method: 'GET', url: '/service/login/api/v1/longtermtoken' }),
    status: async (): Promise<string> =>
      (await call({ method: 'GET', url: '/service/customerfrontenddata/api/v1/psdata' })).json().tracking.loginStatus,
  };
};

export const secretIn = (letter: Letter | undefined): string => {
  for (const block of letter?.blocks ?? []) if (block.kind === 'button') return block.href.split('/').at(-1) ?? '';
  return '';
};
