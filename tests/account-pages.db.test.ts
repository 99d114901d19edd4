import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartFormPath } from '../src/contracts/cart/cart.contract.ts';
import { checkoutPath, reviewPath } from '../src/contracts/order/order.contract.ts';
import { statement } from '../src/lib/database.ts';
import { accountLinks, accountPages } from '../src/sites/links.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { filledIn } from './support/shops/order-shop.ts';
import { scriptFreeBrowser } from './support/pages/script-free.ts';
import { demoPassword } from './support/people/demo-customers.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';
import { wordsOf } from './support/words/words.ts';

let whole: WholeShop;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  whole = await shopWithCustomers(() => at);
});
afterAll(() => whole.close());

const browserOn = ({ hostLabel }: Site) => {
  const browser = scriptFreeBrowser({
    app: whole.shop.app,
    host: `${hostLabel}.localhost:3000`,
    passTime: () => {
      at = new Date(at.getTime() + 1000);
    },
  });
  return {
    ...browser,
    login: (email: string, password = demoPassword) => browser.send('/login', { email, password }),
  };
};

const ownPages = [
  accountLinks.overview,
  '/account',
  accountLinks.orders,
  accountLinks.beans,
  accountLinks.card,
  accountPages.data,
  accountPages.addresses,
];
const openPages = [
  accountLinks.login,
  accountLinks.register,
  '/registerfreeprivatecard',
  '/registerfreekontorcard',
  accountPages.forgotten,
  accountLinks.watchlist,
];
const onlyDe = [accountLinks.mobilePlan, accountLinks.community];

/** The secret of the last mail's link. */
const secretMailed = async (): Promise<string> => {
  const [row] = await whole.db.query<{ letter: string }>(
    statement('', 'select html as letter from mail order by created_at desc limit 1'),
  );
  return /(?:confirm|reset|email)\/([\w-]{32})/.exec(row?.letter ?? '')?.[1] ?? '';
};

describe.each(allSites)('the account pages of $code', (site) => {
  it.each(openPages)(
    '[SITE-11, SHOP-5] %s returns a page in the site’s language to every visitor, and no cache stores it',
    async (path) => {
      const answer = await browserOn(site).open(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<html lang="${site.locale}"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(/page\.account\.|>password\.|>watch\./);
    },
  );

  it.each(ownPages)('[SITE-11, SHOP-5] %s leads a stranger to the login and back', async (path) => {
    const browser = browserOn(site);
    const answer = await browser.open(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/login?back=${encodeURIComponent(path)}`]);
    const sent = await browser.send('/login', { email: 'gold@example.com', password: demoPassword, back: path });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
    const page = await browser.open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/page\.account\./);
  });

  it.each(onlyDe)('[HDR-7] %s is for Germany', async (path) => {
    const browser = browserOn(site);
    await browser.login('gold@example.com');
    expect((await browser.open(path)).statusCode).toBe(site.code === 'DE' ? 200 : 404);
  });

  it('[SHOP-5] every kind of demo customer sees an account, and a wrong password leads to an error page', async () => {
    for (const email of ['gold@example.com', 'card@example.com', 'guest@example.com']) {
      const browser = browserOn(site);
      expect((await browser.login(email)).statusCode).toBe(303);
      for (const path of [accountLinks.overview, accountLinks.card, accountLinks.beans])
        expect((await browser.open(path)).statusCode).toBe(200);
    }
    const refused = await browserOn(site).login('gold@example.com', 'falsch-99x');
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-type']).toContain('text/html');
    // The form keeps its values, except the password.
    expect(refused.body).toContain('value="gold@example.com"');
    expect(refused.body).not.toContain('falsch-99x');
  });
});

describe('without JavaScript', () => {
  const person = {
    email: 'neu@example.com',
    firstName: 'Anna',
    lastName: 'Berg',
    password: 'blauer-Hut-7',
    terms: 'on',
    card: 'on',
  };

  it('[LOGIN-6, SHOP-5] register, confirm, log in, change, forget and go', async () => {
    const browser = browserOn(sites.DE);
    const wrong = await browser.send('/signup', { ...person, email: 'kaffee', terms: '' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(wrong.body).toContain('value="Anna"');
    expect(wrong.body).not.toContain('blauer-Hut-7');
    const weak = await browser.send('/signup', { ...person, password: 'kaffee12' });
    expect(weak.statusCode).toBe(400);
    expect(weak.body).toContain('zu leicht zu erraten');
    expect((await browser.send('/signup', person)).body).toContain('Fast geschafft');

    const confirm = `/signup/confirm/${await secretMailed()}`;
    expect((await browser.open(confirm)).statusCode).toBe(200);
    // Looking at it uses nothing: mail programs do.
    expect((await browser.open(confirm)).statusCode).toBe(200);
    expect((await browser.send(confirm)).headers.location).toBe('/login?message=confirmed');
    expect((await browser.send(confirm)).statusCode).toBe(410);
    expect((await browser.open(confirm)).body).toContain('schon benutzt');
    expect((await browser.open('/signup/confirm/made-up')).statusCode).toBe(410);

    expect((await browser.login(person.email, person.password)).headers.location).toBe('/usermenu');
    expect((await browser.open('/usermenu')).body).toContain('Anna Berg');
    expect((await browser.open('/kontorcard/Overview')).body).toMatch(
      /<svg[^>]*role="img"[^>]*>(?:<rect[^>]*>(?:<\/rect>)?){20,}/,
    );

    const data = (fields: Readonly<Record<string, string>>) => browser.send('/usermenu/data', fields);
    expect((await data({ action: 'profile', firstName: 'Anne', lastName: 'Berg', phone: '' })).headers.location).toBe(
      '/usermenu/data?done=profile',
    );
    expect((await browser.open('/usermenu')).body).toContain('Anne Berg');
    expect((await data({ action: 'profile', firstName: '<b>', lastName: 'Berg' })).statusCode).toBe(400);
    expect(
      (await data({ action: 'password', current: 'falsch-99x', password: 'grüner-Hut-8', again: 'grüner-Hut-8' }))
        .statusCode,
    ).toBe(401);
    expect(
      (await data({ action: 'password', current: person.password, password: 'grüner-Hut-8', again: 'anders' }))
        .statusCode,
    ).toBe(400);
    expect(
      (await data({ action: 'password', current: person.password, password: 'grüner-Hut-8', again: 'grüner-Hut-8' }))
        .statusCode,
    ).toBe(303);
    expect((await data({ action: 'steal' })).statusCode).toBe(404);

    const addresses = (fields: Readonly<Record<string, string>>) => browser.send('/usermenu/addresses', fields);
    const home = { firstName: 'Anne', lastName: 'Berg', street: 'Hafenweg 7', postcode: '20095', city: 'Hamburg' };
    expect((await addresses({ ...home, postcode: 'X' })).statusCode).toBe(400);
    expect((await addresses(home)).statusCode).toBe(303);
    const list = (await browser.open('/usermenu/addresses')).body;
    expect(list).toContain('Hafenweg 7');
    const id = /name="id" value="([\da-f-]{36})"/.exec(list)?.[1] ?? '';
    expect((await addresses({ action: 'remove', id })).statusCode).toBe(303);
    expect((await browser.open('/usermenu/addresses')).body).not.toContain('Hafenweg 7');

    expect((await browser.open('/orders/4711')).statusCode).toBe(404);
    expect((await browser.open('/logout')).statusCode).toBe(200);
    expect((await browser.open('/usermenu')).statusCode).toBe(200);
    expect((await browser.send('/logout')).headers.location).toBe('/login?message=loggedOut');
    expect((await browser.open('/usermenu')).statusCode).toBe(302);

    expect((await browser.send('/login/forgotten', { email: person.email })).body).toContain('Wenn es ein Konto');
    // The mail about the new password has no secret.
    await expect.poll(secretMailed).not.toBeOneOf(['', confirm.split('/').at(-1)]);
    const reset = `/login/reset/${await secretMailed()}`;
    expect((await browser.open(reset)).statusCode).toBe(200);
    expect((await browser.send(reset, { password: 'roter-Hut-9', again: 'roter-Hut-9' })).headers.location).toBe(
      '/login?message=reset',
    );
    expect((await browser.open(reset)).statusCode).toBe(410);

    await browser.login(person.email, 'roter-Hut-9');
    const gone = await browser.send('/usermenu/data', { action: 'remove', current: 'roter-Hut-9' });
    expect(gone.headers.location).toBe('/login?message=removed');
    expect((await browser.login(person.email, 'roter-Hut-9')).statusCode).toBe(401);
  });

  it('[SAFE-1] takes no form from another page', async () => {
    const answer = await whole.shop.app.inject({
      method: 'POST',
      url: '/login',
      headers: {
        host: 'de.localhost:3000',
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `email=gold%40example.com&password=${demoPassword}`,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });

  it('[SAFE-2] returns a 4xx status for invalid input', async () => {
    const browser = browserOn(sites.DE);
    for (const path of ['/login', '/signup', '/login/forgotten', '/usermenu/data', '/usermenu/addresses']) {
      for (const payload of ['', 'email=a&email=b', `email=${'x'.repeat(3000)}`, '__proto__=1', 'a=%00']) {
        const answer = await whole.shop.app.inject({
          method: 'POST',
          url: path,
          cookies: Object.fromEntries(browser.cookies),
          headers: {
            host: 'de.localhost:3000',
            origin: 'http://de.localhost:3000',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload,
        });
        expect(answer.statusCode, `${path} ${payload.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  });

  it('[SAFE-4] sends no personal data where a cache may store it, and redirects to no other origin', async () => {
    const browser = browserOn(sites.DE);
    await browser.login('gold@example.com');
    for (const path of ['/', '/search?query=kaffee']) {
      const page = await browser.open(path);
      expect(page.body).not.toMatch(/Hanna|Petersen|gold@example/);
      expect(page.cookies).toEqual([]);
    }
    const answer = await browser.send('/login', {
      email: 'gold@example.com',
      password: demoPassword,
      back: 'https://evil.example',
    });
    expect(answer.headers.location).toBe('/usermenu');
  });

  it('[SAFE-4] writes nothing personal into the log: no address, no name, no password, no secret of a link', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { app } = await whole.another({ log });
    const host = 'de.localhost:3000';
    const send = (url: string, fields: Readonly<Record<string, string>>) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          host,
          origin: `http://${host}`,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const secret = 'c2VjcmV0LW9mLWEtbGluay1pbi1hLW1haWw';
    await send('/login', { email: 'gold@example.com', password: 'falsch-99x' });
    const loggedIn = await send('/login', { email: 'gold@example.com', password: demoPassword });
    await send('/login/forgotten', { email: 'gold@example.com' });
    await send('/signup', { ...person, email: 'jemand@example.com', firstName: 'Aurelia' });
    const cookies = Object.fromEntries(loggedIn.cookies.map(({ name, value }) => [name, value]));
    for (const url of [
      '/usermenu',
      `/login/reset/${secret}`,
      `/signup/confirm/${secret}`,
      '/service/customerfrontenddata/api/v1/psdata',
      '/service/customer/export',
    ])
      await app.inject({ url, cookies, headers: { host, accept: 'text/html', 'x-hunter-csrf': '1' } });
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    for (const personal of [
      'example.com',
      'Hanna',
      'Petersen',
      'Aurelia',
      demoPassword,
      'falsch-99x',
      person.password,
      secret,
      cookies['LoginToken'] ?? '?',
      cookies['LoginKey'] ?? '?',
    ])
      expect(text).not.toContain(personal);
  });

  it('[LOGIN-6] shows the demo’s customers in the demo alone', async () => {
    expect((await browserOn(sites.DE).open('/login')).body).toContain('gold@example.com');
    const production = await whole.another({
      environment: {
        SHOP_MODE: 'production',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/kontor',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SITE_HOSTS: JSON.stringify(
          Object.fromEntries(allSites.map(({ code, hostLabel }) => [code, [`http://${hostLabel}.localhost:3000`]])),
        ),
      },
    });
    const page = await production.app.inject({
      url: '/login',
      headers: { host: 'de.localhost:3000', accept: 'text/html' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('gold@example.com');
  });
});

describe('the watchlist page', () => {
  it('[SHOP-5] shows a guest what the browser asks for by number', async () => {
    const [row] = await whole.db.query<{ product_id: string }>(
      statement('', "select product_id from product_number where site = 'DE' limit 1"),
    );
    const id = row?.product_id ?? '';
    const page = await browserOn(sites.DE).open(`/watchlist?ids=${id}.123456789.x.<b>`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<b>');
  });
});

describe('a guest who has ordered', () => {
  const t = wordsOf('DE');
  const email = 'new@example.com';
  const password = 'drei-tassen-am-tag';
  const run = <Row>(text: string) => whole.db.query<Row>(statement('', text));

  /** Orders as a guest and returns the address of the order. */
  const order = async (browser: ReturnType<typeof browserOn>): Promise<string> => {
    const [article] = await run<{ product_id: string; tcm: string }>(
      `select product_id, tcm from article where site = 'DE' and availability = 'AVAILABLE' and (quantity is null or quantity > 20) limit 1`,
    );
    const { product_id: productId = '', tcm = '' } = article ?? {};
    await browser.send(cartFormPath, { productId, tcm, quantity: '1', mode: 'add' });
    await browser.send(checkoutPath, { ...filledIn, email });
    const { body } = await browser.open(reviewPath);
    const hidden = [...body.matchAll(/<input type="hidden" name="(attempt|seen)" value="([^"]*)"/g)];
    const sent = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return String((await browser.send(reviewPath, sent)).headers.location).replace('?placed=yes', '');
  };

  it('[SHOP-4, LOGIN-6] gets an account by a password and the mail, with this order in it and no other', async () => {
    const browser = browserOn(sites.DE);
    const to = await order(browser);
    await order(browser);
    expect((await browser.open(to)).body).toContain(t('page.placed-order.account.title'));
    expect((await browser.send(to, { act: 'account', password: 'passwort' })).statusCode).toBe(400);
    expect((await browser.send(to, { act: 'account' })).body).toContain(t('page.account.fault.required'));
    const asked = await browser.send(to, { act: 'account', password });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, `${to}?account=sent`]);
    expect((await browser.open(`${to}?account=sent`)).body).toContain(t('page.account.register.sent'));
    await browser.send(`/signup/confirm/${await secretMailed()}`);
    const customer = browserOn(sites.DE);
    await customer.login(email, password);
    const list = await customer.open(accountLinks.orders);
    expect([...list.body.matchAll(/href="\/orders\/\d{10}"/g)]).toHaveLength(1);
    expect((await browser.open(to)).body).not.toContain(t('page.placed-order.account.title'));
  });
});
