import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptFreeBrowser } from '../../tests/support/pages/script-free.ts';
import { filledIn } from '../../tests/support/shops/order-shop.ts';
import { staffOf, staffPassword } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { cartFormPath, cartPagePath, cartPath, type Cart } from '../contracts/cart/cart.contract.ts';
import { cancellationPath, contactPath, withdrawalPath } from '../contracts/customer/contact.contract.ts';
import {
  confirmPagePath,
  newsletterBases,
  newsletterPagePath,
  newsletterProblems,
  preferencesPagePath,
  unsubscribePagePath,
} from '../contracts/newsletter/newsletter.contract.ts';
import { publishPath, type Batch } from '../contracts/tracking/collector.contract.ts';
import { consentText } from '../domain/tracking/consent-choice.rules.ts';
import { checkoutPath, reviewPath } from '../contracts/order/order.contract.ts';
import { promotionClick } from '../domain/tracking/tracking.rules.ts';
import { statement } from '../lib/database.ts';
import { previewNotes } from '../pages/shell/staff/staff.texts.ts';
import { staffWords } from '../regions/preview/preview.texts.ts';

const start = new Date('2026-03-02T12:00:00Z');
const friday = '2026-03-06T07:00:00.000Z';
const visitorId = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10';
const csrf = { 'x-hunter-csrf': '1', 'sec-fetch-site': 'same-origin' };

let whole: WholeShop;
/** its price is 20,00 now and 7,77 on Friday */
let reduced = { productId: '', tcm: '' };
/** an article that there is not now */
const unsold = { productId: '999999999', tcm: 'none' };

beforeAll(async () => {
  whole = await wholeShop(() => start);
  await staffOf(whole, () => start).add('anna@example.com');
  const [article] = await whole.db.query<{ product_id: string; tcm: string }>(
    statement(
      '',
      `update article set price_minor = 2000, sale_minor = 777, sale_from = '2026-03-06T00:00:00Z',
         sale_to = '2026-03-09T00:00:00Z', quantity = 5
       where (product_id, tcm) = (select product_id, tcm from article where site = 'DE' and availability = 'AVAILABLE'
         order by product_id limit 1) returning product_id, tcm`,
    ),
  );
  reduced = { productId: article?.product_id ?? '', tcm: article?.tcm ?? '' };
  await whole.shop.refresh();
}, 90_000);
afterAll(() => whole?.close());

/** Anna, who looks at Friday; with something in the cart. */
const staffBrowser = async () => {
  const browser = scriptFreeBrowser({ app: whole.shop.app });
  await browser.send('/service/staff/signin', { name: 'anna@example.com', password: staffPassword, back: '/' });
  const preview = async () => {
    const url = `/service/preview/api/token?${new URLSearchParams({ previewDateTime: friday })}`;
    expect((await browser.call({ url, headers: csrf })).statusCode).toBe(200);
  };
  await browser.send(cartFormPath, { ...reduced, quantity: '1', mode: 'add' });
  const api = async (change?: object) =>
    browser.call({
      url: cartPath,
      headers: { ...csrf, accept: 'application/json' },
      ...(change ? { method: 'PUT', payload: change } : {}),
    });
  return { ...browser, preview, api };
};
type StaffBrowser = Awaited<ReturnType<typeof staffBrowser>>;

const hiddenIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(attempt|seen)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
const books = async () => {
  const tables = ['shop_order', 'mail', 'article', 'voucher', 'voucher_use', 'cart', 'checkout', 'tracked_event'];
  return Promise.all(
    tables.map((table) => whole.db.query<object>(statement('', `select * from ${table} as one order by one::text`))),
  );
};
const priceIn = (answer: Awaited<ReturnType<StaffBrowser['api']>>) =>
  answer.json<{ cart: Cart }>().cart.articles[0]?.price.amountMinor;

describe('the checkout in a preview', () => {
  it('[SAFE-5] is walked to its end, where a sentence for staff stands in the place of the button', async () => {
    const staff = await staffBrowser();
    await staff.preview();
    expect((await staff.open(checkoutPath)).statusCode).toBe(200);
    expect((await staff.send(checkoutPath, filledIn)).headers.location).toBe(reviewPath);
    const { statusCode, body } = await staff.open(reviewPath);
    expect(statusCode).toBe(200);
    expect(body).toContain('7,77');
    for (const language of ['en', 'de'] as const) expect(body).toContain(previewNotes[language].nothingOrdered);
    expect(body).not.toContain('Zahlungspflichtig bestellen');
  });

  it('[SAFE-5] answers a form that orders by the same page, and every row is as it was', async () => {
    const staff = await staffBrowser();
    await staff.send(checkoutPath, filledIn);
    // Prepared before the preview, sent in it: another tab.
    const sent = hiddenIn((await staff.open(reviewPath)).body);
    expect(Object.keys(sent)).toEqual(['attempt', 'seen']);
    await staff.preview();
    const before = await books();
    const { statusCode, body } = await staff.send(reviewPath, sent);
    expect(statusCode).toBe(409);
    expect(body).toContain(previewNotes.en.nothingOrdered);
    expect(await books()).toEqual(before);
    await staff.send('/service/preview/leave', { back: '/' });
    const open = hiddenIn((await staff.open(reviewPath)).body);
    expect((await staff.send(reviewPath, open)).headers.location).toMatch(/^\/order\//);
  });
});

describe('the cart in a preview', () => {
  it('[SAFE-5, PREV-7] costs what it will cost then, also in the answer to a change', async () => {
    const staff = await staffBrowser();
    expect(priceIn(await staff.api())).toBe(2000);
    await staff.preview();
    expect(priceIn(await staff.api())).toBe(777);
    const setArticle = { ...reduced, quantity: 2 };
    expect(priceIn(await staff.api({ setArticle }))).toBe(777);
    const [row] = await whole.db.query<{ entries: readonly { amountMinor: number }[] }>(
      statement('', `select entries from cart where entries @> '[{"quantity": 2}]'`),
    );
    expect(row?.entries).toMatchObject([{ amountMinor: 2000, quantity: 2 }]);
  });

  it('[SAFE-5] refuses what is not sold now, and says so to staff', async () => {
    const staff = await staffBrowser();
    await staff.preview();
    const { location = '' } = (await staff.send(cartFormPath, { ...unsold, quantity: '1', mode: 'add' })).headers;
    expect(location).toContain(cartPagePath);
    expect((await staff.open(location)).body).toContain(previewNotes.en.notSoldNow);
    expect((await staff.open('/')).body).toContain(staffWords.en.changedNow);
  });
});

describe('a form that is sent in a preview', () => {
  const sender = { firstName: 'Éva', lastName: 'Groß', email: 'eva@example.com' };
  const contact = { topic: 'order', message: 'Wann kommt die Kanne?', ...sender };
  const notice = { contract: 'coffeeSubscription', kind: 'ordinary', ...sender };
  const withdrawal = { ...sender, step: 'confirm', attempt: '0f9a7c1e-3a52-4a4e-9c53-6d6a4b1f0a01' };
  const signUp = { dne: 'DNE', salutation: 'MRS', ...sender };
  /** Signed in once, because signing in is limited. */
  let staff: StaffBrowser;
  beforeAll(async () => {
    staff = await staffBrowser();
  });
  const leave = () => staff.send('/service/preview/leave', { back: '/' });
  /** Everything that these forms write. */
  const letters = async () => {
    const tables = [
      'mail',
      'newsletter_subscriber',
      'newsletter_token',
      'newsletter_event',
      'newsletter_mail',
      'voucher',
      'withdrawal',
    ];
    return Promise.all(
      tables.map((table) => whole.db.query<object>(statement('', `select * from ${table} as one order by one::text`))),
    );
  };
  const says = (part: string) =>
    (['en', 'de'] as const).map((language) => part.includes(previewNotes[language].nothingSent));
  /** The page without the footer: the newsletter's form above that says it, too. */
  const mainOf = (body: string) => body.split('</main>')[0] ?? '';

  it.each([
    ['the contact form', contactPath, contact, 'Wann kommt die Kanne?'],
    ['the cancellation', cancellationPath, notice, 'eva@example.com'],
    ['the withdrawal', withdrawalPath, withdrawal, 'eva@example.com'],
    ['the newsletter’s sign-up', newsletterPagePath, signUp, ''],
    ['the newsletter’s confirmation', confirmPagePath, { token: 'x' }, ''],
    ['the newsletter’s preferences', preferencesPagePath, { token: 'x' }, ''],
    ['the newsletter’s farewell', unsubscribePagePath, { token: 'x' }, ''],
  ])('[SAFE-5] sends nothing and says so to staff: %s', async (_, path, form, kept) => {
    await staff.preview();
    const before = await letters();
    const { statusCode, body } = await staff.send(path, form);
    expect([statusCode, ...says(mainOf(body)), body.includes(kept)]).toEqual([409, true, true, true]);
    expect(await letters()).toEqual(before);
  });

  it.each([
    ['the contact form', contactPath, 'Nachricht senden'],
    ['the cancellation', cancellationPath, 'Jetzt kündigen'],
    ['the withdrawal', withdrawalPath, 'Weiter'],
  ])('[SAFE-5] has the sentence in the place of its button: %s', async (_, path, button) => {
    await leave();
    const now = mainOf((await staff.open(path)).body);
    expect([now.includes(button), ...says(now)]).toEqual([true, false, false]);
    await staff.preview();
    const main = mainOf((await staff.open(path)).body);
    expect([main.includes(button), ...says(main)]).toEqual([false, true, true]);
  });

  it.each([
    ['above the footer', '/'],
    ['on its page', newsletterPagePath],
    ['as a fragment', '/fragments/newsletter'],
    ['in the footer’s fragment', '/fragments/footer'],
  ])('[SAFE-5] has the sentence in the place of the newsletter’s button: %s', async (_, path) => {
    const form = async () =>
      /<form[^>]* action="\/subscribenewsletter".*?<\/form>/s.exec((await staff.open(path)).body)?.[0] ?? '';
    await leave();
    const now = await form();
    expect([now.includes('type="submit"'), ...says(now)]).toEqual([true, false, false]);
    await staff.preview();
    const then = await form();
    expect([then.includes('type="submit"'), ...says(then)]).toEqual([false, true, true]);
    await leave();
    expect(await form()).toBe(now);
  });

  it.each(newsletterBases)('[SAFE-5] changes no subscriber by a call under %s', async (base) => {
    await staff.preview();
    const before = await letters();
    const payload = { email: 'eva@example.com', consents: ['DNE'], origin: 'NEWSLETTER', originAddition: 'page' };
    const calls = [
      { method: 'POST', url: `${base}/newsletter-subscribers`, payload },
      { method: 'PUT', url: `${base}/newsletter-subscribers/x`, payload: { consents: [] } },
      { method: 'PUT', url: `${base}/newsletter-subscribers/x/doi` },
    ] as const;
    for (const call of calls) {
      const answer = await staff.call({ ...call, headers: csrf });
      expect([call.url, answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
        call.url,
        409,
        newsletterProblems.preview,
      ]);
    }
    expect(await letters()).toEqual(before);
  });

  it('[SAFE-5] is sent after the preview: both mails, and a sign-up to confirm', async () => {
    await leave();
    const count = async () => (await letters())[0]?.length ?? 0;
    const before = await count();
    expect((await staff.send(contactPath, contact)).headers.location).toContain('sent=yes');
    expect((await staff.send(cancellationPath, notice)).headers.location).toContain('sent=ordinary');
    expect((await staff.send(withdrawalPath, withdrawal)).headers.location).toContain('sent=yes');
    expect((await staff.send(newsletterPagePath, signUp)).headers.location).toContain('result=success');
    expect(await count()).toBe(before + 7);
  });
});

describe('statistics of a preview', () => {
  const agreed = consentText({ C0003: true, C0004: true }, visitorId, start);
  const batch: Batch = {
    visitor: visitorId,
    page: {
      page_name: 'Product',
      page_type: 'ProductDetailPage',
      exactag_site_group: 'product',
      language: 'de-DE',
      page_quality_score: '0',
      platform: 'CLASSIC',
      ab_tests: '',
    },
    events: [{ id: 'e1', seq: 1, at: start.getTime(), event: promotionClick('copy', 'C1') }],
  };
  const publish = (staff: StaffBrowser) =>
    staff.call({
      method: 'POST',
      url: publishPath,
      headers: csrf,
      payload: batch,
    });

  it('[SAFE-5, TRK-5] are none: no page of it listens, and the collector keeps nothing of it', async () => {
    const staff = await staffBrowser();
    staff.cookies.set('OptanonAlertBoxClosed', 'x').set('OptanonConsent', agreed);
    const rows = async () => (await whole.db.query(statement('', 'select event_id from tracked_event'))).length;
    // Search engines are not listened to anyway.
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const listens = async (url: string) => (await staff.call({ url, headers })).body.includes('data-region="tracking"');
    const fragment = '/fragments/consent';
    expect([await listens('/'), await listens(cartPagePath), await listens(fragment)]).toEqual([true, true, true]);
    await staff.preview();
    for (const url of ['/', cartPagePath, checkoutPath, fragment])
      expect([url, await listens(url)]).toEqual([url, false]);
    expect((await staff.call({ url: fragment, headers })).body).toContain('data-region="consent"');
    expect([(await publish(staff)).statusCode, await rows()]).toEqual([204, 0]);
    await staff.send('/service/preview/leave', { back: '/' });
    expect([(await publish(staff)).statusCode, await rows()]).toEqual([204, 1]);
  });
});
