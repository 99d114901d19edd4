import type { Page, Request } from '@playwright/test';
import { Value } from 'typebox/value';
import { batchSchema, publishPath, type Batch } from '../../src/contracts/tracking/collector.contract.ts';
import { keptWith } from '../../src/contracts/tracking/consent.contract.ts';
import { checkoutPath, reviewPath } from '../../src/contracts/order/order.contract.ts';
import { isAmong } from '../../src/domain/tracking/consent-choice.rules.ts';
import { chooseBefore, expect, test } from '../support/browser/journey.ts';
import { regionIn } from '../support/browser/regions.ts';
import { plentifulArticles, productUrls } from '../support/databases/shelves.ts';
import { visitorOf } from '../support/people/visitor.ts';
import { wordsOf } from '../support/words/words.ts';

test.use({ asked: false, viewport: { width: 1280, height: 900 } });

const t = wordsOf('DE');

/**
 * Records everything that a browser sends. Playwright cannot see requests that a page sends while it is left, so the page itself
 * records what it passes to `fetch`.
 */
const record = async (page: Page, origin: string) => {
  const foreign: string[] = [];
  const paths: string[] = [];
  page.context().on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) (url.origin === origin ? paths : foreign).push(url.pathname);
  });
  await page.addInitScript((path) => {
    const send = window.fetch;
    window.fetch = (...given) => {
      const [url, init] = given;
      // As platform/http.ts calls it.
      if (url instanceof URL && url.pathname === path && typeof init?.body === 'string') {
        const before = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
        sessionStorage.setItem('told', JSON.stringify([...before, JSON.parse(init.body)]));
      }
      return send(...given);
    };
  }, publishPath);
  // During a navigation there is no page to evaluate in.
  const batches = (): Promise<Batch[]> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as Batch[]).catch(() => []);
  const events = async () => (await batches()).flatMap((batch) => batch.events);
  const kinds = async () => (await events()).map(({ event }) => event.event);
  /** the pages whose view was sent, in order */
  const views = async () =>
    (await batches()).flatMap((batch) =>
      batch.events.flatMap(({ event }) => (event.event === 'page_view' ? [batch.page.page_name] : [])),
    );
  return { foreign, paths, batches, events, kinds, views };
};

/** The keys in the browser's storage. */
const keptIn = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
const needing = (names: readonly string[]): string[] => names.filter((name) => isAmong(keptWith.C0003.storage, name));

test('[TRK-4, TRK-1, TRK-5] nothing before a yes; then each act once, valid and in order; nothing after it is withdrawn', async ({
  page,
  shop,
}) => {
  test.slow();
  const origin = shop.originOf('DE');
  const sent = await record(page, origin);
  const [article] = await plentifulArticles(shop.ask, 1);
  const productId = article?.productId ?? '';
  const path = (await productUrls(shop.ask)).find((url) => url.includes(productId)) ?? '';

  // Before a choice: things are done, nothing leaves, nothing is kept.
  await page.goto(origin + path);
  const heart = regionIn(page, 'watch').first().getByRole('button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await regionIn(page, 'buy')
    .getByRole('button', { name: t('buy.add') })
    .click();
  await expect(regionIn(page, 'buy').getByRole('link', { name: t('buy.toCart') })).toBeVisible();
  await expect(page.locator('[data-flyout="cart"]').getByText(t('cart.undo'))).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await sent.batches()).toEqual([]);
  expect(sent.paths).not.toContain(publishPath);
  expect(sent.foreign).toEqual([]);
  expect(needing(await keptIn(page))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  // The yes takes it along, in order.
  await page
    .getByRole('button', { name: t('consent.accept') })
    .first()
    .click();
  await expect
    .poll(sent.kinds)
    .toEqual(['page_view', 'view_item', 'add_to_wishlist', 'add_to_cart', 'consent-updated']);
  expect((await sent.events())[3]?.event).toMatchObject({
    currency: 'EUR',
    items: [{ item_id: productId, quantity: 1 }],
  });

  // Other pages: what they begin with, and what is done there.
  await page.goto(`${origin}/service/cartfrontend/cart`);
  await expect.poll(sent.kinds).toContain('view_cart');
  await page.goto(`${origin}/watchlist`);
  await expect.poll(sent.kinds).toContain('view_wishlist');
  await regionIn(page, 'watch').first().getByRole('button').click();
  await expect.poll(sent.kinds).toContain('remove_from_wishlist');
  await page.goto(`${origin}/search?query=kaffee&page=1&sort=relevance`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect.poll(sent.kinds).toContain('search_visit_pds');
  await page
    .getByRole('navigation', { name: t('header.benefits') })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(sent.kinds).toContain('promotion_click');

  // A page without other events; the home page and its category.
  await page.goto(origin);
  await expect.poll(async () => (await sent.views()).at(-1)).toBe('Home');
  await regionIn(page, 'navigation').getByRole('link', { name: 'Kaffee', exact: true }).click();
  await expect.poll(async () => (await sent.views()).at(-1)).toBe('Category');

  // Each once, valid, in order, of one visitor.
  const batches = await sent.batches();
  for (const batch of batches) expect([...Value.Errors(batchSchema, batch)]).toEqual([]);
  // What was on its way when a page was left is sent again, under its id; the collector knows the id.
  const events = [...new Map(batches.flatMap((batch) => batch.events.map((event) => [event.id, event]))).values()];
  const acts = ['add_to_wishlist', 'add_to_cart', 'remove_from_wishlist', 'search_visit_pds', 'promotion_click'];
  expect(events.map(({ event }) => event.event).filter((kind) => acts.includes(kind))).toEqual(acts);
  const seqs = events.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((one, two) => one - two));
  expect(new Set(batches.map(({ visitor }) => visitor)).size).toBe(1);
  expect(events.filter(({ event }) => event.event === 'consent-updated')).toHaveLength(1);
  expect(sent.foreign).toEqual([]);

  // Withdrawn: nothing leaves any more, and what was kept for it is gone.
  await page.goto(origin);
  await regionIn(page, 'footer')
    .getByRole('link', { name: t('consent.settings') })
    .click();
  await page
    .getByRole('dialog', { name: t('consent.settings') })
    .getByRole('button', { name: t('consent.refuse') })
    .click();
  await expect(page.getByRole('dialog', { name: t('consent.settings') })).toBeHidden();
  const before = (await sent.batches()).length;
  expect(needing(await keptIn(page))).toEqual([]);
  await page.goto(origin + path);
  await regionIn(page, 'buy')
    .getByRole('button', { name: t('buy.add') })
    .click();
  await expect(regionIn(page, 'buy').getByRole('link', { name: t('buy.toCart') })).toBeVisible();
  await page.goto(origin);
  await expect(regionIn(page, 'consent')).toHaveAttribute('data-status', 'asleep');
  expect((await sent.batches()).length).toBe(before);
  expect(sent.foreign).toEqual([]);
});

test('[TRK-2, NEWS-12, TRK-1] forms report their result, and the navigation its path', async ({ page, shop }) => {
  const origin = shop.originOf('DE');
  const sent = await record(page, origin);
  await page.goto(`${origin}/cancellation?sent=extraordinary`);
  await page
    .getByRole('button', { name: t('consent.accept') })
    .first()
    .click();
  await expect.poll(sent.kinds).toEqual(['page_view', 'form', 'form', 'consent-updated']);
  expect((await sent.events()).slice(1, 3).map(({ event }) => event)).toMatchObject([
    { event_name: 'submit_attempt', subject: 'cs extraordinary cancellation' },
    { event_name: 'submit_success', subject: 'cs extraordinary cancellation' },
  ]);
  expect((await sent.batches())[0]?.page).toMatchObject({
    page_type: 'content',
    content_group: 'Content',
    platform: 'TABLET',
  });
  await page.goto(`${origin}/subscribenewsletter?result=success`);
  await expect.poll(sent.kinds).toContain('sign_up');
  await page.goto(origin);
  await regionIn(page, 'navigation').getByRole('link', { name: 'Kaffee', exact: true }).click();
  await page.waitForURL(/-c\d+\.html/);
  await expect
    .poll(async () => (await sent.events()).map(({ event }) => ('label' in event ? event.label : '')))
    .toContain('Kaffee');
});

test('[TRK-1, TRK-5, TRK-4] the checkout reports each step, the way back and the order, once', async ({
  page,
  context,
  shop,
}) => {
  const origin = shop.originOf('DE');
  await chooseBefore(context, { C0003: true, C0004: true });
  const buyer = visitorOf('DE');
  const [article] = await plentifulArticles(shop.ask, 1);
  if (article) await buyer.set(shop.ask, article, 2);
  await context.addCookies(buyer.cookies().map(([name, value]) => ({ name, value, url: origin })));
  const sent = await record(page, origin);
  const toReview = async (): Promise<void> => {
    await page.getByRole('button', { name: t('page.checkout.next') }).click();
    await page.waitForURL(`**${reviewPath}`);
  };

  await page.goto(origin + checkoutPath);
  const address = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', street: 'Am Sandtorkai 14' };
  for (const [name, value] of Object.entries({ ...address, postcode: '20457', city: 'Hamburg' }))
    await page.locator(`main [name="${name}"]`).fill(value);
  await toReview();
  await expect.poll(sent.kinds).toEqual(['page_view', 'begin_checkout', 'page_view', 'progress_checkout']);
  await page.getByRole('main').locator(`a[href="${checkoutPath}"]`).first().click();
  await expect.poll(async () => (await sent.kinds()).slice(4)).toEqual(['reverse_checkout', 'page_view']);
  await page.waitForURL(`**${checkoutPath}`);
  await toReview();
  await page.getByRole('button', { name: t('page.checkout-review.order') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.placed-order.thanks'));
  await expect
    .poll(async () => (await sent.kinds()).slice(6))
    .toEqual(['page_view', 'progress_checkout', 'page_view', 'purchase_ga4']);
  expect(await sent.views()).toEqual(['Checkout', 'CheckoutReview', 'Checkout', 'CheckoutReview', 'PlacedOrder']);

  const batches = await sent.batches();
  for (const batch of batches) expect([...Value.Errors(batchSchema, batch)]).toEqual([]);
  const events = batches.flatMap((batch) => batch.events.map(({ event }) => event));
  for (const event of events.filter(({ event: kind }) => kind !== 'page_view'))
    expect(event).toMatchObject({ currency: 'EUR', items: [{ item_id: article?.productId, quantity: 2 }] });
  // Advertising receives the order through the tag manager's data layer, under the same number; the collector is for measurement.
  const number = events.flatMap((event) => ('transaction_id' in event ? [event.transaction_id] : []));
  expect(number).toEqual([expect.stringMatching(/./)]);
  const told = await page.evaluate(() => {
    // As platform/data-layer.ts writes it.
    const layer = 'dataLayer' in window ? (window.dataLayer as { event?: string; ecommerce?: object }[]) : [];
    return layer.flatMap(({ event = '', ecommerce }) => (event.startsWith('purchase') ? [{ event, ecommerce }] : []));
  });
  expect(told).toMatchObject([
    { event: 'purchase', ecommerce: { transaction_id: number[0] } },
    { event: 'purchase_ga4', ecommerce: { transaction_id: number[0] } },
  ]);
});
