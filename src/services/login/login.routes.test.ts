import type { FastifyInstance } from 'fastify';
import { guestLogins } from '../../../tests/support/people/guest-logins.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTermTokenPath } from '../../contracts/customer/header-start.contract.ts';
import { createApp } from '../../server/http/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { loginRoutes } from './login.routes.ts';

let app: FastifyInstance;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  ({ app } = await createApp({ config: { ...readConfig({}), LOG_LEVEL: 'silent' }, log: false }));
  loginRoutes(app, {
    logins: guestLogins({ siteOf: () => 'DE', now: () => at }),
    login: async () => ({ ok: false, code: 'UNAUTHORIZED' }),
    infoOf: async () => undefined,
    sendProblem,
  });
});
afterAll(() => app.close());

const ask = (cookies: Record<string, string> = {}, headers: Record<string, string> = { 'x-hunter-csrf': '1' }) =>
  app.inject({ url: longTermTokenPath, cookies, headers });
const cookiesIn = (answer: Awaited<ReturnType<typeof ask>>): Record<string, string> =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('GET longtermtoken', () => {
  it('[LOGIN-5] sets both halves of a missing token, in a response that no cache may store', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toMatchObject([
      { name: 'LongTermToken', path: '/', sameSite: 'Lax', maxAge: 2_592_000 },
      { name: 'LongTermKey', path: '/', sameSite: 'Lax', maxAge: 2_592_000, httpOnly: true },
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('httpOnly');
    expect(answer.cookies.some((cookie) => 'domain' in cookie)).toBe(false);
  });

  it('[LOGIN-5] keeps a valid token, and renews one that is past its renewal time', async () => {
    const cookies = cookiesIn(await ask());
    expect((await ask(cookies)).cookies).toEqual([]);
    at = new Date(at.getTime() + 16 * 86_400_000);
    expect(Object.keys(cookiesIn(await ask(cookies)))).toEqual(['LongTermToken', 'LongTermKey']);
  });

  it('[SAFE-1] refuses a call without the header of the shop’s pages, and sets no cookie', async () => {
    const answer = await ask({}, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.cookies).toEqual([]);
  });
});
