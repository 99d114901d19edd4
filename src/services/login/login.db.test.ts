import { beforeEach, describe, expect, it } from 'vitest';
import { createAttempts } from './attempts.service.ts';
import { createLoginRepository } from './login.repository.ts';
import { accountApp, secretIn, type AccountApp } from '../../../tests/support/shops/account-app.ts';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { readClaims } from '../../lib/token-claims.ts';

const email = 'sule.yildiz@example.com';
const password = 'blauer-Hut-7';

onBothDatabases('logins', (db) => {
  let shop: AccountApp;
  const register = async (host = 'de.localhost:3000') => {
    const asked = shop.browser(host).asked();
    const site = host.startsWith('tr') ? 'TR' : 'DE';
    await shop.customers.desk.register({
      ...asked,
      site,
      email,
      password,
      firstName: 'Şule',
      lastName: 'Yıldız',
      wantsCard: true,
    });
    expect(await shop.customers.desk.confirm(secretIn(shop.letters.at(-1)), site)).toEqual({ ok: true });
  };
  beforeEach(async () => {
    shop = await accountApp(db());
    await register();
    return () => shop.app.close();
  });

  describe('logging in', () => {
    it('[LOGIN-1] sets a token that scripts can read and a companion that they cannot', async () => {
      const browser = shop.browser();
      const answer = await browser.login(email, password);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ result: 'SUCCESS' });
      expect(answer.headers['cache-control']).toBe('no-store');
      const now = shop.state.now.getTime() / 1000;
      const claims = readClaims(browser.cookies.get('LoginToken') ?? '');
      expect(claims).toMatchObject({ exp: now + 1800, ren: now + 600 });
      expect(claims?.lid).toMatch(/^[\da-f-]{36}$/);
      const [token, key] = answer.cookies;
      expect(token).toMatchObject({ name: 'LoginToken', path: '/', sameSite: 'Lax' });
      expect(token).not.toHaveProperty('httpOnly');
      expect(key).toMatchObject({ name: 'LoginKey', path: '/', sameSite: 'Lax', httpOnly: true });
      expect(answer.cookies.some((cookie) => 'domain' in cookie)).toBe(false);
      expect(await browser.status()).toBe('LOGGED_IN');
    });

    it.each([
      ['a wrong password', email, 'blauer-Hut-8', 401],
      ['an address without an account', 'nobody@example.com', password, 401],
      ['what is no address', "' or 1=1 --\0", password, 401],
      ['a very long password', email, 'x'.repeat(513), 400],
      ['no password', email, '', 400],
    ])('[LOGIN-1] refuses %s', async (_, given, secret, status) => {
      const browser = shop.browser();
      const answer = await browser.login(given, secret);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      if (status === 401) expect(answer.json()).toMatchObject({ result: 'UNAUTHORIZED' });
      expect(answer.cookies).toEqual([]);
      expect(answer.body).not.toContain(email);
    });

    it('[LOGIN-6] gives the same response to known and unknown addresses', async () => {
      const [known, unknown] = await Promise.all([
        shop.browser().login(email, 'blauer-Hut-8'),
        shop.browser().login('nobody@example.com', 'blauer-Hut-8'),
      ]);
      // Each response has an id of its own.
      const withoutId = ({ body }: typeof known) => body.replace(/"requestId":"[\w-]{8,64}",/, '');
      expect(withoutId(unknown)).toBe(withoutId(known));
      expect(withoutId(known)).not.toBe(known.body);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    });

    it('[LOGIN-6, SAFE-7] locks out the network that guesses, even if there is no account, and no other one', async () => {
      for (const address of [email, 'nobody@example.com']) {
        const login = (secret: string, from: string) => shop.browser().login(address, secret, false, from);
        for (let attempt = 0; attempt < 10; attempt += 1)
          expect((await login('falsch-99x', '10.0.1.1')).statusCode).toBe(401);
        const locked = await login(password, '10.0.1.1');
        expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([429, 900]);
        expect((await login(password, '10.0.1.2')).statusCode).toBe(address === email ? 200 : 401);
      }
      shop.pass(901);
      expect((await shop.browser().login(email, password, false, '10.0.1.1')).statusCode).toBe(200);
    });

    it('[SAFE-7] is open to the customer’s devices and to who resets the password while strangers flood the account', async () => {
      const device = shop.browser();
      await device.login(email, password);
      await device.logout();
      const attempts = createAttempts({
        repository: createLoginRepository(db()),
        secret: 'a secret of more than thirty-two signs',
        now: () => shop.state.now,
      });
      for (let network = 0; network < 101; network += 1)
        await attempts.take('login', { account: `DE ${email}`, address: `172.16.${network}.1` });
      expect((await shop.browser().login(email, password)).statusCode).toBe(429);
      // A device of another account, and a token that is made up, are strangers.
      const other = shop.browser();
      other.cookies.set('LoginDevice', 'eyJhbGciOiJub25lIn0.e30.');
      expect((await other.login(email, password)).statusCode).toBe(429);
      expect((await device.login(email, password)).statusCode).toBe(200);
      await device.logout();
      for (let attempt = 0; attempt < 10; attempt += 1) await device.login(email, 'falsch-99x');
      expect((await device.login(email, password)).statusCode).toBe(429);

      const owner = shop.browser();
      await shop.customers.desk.askReset({ ...owner.asked(), site: 'DE', email });
      await shop.settled();
      const changed = await shop.customers.desk.reset(secretIn(shop.letters.at(-1)), 'DE', password);
      const cookie = changed.ok ? (changed.setCookies ?? []) : [];
      for (const line of cookie)
        owner.cookies.set('LoginDevice', /^LoginDevice=([^;]+);.*HttpOnly/.exec(line)?.[1] ?? '');
      expect((await owner.login(email, password)).statusCode).toBe(200);
    });

    it('[LOGIN-6] counts concurrent attempts one by one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => shop.browser().login(email, 'falsch-99x', false, '10.0.3.1')),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    });

    it('[LOGIN-6] limits an address over all accounts, and does not count successful logins', async () => {
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect((await shop.browser().login(email, password)).statusCode).toBe(200);
      for (let attempt = 0; attempt < 60; attempt += 1) await shop.browser().login(`nobody${attempt}@example.com`, 'x');
      const limited = await shop.browser().login(email, password);
      expect(limited.statusCode).toBe(429);
      expect(limited.json()).toMatchObject({ result: 'SERVICE_UNAVAILABLE' });
      expect((await shop.browser().login(email, password, false, '10.9.9.9')).statusCode).toBe(200);
    });

    it('[LOGIN-1] reports that logins are unavailable while the database is down', async () => {
      shop.state.storageIsDown = true;
      const answer = await shop.browser().login(email, password);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ result: 'SERVICE_UNAVAILABLE' });
      expect(answer.headers['retry-after']).toBe('5');
      expect(shop.logged).toEqual(['a login failed']);
    });

    it('passes the guest’s visitor on, so that the cart can be merged', async () => {
      const browser = shop.browser();
      await browser.greet();
      await browser.login(email, password);
      expect(shop.merged).toHaveLength(1);
      expect(shop.merged[0]?.guest).not.toBe(shop.merged[0]?.visitorId);
    });
  });

  describe('a token', () => {
    it('[LOGIN-7] of another site is refused, and so is the account itself', async () => {
      const browser = shop.browser();
      await browser.login(email, password);
      const elsewhere = shop.browser('tr.localhost:3000');
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
      expect(await elsewhere.status()).toBe('LOGGED_OUT');
      expect((await elsewhere.renew()).statusCode).toBe(401);
      expect((await shop.browser('tr.localhost:3000').login(email, password)).statusCode).toBe(401);
      await register('tr.localhost:3000');
      expect((await shop.browser('tr.localhost:3000').login(email, password)).statusCode).toBe(200);
    });

    it.each([
      ['forged', (cookies: Map<string, string>) => cookies.set('LoginToken', `${cookies.get('LoginToken')}A`)],
      ['without its companion', (cookies: Map<string, string>) => cookies.delete('LoginKey')],
      ['with another companion', (cookies: Map<string, string>) => cookies.set('LoginKey', 'another')],
      ['empty', (cookies: Map<string, string>) => cookies.set('LoginToken', '')],
    ])('[LOGIN-2] that is %s identifies no customer', async (_, spoil) => {
      const browser = shop.browser();
      await browser.login(email, password);
      spoil(browser.cookies);
      expect(await browser.status()).toBe('LOGGED_OUT');
      expect((await browser.renew()).statusCode).toBe(401);
    });

    it('[LOGIN-2] gives access to the data of its own login only', async () => {
      const browser = shop.browser();
      await browser.login(email, password);
      const token = browser.cookies.get('LoginToken') ?? '';
      const lid = readClaims(token)?.lid ?? '';
      const info = (loginId: string, headers = {}) =>
        browser.call({ url: `/service/login/api/v1/customer-info/${loginId}`, headers });
      expect((await info(lid, { 'x-logintoken': token })).json()).toEqual({
        loginId: lid,
        email,
        firstName: 'Şule',
        lastName: 'Yıldız',
      });
      expect((await info('00000000-0000-0000-0000-000000000000', { 'x-logintoken': token })).statusCode).toBe(403);
      browser.cookies.delete('LoginKey');
      expect((await info(lid, { 'x-logintoken': token })).statusCode).toBe(401);
    });

    it('[LOGIN-2, RUN-10] signed with another secret is valid while that secret is configured', async () => {
      const browser = shop.browser();
      await browser.login(email, password);
      const fresh = 'quite another secret of thirty-two signs';
      const cases: [[string, ...string[]], string][] = [
        [[fresh, 'a secret of more than thirty-two signs'], 'LOGGED_IN'],
        [[fresh], 'LOGGED_OUT'],
      ];
      for (const [secrets, status] of cases) {
        const another = await accountApp(db(), secrets);
        const there = another.browser();
        for (const [name, value] of browser.cookies) there.cookies.set(name, value);
        expect(await there.status()).toBe(status);
        await another.app.close();
      }
    });
  });

  describe('renewing', () => {
    const loggedIn = async (remember = false) => {
      const browser = shop.browser();
      await browser.login(email, password, remember);
      return browser;
    };

    it('[LOGIN-3] returns 201 with a new token, and the old token cannot be renewed again', async () => {
      const browser = await loggedIn();
      const old = new Map(browser.cookies);
      shop.pass(700);
      const answer = await browser.renew();
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual({
        exp: shop.state.now.getTime() / 1000 + 1800,
        ren: shop.state.now.getTime() / 1000 + 600,
      });
      expect(browser.cookies.get('LoginToken')).not.toBe(old.get('LoginToken'));
      expect(await browser.status()).toBe('LOGGED_IN');
      shop.pass(11);
      const thief = shop.browser();
      for (const [name, value] of old) thief.cookies.set(name, value);
      const replay = await thief.renew();
      expect(replay.statusCode).toBe(401);
      expect(replay.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
        ['LoginToken', '', 0],
        ['LoginKey', '', 0],
      ]);
      // The copy ends the login for every holder.
      expect(await browser.status()).toBe('LOGGED_OUT');
    });

    it('[LOGIN-3] gives two concurrent tabs, and a repetition within ten seconds, the same token', async () => {
      const browser = await loggedIn();
      shop.pass(700);
      const copy = () => {
        const tab = shop.browser();
        for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
        return tab;
      };
      const tabs = [copy(), copy(), copy()];
      const [late] = tabs.splice(2);
      const answers = await Promise.all(tabs.map((tab) => tab.renew()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      shop.pass(10);
      expect((await late?.renew())?.statusCode).toBe(201);
      for (const name of ['LoginToken', 'LoginKey']) {
        const values = [...tabs, late].map((tab) => tab?.cookies.get(name));
        expect(new Set(values).size).toBe(1);
      }
      expect(late?.cookies.get('LoginToken')).not.toBe(browser.cookies.get('LoginToken'));
    });

    it('[LOGIN-3] returns 200 once the maximum life is reached, and 401 after its end', async () => {
      const browser = await loggedIn();
      const began = shop.state.now.getTime();
      while (shop.state.now.getTime() - began < (12 * 3600 - 1500) * 1000) {
        shop.pass(1500);
        expect((await browser.renew()).statusCode).toBe(201);
      }
      const token = browser.cookies.get('LoginToken');
      shop.pass(900);
      const last = await browser.renew();
      expect(last.statusCode).toBe(200);
      expect(last.json()).toMatchObject({ exp: began / 1000 + 12 * 3600 });
      expect(browser.cookies.get('LoginToken')).toBe(token);
      shop.pass(700);
      expect((await browser.renew()).statusCode).toBe(401);
      expect(await browser.status()).toBe('LOGGED_OUT');
    });

    it('[LOGIN-3] returns 503 while the database is down, and the login continues afterwards', async () => {
      const browser = await loggedIn();
      shop.pass(700);
      shop.state.storageIsDown = true;
      const answer = await browser.renew();
      expect(answer.statusCode).toBe(503);
      expect(answer.cookies).toEqual([]);
      shop.state.storageIsDown = false;
      expect((await browser.renew()).statusCode).toBe(201);
    });

    it.each([[300], [-300]])('[LOGIN-3] works when the clock of another server is %i seconds off', async (seconds) => {
      const browser = await loggedIn();
      shop.pass(700);
      const another = await accountApp(db());
      another.state.now = new Date(shop.state.now.getTime() + seconds * 1000);
      const there = another.browser();
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      expect((await there.renew()).statusCode).toBe(201);
      for (const [name, value] of there.cookies) browser.cookies.set(name, value);
      expect(await browser.status()).toBe('LOGGED_IN');
      await another.app.close();
    });

    it.each([
      ['plain text', undefined, 400],
      ['a wrong body', { more: 1 }, 400],
      ['an empty object', {}, 401],
    ])('[LOGIN-2] responds to %s with the right status', async (_, payload, status) => {
      const answer = await shop.browser().call({
        method: 'POST',
        url: '/service/login/api/v1/logintoken/renew',
        ...(payload ? { payload } : { payload: 'x', headers: { 'content-type': 'text/plain' } }),
      });
      expect(answer.statusCode).toBe(status);
    });

    it('leaves the customer remembered after half an hour without activity, or logged out if that was not chosen', async () => {
      const [remembered, stranger] = [await loggedIn(true), await loggedIn()];
      shop.pass(1801);
      expect(await remembered.status()).toBe('REMEMBERED');
      expect(await stranger.status()).toBe('LOGGED_OUT');
    });

    it('[LOGIN-6] ends at the logout: the device is not remembered, and the token gives no access', async () => {
      const browser = await loggedIn(true);
      const copy = new Map(browser.cookies);
      expect((await browser.logout()).statusCode).toBe(204);
      expect(await browser.status()).toBe('LOGGED_OUT');
      const thief = shop.browser();
      thief.cookies.set('LoginToken', copy.get('LoginToken') ?? '').set('LoginKey', copy.get('LoginKey') ?? '');
      expect(await thief.status()).toBe('LOGGED_OUT');
      expect((await thief.renew()).statusCode).toBe(401);
    });
  });
});
