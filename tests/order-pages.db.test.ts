import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartFormPath, cartPagePath, cartPath, type Cart } from '../src/contracts/cart/cart.contract.ts';
import { checkoutPath, reviewPath } from '../src/contracts/order/order.contract.ts';
import { orderFinderPath, orderStates, staffOrdersApiPath } from '../src/contracts/order/order-state.contract.ts';
import { deliveryNotePath, staffOrdersPath } from '../src/contracts/staff/staff.contract.ts';
import { statement } from '../src/lib/database.ts';
import { accountLinks } from '../src/sites/links.ts';
import { sites } from '../src/sites/sites.ts';
import type { SiteCode } from '../src/contracts/shop/site.contract.ts';
import { demoCustomer } from './support/people/demo-customers.ts';
import { staffOf, type CookieJar } from './support/people/staff.ts';
import { scriptFreeBrowser } from './support/pages/script-free.ts';
import { filledIn } from './support/shops/order-shop.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';
import { wordsOf } from './support/words/words.ts';

const t = wordsOf('DE');
const parcel = { carrier: 'dhl', number: '00340434161094015902' };
let whole: WholeShop;
let jar: CookieJar;
let at = new Date('2026-11-21T12:00:00Z');
const run = <Row>(text: string, values: readonly unknown[] = []) => whole.db.query<Row>(statement('', text), values);
const staff = () => staffOf(whole, () => at);

beforeAll(async () => {
  whole = await shopWithCustomers(() => at);
  await staff().add('anna@example.com');
  ({ jar } = await staff().signIn('anna@example.com'));
});
afterAll(() => whole.close());

const browserOn = (code: SiteCode = 'DE') =>
  scriptFreeBrowser({
    app: whole.shop.app,
    host: `${sites[code].hostLabel}.localhost:3000`,
    passTime: () => {
      at = new Date(at.getTime() + 1000);
    },
  });
type Browser = ReturnType<typeof browserOn>;

/** A guest on the German site orders one article; returns the address of the order and its number. */
let placedBefore = 0;
const placed = async (
  browser: Browser = browserOn(),
  payment = 'invoice',
  more: Readonly<Record<string, string>> = {},
) => {
  // Below the limits of a mailbox and of a network.
  at = new Date(at.getTime() + 180_000);
  placedBefore += 1;
  const email = `buyer${placedBefore}@example.com`;
  const [article] = await run<{ product_id: string; tcm: string }>(
    `select product_id, tcm from article where site = 'DE' and availability = 'AVAILABLE' and quantity > 20 limit 1`,
  );
  const { product_id: productId = '', tcm = '' } = article ?? {};
  await browser.send(cartFormPath, { productId, tcm, quantity: '2', mode: 'add' });
  await browser.send(checkoutPath, { ...filledIn, email, payment, ...more });
  const { body: review } = await browser.open(reviewPath);
  const fields = [...review.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const sent = await browser.send(
    reviewPath,
    Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
  );
  const path = (sent.headers.location ?? '').replace('?placed=yes', '');
  const [order] = await run<{ number: string }>('select number from shop_order where key = $1', [
    path.replace('/order/', ''),
  ]);
  const left = async () =>
    (
      await run<{ quantity: number }>('select quantity from article where product_id = $1 and tcm = $2', [
        productId,
        tcm,
      ])
    )[0]?.quantity;
  return { browser, email, path, number: order?.number ?? '', tcm, left, review };
};
const step = (number: string, body: object, headers?: Readonly<Record<string, string>>, as = jar) =>
  staff().send(as, 'POST', `${staffOrdersApiPath}/${number}/steps`, body, headers);
const stateOf = async (number: string) =>
  (await run<{ state: string }>('select state from shop_order where number = $1', [number]))[0]?.state;

describe('the page of an order', () => {
  it('[SHOP-13] shows a guest the steps and the link of the carrier, and cancels in two steps before it is sent', async () => {
    const { browser, path, number, left } = await placed();
    const before = await left();
    expect((await browser.open(path)).body).toContain(t('page.order.steps'));
    const asked = await browser.open(`${path}?cancel=ask`);
    expect(asked.body).toContain(t('page.order.cancel.title'));
    expect(await stateOf(number)).toBe('PLACED');
    const sent = await browser.send(path, { act: 'cancel' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?cancel=cancelled`]);
    const page = await browser.open(`${path}?cancel=cancelled`);
    expect(page.body).toContain(t('page.order.cancel.done'));
    expect(page.body).not.toContain('value="cancel"');
    expect(page.body).not.toContain('?cancel=ask');
    expect([await stateOf(number), await left()]).toEqual(['CANCELLED', (before ?? 0) + 2]);
    // The address alone says nothing: the same of another order.
    const other = await placed();
    expect((await other.browser.open(`${other.path}?cancel=cancelled`)).body).not.toContain(
      t('page.order.cancel.done'),
    );
  });

  it('[SHOP-13] says that the money of a cancelled order comes back', async () => {
    const { browser, path, number } = await placed(browserOn(), 'prepayment');
    expect((await step(number, { site: 'DE', to: 'PAID' })).json()).toEqual({ state: 'PAID' });
    expect((await browser.open(path)).body).not.toContain(t('page.order.cancel.refund'));
    await browser.send(path, { act: 'cancel' });
    expect((await browser.open(path)).body).toContain(t('page.order.cancel.refund'));
  });

  it('[SHOP-13] offers the parcel instead of a cancellation once it is sent', async () => {
    const { browser, path, number } = await placed();
    expect((await step(number, { site: 'DE', to: 'SENT', parcel })).json()).toEqual({ state: 'SENT' });
    const page = await browser.open(path);
    expect(page.body).toContain(`piececode=${parcel.number}`);
    expect(page.body).toContain('rel="noreferrer"');
    expect(page.body).not.toContain('?cancel=ask');
    expect((await browser.open(`${path}?cancel=ask`)).body).not.toContain('value="cancel"');
    const sent = await browser.send(path, { act: 'cancel' });
    expect(sent.headers.location).toBe(`${path}?cancel=late`);
    expect((await browser.open(`${path}?cancel=late`)).body).toContain(t('page.order.cancel.late'));
    expect(await stateOf(number)).toBe('SENT');
  });

  it('[SHOP-13] puts what is still sold into the cart of the visitor', async () => {
    const { path, tcm } = await placed();
    const browser = browserOn();
    const sent = await browser.send(path, { act: 'again' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, cartPagePath]);
    const headers = { 'x-hunter-csrf': '1', accept: 'application/json' };
    const { cart } = (await browser.call({ url: cartPath, headers })).json<{ cart: Cart }>();
    expect(cart.articles).toMatchObject([{ tcm, quantity: 2 }]);
  });

  it.each([{ act: 'CANCEL' }, { act: '' }, { act: 'cancel', number: '1' }, {}])(
    '[SAFE-2] does nothing for the form %j',
    async (form: Record<string, string>) => {
      const { browser, path, number } = await placed();
      expect([303, 400]).toContain((await browser.send(path, form)).statusCode);
      expect(await stateOf(number)).toBe('PLACED');
    },
  );

  it.each(['cancel=ask"><script>', 'cancel=%00', 'again=<b>', `cancel=${'x'.repeat(5000)}`, 'cancel=a&cancel=b'])(
    '[SAFE-2] is itself with the query %s',
    async (query) => {
      const { browser, path } = await placed();
      const answer = await browser.open(`${path}?${query}`);
      expect([200, 400, 414]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('<b>');
    },
  );
});

describe('the orders of a demo customer', () => {
  const site = sites.DE;
  it('[SHOP-13] are of every state, two years old at most, with beans that add up, a watchlist and no raw text', async () => {
    const words = wordsOf(site.code);
    const browser = browserOn(site.code);
    await browser.send(accountLinks.login, { ...demoCustomer, back: accountLinks.orders });
    const { body } = await browser.open(accountLinks.orders);
    for (const state of orderStates) expect(body).toContain(words(`page.account.orders.state.${state}`));
    const rows = await run<{ beans: number; added: number; orders: number; oldest: number; watched: number }>(
      `select c.beans, (select sum(amount)::int from customer_bean b where b.customer_id = c.id) as added,
         (select count(*)::int from shop_order o where o.customer_id = c.id) as orders,
         (select extract(day from $2::timestamptz - min(placed_at))::int from shop_order o where o.customer_id = c.id) as oldest,
         (select count(*)::int from customer_watch w where w.customer_id = c.id) as watched
       from customer c where site = $1 and email = $3`,
      [site.code, at, demoCustomer.email],
    );
    const [gold] = rows;
    expect(gold?.beans).toBe(gold?.added);
    expect(gold?.beans).toBeGreaterThanOrEqual(0);
    expect(gold?.orders).toBeGreaterThan(12);
    expect(gold?.oldest).toBeGreaterThan(700);
    expect(gold?.watched).toBeGreaterThan(0);
    const paths = [...body.matchAll(/href="(\/orders\/\d+)"/g)].map(([, path = '']) => path);
    for (const path of paths.slice(0, 8)) {
      const page = await browser.open(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(/>page\.order|orders\.state\./);
    }
    // Another customer does not find it.
    const stranger = browserOn(site.code);
    await stranger.send(accountLinks.login, { ...demoCustomer, email: 'guest@example.com', back: '/' });
    expect((await stranger.open(paths[0] ?? '')).statusCode).toBe(404);
    expect((await stranger.send(paths[3] ?? '', { act: 'cancel' })).headers.location).toBe(paths[3]);
  });
});

describe('the link of an order', () => {
  const mails = async () => (await run<{ n: number }>('select count(*)::int as n from mail'))[0]?.n ?? 0;

  it('[SHOP-13] goes by mail to the buyer, and the page never says whether there is an order', async () => {
    const { number, email } = await placed();
    const browser = browserOn();
    expect((await browser.open(orderFinderPath)).statusCode).toBe(200);
    const before = await mails();
    const wrong = await browser.send(orderFinderPath, { orderNumber: number, email: 'other@example.com' });
    expect([wrong.headers.location, await mails()]).toEqual([`${orderFinderPath}?sent=yes`, before]);
    const right = await browser.send(orderFinderPath, { orderNumber: number, email: email.toUpperCase() });
    expect([right.headers.location, await mails()]).toEqual([`${orderFinderPath}?sent=yes`, before + 1]);
    expect((await browser.open(`${orderFinderPath}?sent=yes`)).body).toContain(t('page.order-link.sent'));
  });

  it.each([
    [{ orderNumber: '', email: '' }, ['required', 'required']],
    [{ orderNumber: '<b>', email: 'kaffee' }, ['signs', 'email']],
    [{ orderNumber: '1'.repeat(200), email: 'a@b@c' }, ['signs', 'email']],
    [{ orderNumber: '\u0000', email: '\u0000' }, ['signs', 'email']],
  ] as const)('[SAFE-2] tells all faults of %j at once', async (form, faults) => {
    const before = await mails();
    const answer = await browserOn().send(orderFinderPath, form);
    expect(answer.statusCode).toBe(400);
    for (const fault of faults) expect(answer.body).toContain(t(`page.account.fault.${fault}`));
    expect(await mails()).toBe(before);
  });
});

describe('orders for staff', () => {
  it('[SHOP-13, SAFE-1] are closed to visitors, and to pages of other origins', async () => {
    const { number } = await placed();
    const nobody = (await staff().signIn('anna@example.com', 'wrong')).jar;
    const list = await staff().ask(nobody, `${staffOrdersApiPath}?site=DE`);
    expect(list.statusCode).toBe(401);
    expect((await step(number, { site: 'DE', to: 'SENT' }, undefined, nobody)).statusCode).toBe(401);
    expect((await step(number, { site: 'DE', to: 'SENT' }, {})).statusCode).toBe(403);
    expect((await staff().ask(nobody, staffOrdersPath)).statusCode).toBe(302);
    expect(await stateOf(number)).toBe('PLACED');
  });

  it.each([
    [{ site: 'DE', to: 'PLACED' }, 400],
    [{ site: 'XX', to: 'SENT' }, 400],
    [{ to: 'SENT' }, 400],
    [{ site: 'DE', to: 'SENT', by: 'me' }, 400],
    [{ site: 'DE', to: 'SENT', parcel: {} }, 400],
    [{ site: 'DE', to: 'SENT', parcel: { carrier: 'dhl', number: 'x'.repeat(500) } }, 400],
    [{ site: 'DE', to: 'SENT', parcel: { carrier: 'dhl', number: '12' } }, 422],
    [{ site: 'AT', to: 'SENT' }, 404],
    [{ site: 'DE', to: 'DELIVERED' }, 409],
  ])('[SAFE-2] the call with %j is %i', async (body, status) => {
    const { number } = await placed();
    expect((await step(number, body)).statusCode).toBe(status);
    expect(await stateOf(number)).toBe('PLACED');
  });

  it('[SHOP-13] are moved on a page by a plain form, which says what became of it', async () => {
    const { number } = await placed();
    const page = await staff().ask(jar, `${staffOrdersPath}?lang=de`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(number);
    const browser = browserOn();
    for (const [name, value] of jar
      .header()
      .split('; ')
      .map((pair) => pair.split('=')))
      browser.cookies.set(name ?? '', value ?? '');
    const sent = await browser.send(`${staffOrdersPath}?lang=de`, {
      number,
      to: 'SENT',
      carrier: 'dhl',
      parcel: parcel.number,
    });
    expect(sent.headers.location).toBe(`${staffOrdersPath}?lang=de&outcome=DONE&number=${number}`);
    expect(await stateOf(number)).toBe('SENT');
    const again = await browser.send(staffOrdersPath, { number, to: 'CANCELLED' });
    expect(again.headers.location).toContain('outcome=STATE');
  });

  it('[SHOP-12, SHOP-13] have the greeting of a gift, which a note without prices prints', async () => {
    const greeting = 'Alles Gute <3\nDeine Ada & Co.';
    const { path, number, browser, review } = await placed(browserOn(), 'invoice', {
      otherAddress: 'on',
      toFirstName: 'Ida',
      toLastName: 'Berg',
      toStreet: 'Hauptstr. 1',
      toPostcode: '01067',
      toCity: 'Dresden',
      toGreeting: greeting.replace('\n', '\r\n'),
    });
    const printed = 'Alles Gute &lt;3\nDeine Ada &amp; Co.';
    expect(review).toContain(printed);
    expect((await browser.open(path)).body).toContain(printed);
    const list = await staff().ask(jar, `${staffOrdersApiPath}?site=DE`);
    expect(list.json<{ orders: unknown[] }>().orders).toContainEqual(expect.objectContaining({ number, greeting }));
    const page = await staff().ask(jar, staffOrdersPath);
    expect(page.body).toContain(printed);
    expect(page.body).toContain(`href="${deliveryNotePath(number)}"`);
    const note = await staff().ask(jar, deliveryNotePath(number));
    expect(note.body).toContain(printed);
    const words = note.body.slice(note.body.indexOf('<main')).split('</main>')[0] ?? '';
    expect(words).toContain('Ida Berg');
    expect(words).not.toMatch(/Großmann|\d,\d\d|€|Euro/);
  });

  it('[SAFE-1, SAFE-2] show a note to staff alone, of an order of this site', async () => {
    const { number } = await placed();
    const nobody = (await staff().signIn('anna@example.com', 'wrong')).jar;
    expect((await staff().ask(nobody, deliveryNotePath(number))).statusCode).toBe(302);
    for (const [wrong, status] of [
      ['0', 404],
      ["1' or '1", 404],
      // The guard of all paths refuses it.
      ['%00', 400],
    ] as const)
      expect((await staff().ask(jar, deliveryNotePath(wrong))).statusCode).toBe(status);
  });

  it('[SAFE-5] stay as they are from a preview', async () => {
    const { browser, path, number } = await placed();
    for (const [name, value] of jar
      .header()
      .split('; ')
      .map((pair) => pair.split('=')))
      browser.cookies.set(name ?? '', value ?? '');
    const url = `/service/preview/api/token?${new URLSearchParams({ previewDateTime: '2026-11-24T07:00:00.000Z' })}`;
    expect((await browser.call({ url, headers: { 'x-hunter-csrf': '1' } })).statusCode).toBe(200);
    expect((await browser.open(`${path}?cancel=ask`)).body).not.toContain('value="cancel"');
    await browser.send(path, { act: 'cancel' });
    await browser.send(staffOrdersPath, { number, to: 'SENT' });
    expect(await stateOf(number)).toBe('PLACED');
  });
});
