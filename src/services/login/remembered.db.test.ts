import { beforeEach, describe, expect, it } from 'vitest';
import { accountApp, secretIn, type AccountApp } from '../../../tests/support/shops/account-app.ts';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { statement } from '../../lib/database.ts';
import { createSigner, hashOf } from './signing.service.ts';

const email = 'hanna.brandt@example.com';
const password = 'blauer-Hut-7';
const secret = 'a secret of more than thirty-two signs';
const day = 86_400;

onBothDatabases('a remembered device', (db) => {
  let shop: AccountApp;
  type Browser = ReturnType<AccountApp['browser']>;
  const opened: AccountApp[] = [];
  const openedShop = async () => {
    const one = await accountApp(db(), [secret]);
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    shop = await openedShop();
    const { desk } = shop.customers;
    const name = { firstName: 'Hanna', lastName: 'Brandt' };
    await desk.register({ ...shop.browser().asked(), site: 'DE', email, password, ...name, wantsCard: false });
    await desk.confirm(secretIn(shop.letters.at(-1)), 'DE');
    return async () => {
      for (const one of opened.splice(0)) await one.app.close();
    };
  });

  const loggedIn = async (remember = true): Promise<Browser> => {
    const browser = shop.browser();
    expect((await browser.login(email, password, remember)).statusCode).toBe(200);
    return browser;
  };
  const pair = (cookies: ReadonlyMap<string, string>, ...names: string[]) =>
    new Map([...cookies].filter(([name]) => names.includes(name)));
  /** Only the long-term pair, as a copy would hold it. */
  const deviceOf = ({ cookies }: Browser) => pair(cookies, 'LongTermToken', 'LongTermKey');
  const loginOf = ({ cookies }: Browser) => pair(cookies, 'LoginToken', 'LoginKey');
  const browserWith = (kept: ReadonlyMap<string, string>, at = shop): Browser => {
    const browser = at.browser();
    for (const [name, value] of kept) browser.cookies.set(name, value);
    return browser;
  };
  /** What these cookies give access to: customer state, name, and cart. */
  const opens = async (kept: ReadonlyMap<string, string>, at = shop) => {
    const browser = browserWith(kept, at);
    const psdata = (await browser.call({ url: '/service/customerfrontenddata/api/v1/psdata' })).json();
    const visitor = await at.logins.visitors.known(browser.asked().request);
    return [psdata.tracking.loginStatus, psdata.customer.firstname, visitor === undefined ? 'no cart' : 'a cart'];
  };
  const remembered = ['REMEMBERED', 'Hanna', 'a cart'];
  const stranger = ['LOGGED_OUT', '', 'no cart'];

  it('[SAFE-6] gives access to name and cart, and to neither after a logout', async () => {
    const browser = await loggedIn();
    const device = deviceOf(browser);
    expect(await opens(device)).toEqual(remembered);
    expect((await browser.logout()).statusCode).toBe(204);
    expect(await opens(device)).toEqual(stranger);
    // The device itself is a new visitor, with a cart of its own.
    expect(await opens(browser.cookies)).toEqual(['LOGGED_OUT', '', 'a cart']);
  });

  type Way = readonly [what: string, end: (browser: Browser) => Promise<unknown>];
  it.each<Way>([
    ['the form of the page', ({ asked }) => shop.customers.desk.logout(asked().request)],
    [
      'the long-term pair alone, after the login has ended',
      (browser) => {
        shop.pass(1801);
        return browserWith(deviceOf(browser)).logout();
      },
    ],
    ['the login pair alone', (browser) => browserWith(loginOf(browser)).logout()],
    ['a login that is not to be remembered', (browser) => browser.login(email, password)],
    ['another login that is', (browser) => browser.login(email, password, true)],
    [
      'a copy of its login that was already renewed',
      async (browser) => {
        const copy = browserWith(loginOf(browser));
        shop.pass(700);
        expect((await browser.renew()).statusCode).toBe(201);
        shop.pass(11);
        expect((await copy.renew()).statusCode).toBe(401);
      },
    ],
    [
      'a new password',
      (browser) => {
        const { request, address } = browser.asked();
        return shop.customers.desk.visit(request).then(({ customer }) => {
          if (!customer) throw new Error('no customer is logged in');
          return shop.customers.desk.changePassword({ request, address }, customer, password, 'gruener-Hut-8');
        });
      },
    ],
    [
      'the deletion of the account',
      async (browser) => {
        const { request, address } = browser.asked();
        const { customer } = await shop.customers.desk.visit(request);
        if (!customer) throw new Error('no customer is logged in');
        expect(await shop.customers.desk.remove({ request, address }, customer, password)).toMatchObject({ ok: true });
      },
    ],
  ])('[SAFE-6] is ended by %s', async (_, end) => {
    const browser = await loggedIn();
    const device = deviceOf(browser);
    await end(browser);
    expect(await opens(device)).toEqual(stranger);
  });

  it('[SAFE-6] that has logged in twice keeps neither the first long-term pair nor the first login', async () => {
    const browser = await loggedIn();
    const first = new Map(browser.cookies);
    await browser.login(email, password, true);
    await browser.logout();
    expect(await opens(first)).toEqual(stranger);
    expect((await browserWith(first).renew()).statusCode).toBe(401);
  });

  it('[SAFE-6] ends with every pair that it had: the renewed one and the one before', async () => {
    const browser = await loggedIn();
    const before = deviceOf(browser);
    shop.pass(15 * day);
    await browser.greet();
    const renewed = deviceOf(browser);
    expect(renewed.get('LongTermToken')).not.toBe(before.get('LongTermToken'));
    expect([await opens(before), await opens(renewed)]).toEqual([remembered, remembered]);
    await browser.logout();
    expect([await opens(before), await opens(renewed)]).toEqual([stranger, stranger]);
  });

  it('[SAFE-6] ends without other devices: those stay remembered and logged in', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    await one.logout();
    expect(await opens(deviceOf(other))).toEqual(remembered);
    expect(await other.status()).toBe('LOGGED_IN');
  });

  it('[SAFE-6] that has logged out stays logged out after a restart, and on another server within five seconds', async () => {
    const other = await openedShop();
    const browser = await loggedIn();
    const device = deviceOf(browser);
    expect(await opens(device, other)).toEqual(remembered);
    await browser.logout();
    other.pass(5);
    expect(await opens(device, other)).toEqual(stranger);
    expect(await opens(device, await openedShop())).toEqual(stranger);
  });

  it('[SAFE-6, LOGIN-5] gets a new visitor’s token after its end, without the account’s cart', async () => {
    const browser = await loggedIn();
    const device = browserWith(deviceOf(browser));
    const before = await shop.logins.visitors.known(device.asked().request);
    await browser.logout();
    const welcomed = await shop.logins.visitors.welcome(device.asked().request);
    expect(welcomed.visitor.visitorId).not.toBe(before?.visitorId);
    expect(welcomed.setCookies).toHaveLength(2);
  });

  it('[LOGIN-6, SAFE-6] is remembered as long as it returns within thirty days, and forgotten afterwards', async () => {
    const families = async () =>
      (await db().query<{ count: number }>(statement('', 'select count(*) as count from login_family')))[0]?.count;
    const browser = await loggedIn();
    for (let visit = 0; visit < 3; visit += 1) {
      shop.pass(20 * day);
      await shop.tidyUp();
      expect(await browser.status()).toBe('REMEMBERED');
      await browser.greet();
    }
    // Expired rows are kept for another day.
    shop.pass(31 * day + 1);
    await shop.tidyUp();
    expect([await browser.status(), await families()]).toEqual(['LOGGED_OUT', 0]);
  });

  it('[LOGIN-5] keeps its pair while the database is down', async () => {
    const browser = await loggedIn();
    shop.pass(15 * day);
    shop.state.storageIsDown = true;
    const answer = await browser.greet();
    expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
    shop.state.storageIsDown = false;
    expect((await browser.greet()).cookies).toHaveLength(2);
  });

  describe('a pair that names an account', () => {
    const signed = async (change: (claims: Record<string, unknown>) => object) => {
      const device = deviceOf(await loggedIn());
      const [, payload = ''] = (device.get('LongTermToken') ?? '').split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
      const signer = createSigner<{ key: string; exp: number }>({
        secrets: [secret],
        purpose: 'kontor long-term token',
        now: () => shop.state.now,
      });
      const next = { exp: 0, ...claims, ...change(claims), key: hashOf('companion') };
      return new Map([
        ['LongTermToken', await signer.sign(next)],
        ['LongTermKey', 'companion'],
      ]);
    };
    type Case = readonly [what: string, change: (claims: Record<string, unknown>) => object, opened: readonly string[]];
    it.each<Case>([
      ['as it was issued', () => ({}), remembered],
      ['of no login, as before logouts ended devices', () => ({ fam: undefined }), stranger],
      ['of a login that there is not', () => ({ fam: '00000000-0000-4000-8000-000000000000' }), stranger],
      ['of an account that there is not', () => ({ lid: '00000000-0000-4000-8000-000000000000' }), stranger],
      ['of another epoch', () => ({ epo: 7 }), stranger],
      ['of another site', () => ({ site: 'TR' }), stranger],
      ['that is over', () => ({ exp: 1 }), stranger],
    ])('[SAFE-6] %s', async (_, change, expected) => {
      expect(await opens(await signed(change))).toEqual(expected);
    });
  });
});
