import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartFormPath, cartPagePath, cartPath, type Cart } from '../src/contracts/cart/cart.contract.ts';
import { psdataPath } from '../src/contracts/customer/header-start.contract.ts';
import { logoutPath } from '../src/contracts/customer/login.contract.ts';
import { exportPath } from '../src/contracts/customer/account.contract.ts';
import { checkoutPath, reviewPath } from '../src/contracts/order/order.contract.ts';
import { otherField } from '../src/domain/order/order.rules.ts';
import { statement } from '../src/lib/database.ts';
import type { Shop } from '../src/server/wiring/compose.ts';
import { accountLinks } from '../src/sites/links.ts';
import { allSites } from '../src/sites/sites.ts';
import { filledIn } from './support/shops/order-shop.ts';
import { scriptFreeBrowser } from './support/pages/script-free.ts';
import { demoPassword } from './support/people/demo-customers.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';
import { wordsOf } from './support/words/words.ts';

const t = wordsOf('DE');
let whole: WholeShop;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  whole = await shopWithCustomers(() => at);
});
afterAll(() => whole.close());

const run = <Row>(text: string, values: readonly unknown[] = []) => whole.db.query<Row>(statement('', text), values);

/** Articles that are sold in plenty, one a product. */
const articles = async (): Promise<{ product_id: string; tcm: string }[]> =>
  run(
    `select distinct on (product_id) product_id, tcm from article
     where site = 'DE' and availability = 'AVAILABLE' and (quantity is null or quantity > 20) order by product_id limit 3`,
  );

const browserOf = (shop: Shop = whole.shop, host = 'de.localhost:3000') => {
  const { cookies, call, open, send } = scriptFreeBrowser({
    app: shop.app,
    host,
    passTime: () => {
      at = new Date(at.getTime() + 1000);
    },
  });
  return {
    cookies,
    call,
    open,
    send,
    put: async (place = 0) => {
      const article = (await articles())[place];
      const { product_id: productId = '', tcm = '' } = article ?? {};
      return send(cartFormPath, { productId, tcm, quantity: '1', mode: 'add' });
    },
    cart: async (): Promise<Cart> =>
      (await call({ url: cartPath, headers: { 'x-hunter-csrf': '1', accept: 'application/json' } })).json<{
        cart: Cart;
      }>().cart,
    /** the hidden fields of the last page before the order */
    review: async (): Promise<Record<string, string>> => {
      const { body } = await open(reviewPath);
      return Object.fromEntries(
        [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      );
    },
  };
};
type Browser = ReturnType<typeof browserOf>;
const ready = async (browser = browserOf(), form: Readonly<Record<string, string>> = filledIn) => {
  await browser.put();
  expect((await browser.send(checkoutPath, form)).headers.location).toBe(reviewPath);
  return { browser, sent: await browser.review() };
};
const orders = async (): Promise<number> =>
  (await run<{ count: number }>('select count(*) as count from shop_order'))[0]?.count ?? 0;

describe.each(allSites)('the checkout on $code', ({ hostLabel }) => {
  it.each([checkoutPath, reviewPath])('[SHOP-4] redirects an empty cart from %s to the cart page', async (path) => {
    const answer = await browserOf(whole.shop, `${hostLabel}.localhost:3000`).open(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, cartPagePath]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an order by plain forms', () => {
  it('[SHOP-4, SITE-3] goes from the cart to a confirmed order with number and mail', async () => {
    const browser = browserOf();
    await browser.put();
    const cartPage = await browser.open(cartPagePath);
    expect(cartPage.body).toContain(`href="${checkoutPath}"`);
    const form = await browser.open(checkoutPath);
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('data-page-type="checkout"');
    expect(form.body).toContain(t('header.secureHint'));
    expect(form.body).not.toContain('name="query"');
    expect((await browser.send(checkoutPath, filledIn)).headers.location).toBe(reviewPath);
    const review = await browser.open(reviewPath);
    for (const word of ['Jördis Großmann', 'Am Sandtorkai 14', t('page.checkout-review.order')])
      expect(review.body).toContain(word);
    // Beside the button that orders, the sum has its currency in sight.
    expect(review.body).toMatch(/<span class="[\w-]*symbol[\w-]*">Euro<\/span>/);
    const placed = await browser.send(reviewPath, await browser.review());
    expect(placed.statusCode).toBe(303);
    const to = String(placed.headers.location);
    expect(to).toMatch(/^\/order\/[\w-]{32}\?placed=yes$/);
    const thanks = await browser.open(to);
    expect(thanks.body).toContain(t('page.placed-order.thanks'));
    const number = /\b[1-9]\d{9}\b/.exec(thanks.body)?.[0] ?? '';
    const [mail] = await run<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from mail where key = $1`,
      [`order:DE:${number}:placed`],
    );
    expect(mail?.recipient).toBe(filledIn.email);
    expect(mail?.subject).toContain(number);
    expect(mail?.body).toContain(to.replace('?placed=yes', ''));
    expect((await browser.cart()).numberOfArticles).toBe(0);
    // By the link alone, later and elsewhere.
    const elsewhere = await browserOf().open(to.replace('?placed=yes', ''));
    expect(elsewhere.body).toContain(number);
    expect(elsewhere.body).toContain('noindex');
    expect(elsewhere.headers['cache-control']).toBe('no-store');
  });

  it('[SHOP-4] that is sent again, by a second click, the back button or a reload, is the same', async () => {
    const { browser, sent } = await ready();
    const before = await orders();
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(reviewPath, sent)));
    const later = await browser.send(reviewPath, sent);
    expect(new Set([...answers, later].map(({ headers }) => headers.location)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  it('[SHOP-4] whose cart changed in another tab is shown again with what changed, and nothing is lost', async () => {
    const { browser, sent } = await ready();
    const before = await orders();
    await browser.put(1);
    const answer = await browser.send(reviewPath, sent);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(t('page.checkout-review.changed'));
    const title = (await browser.cart()).articles[1]?.title ?? '';
    expect(answer.body).toContain(t('page.checkout-review.change.new', { title }).replaceAll('&', '&amp;'));
    expect([await orders(), (await browser.cart()).articles.length]).toEqual([before, 2]);
    expect((await browser.send(reviewPath, await browser.review())).headers.location).toMatch(/^\/order\//);
  });

  it('[SHOP-4] whose last piece was sold meanwhile redirects to the cart, which says so', async () => {
    const { browser, sent } = await ready();
    const [article] = await articles();
    await run(`update article set quantity = 0 where product_id = $1`, [article?.product_id]);
    await run(`update catalogue_state set version = version + 1 where site = 'DE'`);
    const answer = await browser.send(reviewPath, sent);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${cartPagePath}?message=CHANGED`]);
    const page = await browser.open(String(answer.headers.location));
    expect(page.body).toContain(t('ui.stock.soldOut'));
    expect(page.body).not.toContain(`href="${checkoutPath}"`);
    await run(`update article set quantity = null where product_id = $1`, [article?.product_id]);
    await run(`update catalogue_state set version = version + 1 where site = 'DE'`);
    await whole.shop.refresh();
  });

  it('[SHOP-4] with faults keeps the typed values, and shows each fault at its field', async () => {
    const browser = browserOf();
    await browser.put();
    const answer = await browser.send(checkoutPath, { ...filledIn, postcode: '2045', email: 'x', delivery: 'store' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="Jördis"');
    for (const name of ['postcode', 'email', 'store']) {
      const field = new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(answer.body)?.[0] ?? '';
      expect(field, name).toContain('aria-invalid="true"');
      const words = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? 'none';
      expect(answer.body, name).toContain(`id="${words}"`);
    }
    expect((await browser.open(reviewPath)).headers.location).toBe(checkoutPath);
  });

  it('[SHOP-4, SHOP-12] shows all faults of an empty form in the words of the shop, the first field with the focus', async () => {
    const browser = browserOf();
    await browser.put();
    const { statusCode, body } = await browser.send(checkoutPath, { otherAddress: 'on', delivery: 'home' });
    expect(statusCode).toBe(400);
    const wrong = [
      ...body.matchAll(
        /<input[^>]*aria-invalid="true"[^>]*name="(\w+)"|<input[^>]*name="(\w+)"[^>]*aria-invalid="true"/g,
      ),
    ];
    const home = ['firstName', 'lastName', 'street', 'postcode', 'city'];
    const all = new Set([...home, 'email', ...home.map(otherField)]);
    expect(new Set(wrong.map(([, before, after]) => before ?? after))).toEqual(all);
    const focused = [...body.matchAll(/<input[^>]*autofocus[^>]*>/gi)].map(([tag]) => /name="(\w+)"/.exec(tag)?.[1]);
    expect(focused).toEqual(['firstName']);
  });

  it('[SHOP-4, SHOP-12] to another address goes there, and the invoice to its buyer', async () => {
    const gift = { otherAddress: 'on', toFirstName: 'Ada', toLastName: 'Berg', toStreet: 'Elbchaussee 1' };
    const place = { toPostcode: '22763', toCity: 'Hamburg' };
    const { browser, sent } = await ready(browserOf(), { ...filledIn, ...gift, ...place });
    const review = await browser.open(reviewPath);
    for (const word of ['Elbchaussee 1', 'Am Sandtorkai 14', t('page.order.invoiceTo')])
      expect(review.body).toContain(word);
    expect((await browser.open(checkoutPath)).body).toContain('value="Elbchaussee 1"');
    const placed = await browser.send(reviewPath, sent);
    const { body } = await browser.open(String(placed.headers.location));
    for (const word of ['Ada Berg', 'Elbchaussee 1', 'Am Sandtorkai 14']) expect(body).toContain(word);
  });

  it.each([
    [{ attempt: '', seen: '' }],
    [{ attempt: "' or 1=1", seen: 'x' }],
    [{ attempt: '0'.repeat(2000), seen: '\u0000' }],
    [{ attempt: '00000000-0000-4000-8000-000000000000', seen: '__proto__' }],
  ])('[SHOP-4] of %j is none', async (bad: Record<string, string>) => {
    const { browser } = await ready();
    const before = await orders();
    const answer = await browser.send(reviewPath, bad);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, checkoutPath]);
    expect(await orders()).toBe(before);
  });

  it.each(['x', 'a'.repeat(31), `${'a'.repeat(32)}%00`, '..%2f..', "'--"])(
    '[SHOP-4] is found by no guessed link: %s',
    async (key) => {
      expect((await browserOf().open(`/order/${key}`)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('[SHOP-4] leaves nothing personal in the log', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const shop = await whole.another({ log: pino({ level: 'trace' }, stream) });
    const { browser, sent } = await ready(browserOf(shop));
    const placed = await browser.send(reviewPath, sent);
    await browser.open(String(placed.headers.location));
    const key = String(placed.headers.location).slice(7, 39);
    const log = lines.join('');
    expect(log).toContain('/order/:key');
    for (const word of ['joerdis', 'Großmann', 'Sandtorkai', key]) expect(log).not.toContain(word);
  });
});

describe('a customer with an account', () => {
  it('[SHOP-4, SHOP-5] finds address and mail filled in, and the order in the account and in the export', async () => {
    const browser = browserOf();
    await browser.send('/login', { email: 'gold@example.com', password: demoPassword });
    await browser.put();
    const form = await browser.open(checkoutPath);
    expect(form.body).toContain('value="gold@example.com"');
    expect(/name="street"[^>]*value="([^"]+)"/.exec(form.body)?.[1]).not.toBe('');
    expect(form.body).not.toContain(t('page.checkout.login'));
    await browser.send(checkoutPath, { ...filledIn, email: 'gold@example.com' });
    const placed = await browser.send(reviewPath, await browser.review());
    const { body } = await browser.open(String(placed.headers.location));
    const number = /\b[1-9]\d{9}\b/.exec(body)?.[0] ?? '';
    const list = await browser.open(accountLinks.orders);
    expect(list.body).toContain(`href="${accountLinks.orders}/${number}"`);
    const one = await browser.open(`${accountLinks.orders}/${number}`);
    expect(one.body).toContain('Am Sandtorkai 14');
    expect((await browserOf().open(`${accountLinks.orders}/${number}`)).statusCode).toBe(302);
    const stranger = browserOf();
    await stranger.send('/login', { email: 'card@example.com', password: demoPassword });
    expect((await stranger.open(`${accountLinks.orders}/${number}`)).statusCode).toBe(404);
    const exported = await browser.open(exportPath);
    expect(exported.json<{ orders: { number: string }[] }>().orders.map((order) => order.number)).toContain(number);
  });
});

describe('a device that remembers a customer', () => {
  const gold = { email: 'gold@example.com', password: demoPassword };
  const personal = ['gold@example.com', 'Jördis', 'Großmann', 'Am Sandtorkai 14', 'Hanna', 'Petersen'];
  const personalIn = ({ body }: { readonly body: string }): string[] => personal.filter((word) => body.includes(word));
  const lines = (browser: Browser) => browser.cart().then(({ articles }) => articles.length);
  const psdata = async (browser: Browser) =>
    (await browser.call({ url: psdataPath, headers: { 'x-hunter-csrf': '1' } })).json<{
      tracking: { loginStatus: string };
      customer: { firstname: string; lastname: string };
    }>();
  const browserWith = (cookies: ReadonlyMap<string, string>): Browser => {
    const browser = browserOf();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const longTermPair = ({ cookies }: Browser) => new Map([...cookies].filter(([name]) => name.startsWith('LongTerm')));
  /** logged in and remembered, with a cart and a filled form of the checkout */
  const atReview = async () => {
    const browser = browserOf();
    await browser.send('/login', { ...gold, remember: 'on' });
    await browser.put();
    await browser.send(checkoutPath, { ...filledIn, email: gold.email });
    const sent = await browser.review();
    expect(sent).toHaveProperty('attempt');
    return { browser, sent };
  };
  const toLogin = (path: string) => `${accountLinks.login}?back=${encodeURIComponent(path)}`;

  it('[SAFE-6] greets and has the cart, and asks for a login before it shows or takes an order', async () => {
    const { browser, sent } = await atReview();
    const device = browserWith(longTermPair(browser));
    expect(await psdata(device)).toMatchObject({ tracking: { loginStatus: 'REMEMBERED' } });
    expect((await psdata(device)).customer.firstname).not.toBe('');
    expect(await lines(device)).toBeGreaterThan(0);
    const before = await orders();
    for (const path of [checkoutPath, reviewPath]) {
      const answer = await device.open(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, toLogin(checkoutPath)]);
      expect(personalIn(answer)).toEqual([]);
    }
    const forms: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      [checkoutPath, { ...filledIn, email: 'x' }],
      [checkoutPath, filledIn],
      [reviewPath, sent],
      [reviewPath, { ...sent, seen: 'another' }],
      [reviewPath, { attempt: 'x', seen: '' }],
    ];
    for (const [path, form] of forms) {
      const answer = await device.send(path, form);
      expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 303, toLogin(checkoutPath)]);
    }
    const login = await device.open(toLogin(checkoutPath));
    expect(login.statusCode).toBe(200);
    expect(login.body).not.toContain('value="gold@example.com"');
    expect(login.body).toContain(wordsOf('DE')('page.account.login.toOrder'));
    expect(await orders()).toBe(before);
    // With the password everything is as it was left.
    await device.send('/login', gold);
    expect((await device.open(reviewPath)).body).toContain('Am Sandtorkai 14');
  });

  it('[SAFE-6] shows why it must log in, also after a wrong password, and can go on as a guest', async () => {
    const { browser } = await atReview();
    const device = browserWith(longTermPair(browser));
    const why = wordsOf('DE')('page.account.login.toOrder');
    expect((await device.open(accountLinks.login)).body).not.toContain(why);
    expect((await browserOf().open(toLogin(checkoutPath))).body).not.toContain(why);
    const form = { email: gold.email, password: 'falsch-99x', back: checkoutPath };
    expect((await device.send(accountLinks.login, form)).body).toContain(why);

    const left = await device.send(accountLinks.logout, { next: 'guest' });
    expect([left.statusCode, left.headers.location]).toEqual([303, cartPagePath]);
    expect(await psdata(device)).toMatchObject({ tracking: { loginStatus: 'LOGGED_OUT' } });
    await device.put();
    await device.send(checkoutPath, { ...filledIn, email: 'guest@example.com' });
    expect((await device.open(reviewPath)).body).toContain('guest@example.com');
    // The cart of the account is as it was.
    const customer = browserOf();
    await customer.send(accountLinks.login, gold);
    expect(await lines(customer)).toBeGreaterThan(0);
  });

  it('[SAFE-6] is not led to an order that was placed, by its try alone', async () => {
    const { browser, sent } = await atReview();
    expect((await browser.send(reviewPath, sent)).headers.location).toMatch(/^\/order\//);
    const answer = await browserWith(longTermPair(browser)).send(reviewPath, sent);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, toLogin(checkoutPath)]);
  });

  it.each<readonly [what: string, logOut: (browser: Browser) => Promise<unknown>]>([
    ['the form', (browser) => browser.send('/logout')],
    [
      'the call',
      (browser) => browser.call({ method: 'POST', url: logoutPath, payload: {}, headers: { 'x-hunter-csrf': '1' } }),
    ],
  ])('[SAFE-6] opens nothing of the account after %s of the logout, with all that a copy holds', async (_, logOut) => {
    const { browser, sent } = await atReview();
    const copy = new Map(browser.cookies);
    await logOut(browser);
    for (const thief of [browserWith(copy), browserWith(longTermPair({ ...browser, cookies: copy }))]) {
      expect(await psdata(thief)).toMatchObject({
        tracking: { loginStatus: 'LOGGED_OUT' },
        customer: { firstname: '', lastname: '' },
      });
      expect(await lines(thief)).toBe(0);
      await thief.put(1);
      for (const path of [checkoutPath, reviewPath]) expect(personalIn(await thief.open(path))).toEqual([]);
      expect((await thief.send(reviewPath, sent)).headers.location).toBe(checkoutPath);
      for (const path of [accountLinks.overview, accountLinks.orders, exportPath])
        expect((await thief.open(path)).statusCode).not.toBe(200);
    }
    // What was put in with the copy is in no cart of the account.
    expect(await lines(browser)).toBe(0);
    await browser.send('/login', gold);
    expect((await browser.cart()).articles).toHaveLength(1);
  });

  it('[SAFE-6] has forgotten after the login what its visitor filled in before as a guest', async () => {
    const { browser } = await ready();
    const guest = longTermPair(browser);
    await browser.send('/login', { email: 'card@example.com', password: demoPassword });
    await browser.send('/logout');
    const copy = browserWith(guest);
    await copy.put();
    expect(personalIn(await copy.open(checkoutPath))).toEqual([]);
  });
});
