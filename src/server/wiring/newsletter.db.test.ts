import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserAgent } from '../../../tests/support/people/browser-agent.ts';
import { browserOf } from '../../../tests/support/shops/account-app.ts';
import { emptyAllTables } from '../../../tests/support/databases/databases.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { psdataPath, type Psdata } from '../../contracts/customer/header-start.contract.ts';
import {
  baseDataPath,
  doiPath,
  newsletterBases,
  newsletterPagePath,
  subscribersPath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { createCustomerRepository } from '../../services/customer/customer.repository.ts';
import { createPasswords } from '../../services/login/password-hash.service.ts';

/** What the newsletter and the rest of the shop know of one another. */
describe('the newsletter in the shop', () => {
  let whole: WholeShop;
  beforeAll(async () => {
    whole = await wholeShop();
  });
  beforeEach(() => emptyAllTables(whole.db));
  afterAll(() => whole.close());
  const browser = () => browserOf(whole.shop.app);
  type OneBrowser = ReturnType<typeof browser>;

  const email = 'anna@example.com';
  const signUp = (consents: readonly string[] = []) =>
    browser().call({
      method: 'POST',
      url: newsletterBases[0] + subscribersPath,
      payload: { email, consents, origin: 'NEWSLETTER', originAddition: 'footer' },
    });
  const confirm = async () => {
    await whole.shop.mail.work();
    const [letter] = (await whole.shop.mail.mailbox?.list()) ?? [];
    const words = letter && (await whole.shop.mail.mailbox?.read(letter.mailId));
    const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(words?.text ?? '') ?? [];
    return browser().call({ method: 'PUT', url: newsletterBases[0] + doiPath.replace(':subscriberToken', token) });
  };

  describe('a customer who is logged in', () => {
    const person = { firstName: 'Anna', lastName: 'Berg', salutation: 'MRS' } as const;
    const logIn = async (): Promise<OneBrowser> => {
      const passwordHash = (await createPasswords().hash('a good password')) ?? '';
      const account = {
        id: randomUUID(),
        site: 'DE',
        visitorId: randomUUID(),
        passwordHash,
        email,
        ...person,
      } as const;
      await createCustomerRepository(whole.db).add(account, new Date());
      const one = browser();
      expect((await one.login(email, 'a good password')).statusCode).toBe(200);
      return one;
    };
    const statusIn = async (one: OneBrowser) =>
      (await one.call({ url: psdataPath })).json<Psdata>().customer.statuses.newsletter;

    it('[NEWS-7] finds the form filled in, with what was agreed to before', async () => {
      const one = await logIn();
      const headers = { 'x-logintoken': one.cookies.get('LoginToken') ?? '' };
      const data = await one.call({ url: baseDataPath, headers });
      expect(data.json()).toEqual({ email, ...person, consents: [] });
      expect(data.headers['cache-control']).toBe('no-store');
      await signUp(['DNE']);
      await confirm();
      expect((await one.call({ url: baseDataPath, headers })).json()).toMatchObject({ consents: ['DNE'] });
      // A token that was stolen opens nothing without its other half.
      expect((await browser().call({ url: baseDataPath, headers })).statusCode).toBe(401);
    });

    it('[FOOT-3] learns from psdata whether they have yet to confirm or read the newsletter; other visitors do not', async () => {
      const one = await logIn();
      expect(await statusIn(one)).toBeUndefined();
      await signUp();
      expect(await statusIn(one)).toBe('pending');
      expect((await confirm()).statusCode).toBe(200);
      expect(await statusIn(one)).toBe('confirmed');
      expect(await statusIn(browser())).toBeUndefined();
    });
  });

  describe('the plain form of a fragment', () => {
    const post = (
      fields: Readonly<Record<string, string>>,
      origin = 'http://de.localhost:3000',
      app = whole.shop.app,
    ) =>
      browserOf(app).call({
        method: 'POST',
        url: newsletterPagePath,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin,
        },
        payload: new URLSearchParams({ origin: 'SHOPPING_CART', originAddition: 'overview', ...fields }).toString(),
      });
    const pageOf = async (url: string) =>
      (await browser().call({ url, headers: { ...browserAgent, accept: 'text/html' } })).body;
    const eventsIn = (html: string) => {
      const [, json = '[]'] = /data-events="([^"]*)"/.exec(html) ?? [];
      return JSON.parse(json.replaceAll('&quot;', '"')) as { readonly event: string; readonly origin?: string }[];
    };
    const originIn = (html: string) => eventsIn(html).find(({ event }) => event === 'sign_up')?.origin;

    it('[NEWS-12] reports the origin that the page has set, thanks or not, and keeps it for the next try', async () => {
      const refused = await post({ email: 'a@b', tracked: 'app:start' });
      expect([refused.statusCode, originIn(refused.body)]).toEqual([422, 'app:start']);
      for (const [name, value] of Object.entries({
        origin: 'SHOPPING_CART',
        originAddition: 'overview',
        tracked: 'app:start',
      }))
        expect(refused.body).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
      const taken = await post({ email, tracked: 'app:start' });
      expect([taken.statusCode, taken.headers.location]).toEqual([
        303,
        '/subscribenewsletter?result=success&tracked=app%3Astart',
      ]);
      expect(originIn(await pageOf(String(taken.headers.location)))).toBe('app:start');
    });

    it.each(['https://evil.example', 'https://allowed.example.evil.example', 'https://other.example', 'null'])(
      '[EMB-7, SAFE-1] from %s writes nothing: the visitor finds it filled in at the shop, to send it there',
      async (origin) => {
        const answer = await post({ email, tracked: 'app:start' }, origin);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
        expect(answer.body).toContain(`value="${email}"`);
        expect(answer.body).toContain('senden Sie sie hier ab');
        expect(answer.body).toContain('<input type="hidden" name="tracked" value="app:start"/>');
        expect(eventsIn(answer.body).map(({ event }) => event)).not.toContain('sign_up');
        await whole.shop.mail.work();
        expect(await whole.shop.mail.mailbox?.list()).toEqual([]);
      },
    );

    it('[EMB-7] from an origin that the operator allows signs up at once', async () => {
      const { app } = await whole.another({
        environment: { EMBED_ORIGINS: 'https://other.example:8443, https://allowed.example' },
      });
      // The start keeps this process busy: it may take itself for overloaded.
      const taken = await vi.waitFor(
        async () => {
          const answer = await post({ email }, 'https://allowed.example', app);
          if (answer.statusCode === 503) throw new Error('overloaded');
          return answer;
        },
        { timeout: 20_000, interval: 200 },
      );
      expect([taken.statusCode, taken.headers.location]).toEqual([303, '/subscribenewsletter?result=success']);
    });

    it('[NEWS-12] reports the usual origin where none is set, or a wrong one', async () => {
      expect((await post({ email })).headers.location).toBe('/subscribenewsletter?result=success');
      for (const query of ['', '&tracked=%3Cb%3E', '&tracked=onsite'])
        expect(originIn(await pageOf(`/subscribenewsletter?result=success${query}`))).toBe('onsite:subsite');
    });
  });

  const block = /<section[^>]*data-variant="block"/;
  it.each([
    ['/', {}, true],
    ['/c/service-agb', {}, true],
    ['/there-is-no-such-page', {}, true],
    ['/subscribenewsletter', {}, false],
    ['/subscribenewsletter?link=invalid', {}, false],
    ['/subscribenewsletter/unsubscribe?done=1', {}, false],
    ['/service/cartfrontend/cart', {}, false],
    ['/', { cookie: 'Affiliate=partner' }, false],
    ['/', { cookie: 'App=1' }, false],
    ['/fragments/footer', {}, true],
    ['/fragments/footer?reduced=true', {}, false],
    ['/fragments/header', {}, false],
  ] as const)('[FOOT-3] %s with %j has the block above the footer: %s', async (url, headers, has) => {
    const { body } = await browser().call({ url, headers: { accept: 'text/html', ...headers } });
    expect(block.test(body)).toBe(has);
    if (has) expect(body.search(block)).toBeLessThan(body.search('<footer'));
  });
});
