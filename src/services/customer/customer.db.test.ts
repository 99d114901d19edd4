import { beforeEach, describe, expect, it } from 'vitest';
import { accountApp, secretIn, type AccountApp } from '../../../tests/support/shops/account-app.ts';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { mostAddresses, mostWatched, type Customer } from '../../contracts/customer/account.contract.ts';
import { statement } from '../../lib/database.ts';

const email = 'Sule.Yildiz@example.com';
const password = 'blauer-Hut-7';
const next = 'grüner-Hut-8';
const address = {
  firstName: 'Şule',
  lastName: 'Yıldız',
  street: 'Hafenweg 7',
  postcode: '20095',
  city: 'Hamburg',
  isDefault: false,
};

onBothDatabases('customers', (db) => {
  let shop: AccountApp;
  const desk = () => shop.customers.desk;
  const register = (more: object = {}) =>
    desk().register({
      ...shop.browser().asked(),
      site: 'DE',
      email,
      password,
      firstName: 'Şule',
      lastName: 'Yıldız',
      wantsCard: false,
      ...more,
    });
  const account = async (more: object = {}): Promise<Customer> => {
    await register(more);
    await desk().confirm(secretIn(shop.letters.at(-1)), 'DE');
    const browser = shop.browser();
    await browser.login(email, password);
    const { customer } = await desk().visit(browser.asked().request);
    if (!customer) throw new Error('the login failed');
    return customer;
  };
  const links = async () =>
    (await db().query<{ content: object }>(statement('', 'select content from customer_link'))).map(({ content }) =>
      JSON.stringify(content),
    );
  beforeEach(async () => {
    shop = await accountApp(db());
    return () => shop.app.close();
  });

  describe('the registration', () => {
    it('[LOGIN-6] sends a mail, and opens the account when its link is used', async () => {
      expect(await register()).toEqual({ ok: true });
      expect(shop.letters).toMatchObject([{ site: 'DE', to: email, subject: 'Bitte bestätigen Sie Ihr Kundenkonto' }]);
      expect((await shop.browser().login(email, password)).statusCode).toBe(401);
      const secret = secretIn(shop.letters[0]);
      expect(await desk().linkState('CONFIRM', secret, 'DE')).toBe('good');
      expect(await desk().confirm(secret, 'DE')).toEqual({ ok: true });
      expect((await shop.browser().login(email.toUpperCase(), password)).statusCode).toBe(200);
      // Neither the secret nor the hash of the password is stored any longer.
      expect(await links()).toEqual(['{}']);
    });

    it('[LOGIN-6] gives the same response for an address that has an account, and informs its owner', async () => {
      await account();
      const before = shop.letters.length;
      expect(await register({ password: next, firstName: 'Eve' })).toEqual({ ok: true });
      expect(shop.letters.slice(before)).toMatchObject([{ to: email, subject: 'Sie haben bereits ein Kundenkonto' }]);
      expect((await shop.browser().login(email, next)).statusCode).toBe(401);
    });

    it.each([
      ['short', 'PASSWORD_SHORT'],
      ['Passwort123', 'PASSWORD_WEAK'],
      ['x'.repeat(129), 'PASSWORD_LONG'],
      ['yildiz1990', 'PASSWORD_WEAK'],
    ])('[LOGIN-6] refuses the password %s', async (weak, code) => {
      expect(await register({ password: weak, lastName: 'Yildiz' })).toEqual({ ok: false, code });
      expect(shop.letters).toEqual([]);
    });

    it('[LOGIN-6] sends one address at most three mails an hour', async () => {
      for (let time = 0; time < 3; time += 1) expect(await register()).toEqual({ ok: true });
      expect(await register()).toEqual({ ok: false, code: 'TOO_MANY', seconds: 3600 });
      expect(shop.letters).toHaveLength(3);
    });

    it('[LOGIN-6] counts the addresses of a mailbox as one', async () => {
      for (let time = 0; time < 3; time += 1)
        expect(await register({ email: `Frieda+${time}@example.com` })).toEqual({ ok: true });
      expect(await register({ email: 'frieda@example.com' })).toMatchObject({ ok: false, code: 'TOO_MANY' });
      expect(shop.letters.map(({ to }) => to)).toEqual([0, 1, 2].map((time) => `Frieda+${time}@example.com`));
    });

    it('accepts a second link of the same address without a second account', async () => {
      await register();
      await register({ password: next });
      const [first, second] = shop.letters.map(secretIn);
      expect(await desk().confirm(second ?? '', 'DE')).toEqual({ ok: true });
      expect(await desk().confirm(first ?? '', 'DE')).toEqual({ ok: false, code: 'LINK_USED' });
      expect((await shop.browser().login(email, next)).statusCode).toBe(200);
      expect((await shop.browser().login(email, password)).statusCode).toBe(401);
    });

    it('reports that it is unavailable while the database is down', async () => {
      shop.state.storageIsDown = true;
      expect(await register()).toEqual({ ok: false, code: 'UNAVAILABLE' });
    });
  });

  describe('a link', () => {
    const use = (how: string, secret: string) => {
      if (how === 'reset') return desk().reset(secret, 'DE', next);
      return desk().confirm(secret, how === 'another site' ? 'TR' : 'DE');
    };
    it.each([
      ['made up', 'made-up', 'confirm', 'LINK_INVALID'],
      ['of another kind', '', 'reset', 'LINK_INVALID'],
      ['of another site', '', 'another site', 'LINK_INVALID'],
      ['over', '', 'a day later', 'LINK_INVALID'],
      ['used', '', 'again', 'LINK_USED'],
    ])('[LOGIN-6] that is %s is refused', async (_, madeUp, how, code) => {
      await register();
      const secret = madeUp || secretIn(shop.letters.at(-1));
      if (how === 'a day later') shop.pass(86_401);
      if (how === 'again') await use(how, secret);
      expect(await use(how, secret)).toEqual({ ok: false, code });
    });

    it('[LOGIN-6] clicked twice at once works once', async () => {
      await register();
      const secret = secretIn(shop.letters[0]);
      const answers = await Promise.all([desk().confirm(secret, 'DE'), desk().confirm(secret, 'DE')]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  describe('a forgotten password', () => {
    it('[LOGIN-6] is replaced by a link; every device is logged out and no longer remembered', async () => {
      await account();
      const [device, remembered] = [shop.browser(), shop.browser()];
      await device.login(email, password);
      await remembered.login(email, password, true);
      remembered.cookies.delete('LoginToken');
      expect(await remembered.status()).toBe('REMEMBERED');
      expect(await desk().askReset({ ...shop.browser().asked(), site: 'DE', email })).toEqual({ ok: true });
      await shop.settled();
      const secret = secretIn(shop.letters.at(-1));
      expect(await desk().reset(secret, 'DE', 'kaffee12')).toEqual({ ok: false, code: 'PASSWORD_WEAK' });
      expect(await desk().reset(secret, 'DE', next)).toEqual({
        ok: true,
        setCookies: [expect.stringMatching(/^LoginDevice=.*; HttpOnly$/)],
      });
      expect(await desk().reset(secret, 'DE', password)).toEqual({ ok: false, code: 'LINK_INVALID' });
      expect(await device.status()).toBe('LOGGED_OUT');
      expect(await remembered.status()).toBe('LOGGED_OUT');
      expect((await shop.browser().login(email, password)).statusCode).toBe(401);
      expect((await shop.browser().login(email, next)).statusCode).toBe(200);
    });

    it('[LOGIN-6] of an unknown address gets the same response and no mail', async () => {
      expect(await desk().askReset({ ...shop.browser().asked(), site: 'DE', email: 'nobody@example.com' })).toEqual({
        ok: true,
      });
      await shop.settled();
      expect(shop.letters).toEqual([]);
    });

    it('[LOGIN-6] can be requested three times an hour', async () => {
      const ask = () => desk().askReset({ ...shop.browser().asked(), site: 'DE', email });
      for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual({ ok: true });
      expect(await ask()).toMatchObject({ ok: false, code: 'TOO_MANY' });
      const [name = '', domain = ''] = email.split('@');
      const ofTheMailbox = { ...shop.browser().asked(), site: 'DE' as const, email: `${name}+x@${domain}` };
      expect(await desk().askReset(ofTheMailbox)).toMatchObject({ ok: false, code: 'TOO_MANY' });
    });
  });

  describe('an account', () => {
    it('[LOGIN-6] changes its password with the old one; only other devices are logged out', async () => {
      const customer = await account();
      const [here, there] = [shop.browser(), shop.browser()];
      await here.login(email, password);
      await there.login(email, password);
      expect(await desk().changePassword(here.asked(), customer, 'falsch-99x', next)).toEqual({
        ok: false,
        code: 'UNAUTHORIZED',
      });
      expect(await desk().changePassword(here.asked(), customer, password, 'kaffee12')).toEqual({
        ok: false,
        code: 'PASSWORD_WEAK',
      });
      expect(await desk().changePassword(here.asked(), customer, password, next)).toEqual({ ok: true });
      expect(await here.status()).toBe('LOGGED_IN');
      expect(await there.status()).toBe('LOGGED_OUT');
      expect(shop.letters.at(-1)?.subject).toBe('Ihr Passwort wurde geändert');
    });

    it('[LOGIN-6] changes its address by a link that is sent to the new one', async () => {
      const customer = await account();
      const asked = shop.browser().asked();
      expect(await desk().askEmailChange(asked, customer, 'falsch-99x', 'new@example.com')).toEqual({
        ok: false,
        code: 'UNAUTHORIZED',
      });
      expect(await desk().askEmailChange(asked, customer, password, 'new@example.com')).toEqual({ ok: true });
      expect(shop.letters.at(-1)?.to).toBe('new@example.com');
      expect((await shop.browser().login('new@example.com', password)).statusCode).toBe(401);
      expect(await desk().confirmEmail(secretIn(shop.letters.at(-1)), 'DE')).toEqual({ ok: true });
      expect((await shop.browser().login('new@example.com', password)).statusCode).toBe(200);
      expect((await shop.browser().login(email, password)).statusCode).toBe(401);
    });

    it('cannot take the address of another account, and the response does not reveal it', async () => {
      const customer = await account();
      await register({ email: 'other@example.com' });
      await desk().confirm(secretIn(shop.letters.at(-1)), 'DE');
      expect(await desk().askEmailChange(shop.browser().asked(), customer, password, 'OTHER@example.com')).toEqual({
        ok: true,
      });
      expect(shop.letters.at(-1)).toMatchObject({
        to: 'OTHER@example.com',
        subject: 'Sie haben bereits ein Kundenkonto',
      });
    });

    it('[LOGIN-6] is deleted with all its data', async () => {
      const customer = await account({ wantsCard: true });
      await desk().saveAddress(customer, undefined, address);
      await desk().watch(customer, ['100000001'], true);
      const browser = shop.browser();
      await browser.login(email, password);
      expect(await desk().remove(browser.asked(), customer, 'falsch-99x')).toEqual({ ok: false, code: 'UNAUTHORIZED' });
      expect(await desk().remove(browser.asked(), customer, password)).toMatchObject({ ok: true });
      expect(await browser.status()).toBe('LOGGED_OUT');
      for (const table of ['customer', 'customer_address', 'customer_bean', 'customer_watch', 'login_family']) {
        expect(await db().query(statement('', `select 1 from ${table}`))).toEqual([]);
      }
    });

    it('exports all its data, to its owner only', async () => {
      const customer = await account({ wantsCard: true });
      await desk().saveAddress(customer, undefined, address);
      expect((await shop.browser().call({ url: '/service/customer/export' })).statusCode).toBe(401);
      const browser = shop.browser();
      await browser.login(email, password);
      const answer = await browser.call({ url: '/service/customer/export' });
      expect(answer.headers['content-disposition']).toBe('attachment; filename="kontor.json"');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({
        customer: { email, firstName: 'Şule', card: 'REGULAR', beans: 100 },
        addresses: [{ street: 'Hafenweg 7', isDefault: true }],
        beans: [{ amount: 100, reason: 'card' }],
        watchlist: [],
        orders: [],
      });
      expect(answer.body).not.toMatch(/argon2|visitorId|epoch/);
    });

    it('[CUST-1, CUST-2] gives the header name, beans, card and community', async () => {
      const customer = await account({ wantsCard: true });
      await desk().joinCommunity(customer, true);
      const browser = shop.browser();
      await browser.login(email, password);
      for (const url of ['/service/customerfrontenddata/api/v1/psdata', '/json/psdata']) {
        const answer = await browser.call({ url });
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.json()).toEqual({
          tracking: { loginStatus: 'LOGGED_IN' },
          customer: {
            firstname: 'Şule',
            lastname: 'Yıldız',
            shownName: 'Şule Yıldız',
            loyaltyBeans: 100,
            statuses: { isCommunityMember: true, isKontorcardMember: true },
          },
        });
      }
    });

    it('gets one card', async () => {
      const customer = await account();
      await Promise.all([desk().joinCard(customer), desk().joinCard(customer)]);
      expect(await desk().beans(customer)).toMatchObject([{ amount: 100, reason: 'card' }]);
    });

    it('keeps ten addresses; the first one is the default until another is chosen', async () => {
      const customer = await account();
      for (let n = 0; n < mostAddresses; n += 1)
        expect(await desk().saveAddress(customer, undefined, { ...address, street: `Weg ${n}` })).toEqual({ ok: true });
      expect(await desk().saveAddress(customer, undefined, address)).toEqual({ ok: false, code: 'ADDRESS_LIMIT' });
      const before = await desk().addresses(customer);
      expect(before.map(({ isDefault }) => isDefault)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
      await desk().saveAddress(customer, before[3]?.id, { ...address, street: 'Neuer Weg 1', isDefault: true });
      const after = await desk().addresses(customer);
      expect(after.filter(({ isDefault }) => isDefault).map(({ street }) => street)).toEqual(['Neuer Weg 1']);
      await desk().removeAddress(customer, before[0]?.id ?? '');
      expect(await desk().addresses(customer)).toHaveLength(9);
      for (const id of ['not-an-id', '00000000-0000-0000-0000-000000000000'])
        expect(await desk().saveAddress(customer, id, address)).toMatchObject({ ok: false });
    });
  });

  describe('the watchlist', () => {
    const url = '/service/customer/api/v1/watchlist';
    it('[LOGIN-7] belongs to its account: newest first, up to the limit', async () => {
      await account();
      const browser = shop.browser();
      await browser.login(email, password);
      const put = (productIds: unknown, on: unknown = true) =>
        browser.call({ method: 'PUT', url, payload: { productIds, on } });
      expect((await put(['100000001'])).json()).toEqual({ productIds: ['100000001'] });
      shop.pass(1);
      expect((await put(['100000002', '100000001'])).json()).toEqual({ productIds: ['100000002', '100000001'] });
      expect((await put(['100000001'], false)).json()).toEqual({ productIds: ['100000002'] });
      const many = Array.from({ length: mostWatched }, (_, n) => String(200_000_000 + n));
      const full = await put(many);
      expect(full.statusCode).toBe(409);
      expect(full.json().productIds).toHaveLength(mostWatched);
      expect((await shop.browser().call({ url })).statusCode).toBe(401);
      for (const wrong of [[], ['1'], 'x', ["' or 1"], [...many, '300000000']])
        expect((await put(wrong)).statusCode).toBe(400);
      expect((await put(['100000001'], 'yes')).statusCode).toBe(400);
    });

    it('works by plain forms; a guest is sent to the login and back', async () => {
      await account();
      const browser = shop.browser();
      const post = (fields: Record<string, string>) =>
        browser.call({
          method: 'POST',
          url: '/service/customer/watchlist/change',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://de.localhost:3000' },
          payload: new URLSearchParams(fields).toString(),
        });
      const fields = { productId: '100000001', mode: 'add', back: '/becher-p100000001.html' };
      const guest = await post(fields);
      expect([guest.statusCode, guest.headers.location]).toEqual([303, '/login?back=%2Fbecher-p100000001.html']);
      await browser.login(email, password);
      const added = await post(fields);
      expect([added.statusCode, added.headers.location]).toEqual([303, '/watchlist']);
      expect((await browser.call({ url })).json()).toEqual({ productIds: ['100000001'] });
      expect((await post({ ...fields, mode: 'remove' })).headers.location).toBe(fields.back);
      expect((await browser.call({ url })).json()).toEqual({ productIds: [] });
      expect((await post({ ...fields, back: 'https://evil.example' })).statusCode).toBe(400);
    });
  });
});
