import { afterEach, describe, expect, it } from 'vitest';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { settled } from '../../../tests/support/pages/header-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { cartPath, type Cart } from '../../contracts/cart/cart.contract.ts';
import { cartStorageKey, publishCart } from '../../clients/cart.effects.ts';
import { articleOf, carts, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import type { Stop } from '../../platform/clock.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { start as header } from '../header/header.start.ts';
import { cartPages } from './cart.fixtures.ts';
import { island } from './cart.island.tsx';
import { start } from './cart.start.ts';

const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;

/** A page whose server knows a cart, which others may change. */
const pageOf = (first: Cart) => {
  const server = { cart: first };
  const browser = fakeBrowser({
    cookies: { LongTermToken: token },
    answer: ({ path }) => ({ kind: 'answer', status: 200, body: path === cartPath ? { cart: server.cart } : {} }),
  });
  const loads = () => browser.calls.filter(({ path }) => path === cartPath).length;
  return { server, browser, loads };
};
const keep = ({ browser }: ReturnType<typeof pageOf>, cart: Cart) =>
  browser.kept.set(cartStorageKey, JSON.stringify(cart));

let stopHeader: Stop | void;
afterEach(() => {
  stopHeader?.();
  stopHeader = undefined;
  leavePage();
});

/** The cart page as in the shop, below a header; both are started, and the cart region is asleep. */
const putPage = async (page: ReturnType<typeof pageOf>): Promise<HTMLElement> => {
  const element = putRegion({ island, start, props: cartPages.oneItem, browser: page.browser });
  stopHeader = header(document.createElement('div'), page.browser);
  await settled();
  return element;
};

const titles = (element: HTMLElement) => [...element.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const total = (element: HTMLElement) => element.querySelector('section dd')?.textContent;
const severalTitles = carts.several.articles.map(({ title }) => title);

describe('the cart page that is asleep', () => {
  it.each<[string, (page: ReturnType<typeof pageOf>) => void]>([
    ['the event of another team', ({ browser }) => browser.events.emit('kontor:cart-update', {})],
    ['another tab', ({ browser }) => browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.several))],
    ['the way back to a page that the browser kept', ({ browser }) => browser.comeBack()],
    ['the network that is there again', ({ browser }) => browser.connect(true)],
  ])('[CART-12] shows the new cart after %s', async (_, happens) => {
    const page = pageOf(carts.oneCoffee);
    const element = await putPage(page);
    expect(element.dataset['status']).toBe('asleep');
    page.server.cart = carts.several;
    happens(page);
    await soon(() => expect(titles(element)).toEqual(severalTitles));
    expect(total(element)).toContain('156,03');
  });

  it('[CART-12] shows changed prices when the count stays the same', async () => {
    const page = pageOf(carts.oneCoffee);
    const element = await putPage(page);
    page.server.cart = cartWith([articleOf({ ...coffee, price: { amountMinor: 500, currency: 'EUR' } }, 1)]);
    page.browser.events.emit('kontor:cart-update', {});
    await soon(() => expect(total(element)).toContain('5,00'));
  });

  it('[CART-12] shows the cart of the server where the page was rendered with an older one', async () => {
    const page = pageOf(carts.several);
    const element = await putPage(page);
    await soon(() => expect(titles(element)).toEqual(severalTitles));
  });

  it('stays asleep while it shows the current cart', async () => {
    const page = pageOf(carts.oneCoffee);
    const element = await putPage(page);
    // The server writes an answer's members in another order than a page's.
    page.server.cart = Object.fromEntries(Object.entries(carts.oneCoffee).toReversed()) as Cart; // its own members
    page.browser.events.emit('kontor:cart-update', {});
    page.browser.comeBack();
    page.browser.keepElsewhere('kontor.recent', '[]');
    // A tracker's own count, and a copy that was taken away: neither is another cart.
    page.browser.events.emit('kontor:cart-count-changed', { count: 7 });
    await settled();
    publishCart(page.browser, undefined);
    expect(element.dataset['status']).toBe('asleep');
    expect(page.loads()).toBe(3);
  });

  it('does not wake after it was taken out of the page', async () => {
    const page = pageOf(carts.oneCoffee);
    const element = await putPage(page);
    element.remove();
    publishCart(page.browser, carts.several);
    expect(element.dataset['status']).toBe('asleep');
  });
});

describe('the cart page that wakes', () => {
  it('[CART-12] asks the server where another cart was kept meanwhile', async () => {
    const page = pageOf(carts.several);
    const element = putRegion({ island, props: cartPages.oneItem, browser: page.browser });
    // Older than the page or younger: only the server knows.
    keep(page, carts.empty);
    await awake(element);
    await soon(() => expect(titles(element)).toEqual(severalTitles));
    expect(page.loads()).toBe(1);
  });

  it('loads nothing when the stored cart equals the shown one', async () => {
    const page = pageOf(carts.several);
    const element = putRegion({ island, props: cartPages.oneItem, browser: page.browser });
    keep(page, carts.oneCoffee);
    await awake(element);
    await settled();
    expect(page.loads()).toBe(0);
    expect(titles(element)).toEqual([coffee.title]);
  });

  it('keeps what it shows while the browser is offline, and ignores the stored cart', async () => {
    const page = pageOf(carts.several);
    const element = putRegion({ island, props: cartPages.oneItem, browser: page.browser });
    keep(page, carts.empty);
    page.browser.connect(false);
    await awake(element);
    await settled();
    expect(titles(element)).toEqual([coffee.title]);
  });

  it('[CART-12] shows the cart that the header receives after it has woken', async () => {
    const page = pageOf(carts.oneCoffee);
    const element = await putPage(page);
    await awake(element);
    page.server.cart = carts.several;
    publishCart(page.browser, carts.several);
    await soon(() => expect(titles(element)).toEqual(severalTitles));
    // Its listeners are there now: from here on the copy saves a call.
    const before = page.loads();
    publishCart(page.browser, carts.oneCoffee);
    await soon(() => expect(titles(element)).toEqual([coffee.title]));
    expect(page.loads()).toBe(before);
  });
});
