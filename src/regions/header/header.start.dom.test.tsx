import { afterEach, describe, expect, it } from 'vitest';
import { browserWith, cartOf, put, settled, startHeader } from '../../../tests/support/pages/header-page.tsx';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { assignmentPath } from '../../contracts/staff/abtest.contract.ts';
import { cartPath } from '../../contracts/cart/cart.contract.ts';
import { cartStorageKey } from '../../clients/cart.effects.ts';
import { carts } from '../../testing/cart.fixtures.ts';
import {
  cachekeyPath,
  longTermTokenPath,
  psdataFallbackPath,
  psdataPath,
} from '../../contracts/customer/header-start.contract.ts';
import { allSites } from '../../sites/sites.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const badge = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-live="cart-count"]');
const heard = (element: HTMLElement) => element.querySelector('[data-live="cart-words"]')?.textContent;
const paths = (browser: ReturnType<typeof browserWith>) => browser.calls.map(({ path }) => path);

describe('the badge', () => {
  it('[CART-10] shows the stored count at once and the server’s count after it', async () => {
    const browser = browserWith({ cart: carts.several });
    browser.kept.set(cartStorageKey, JSON.stringify(cartOf(3)));
    const element = put();
    startHeader(element, browser);
    expect(badge(element)?.textContent).toBe('3');
    await settled();
    expect(badge(element)?.textContent).toBe('6');
    expect(browser.kept.get(cartStorageKey)).toContain('"numberOfArticles":6');
  });

  it.each([
    [0, '', false],
    [1, '1', false],
    [99, '99', false],
    [100, '+99', true],
    [500, '+99', true],
  ])('[CART-10] says %i as "%s"', async (count, text, isMore) => {
    const element = put();
    startHeader(element, browserWith({ cart: cartOf(count) }));
    await settled();
    expect(badge(element)?.textContent).toBe(text);
    expect(badge(element)?.hasAttribute('data-more')).toBe(isMore);
  });

  it.each(allSites)('[CART-10] announces the whole count to screen readers on $code', async ({ code }) => {
    const element = put(code);
    startHeader(element, browserWith({ cart: cartOf(102) }));
    await settled();
    expect(heard(element)).toBe(`, ${regionWords(code)('header.cartCount', { count: 102 })}`);
    expect(badge(element)?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('[CART-10] is hidden without a token, even if a cart is stored, and the cart is not requested', async () => {
    const browser = browserWith({ cart: carts.several, cookies: {} });
    browser.kept.set(cartStorageKey, JSON.stringify(cartOf(3)));
    const element = put();
    startHeader(element, browser);
    expect(badge(element)?.textContent).toBe('');
    await settled();
    expect(badge(element)?.textContent).toBe('');
    expect(paths(browser)).not.toContain(cartPath);
    expect(browser.kept.has(cartStorageKey)).toBe(false);
  });

  it.each([
    ['the server refuses', { status: 503 }],
    ['there is no answer', { failing: [cartPath] }],
  ])('[CART-10] is hidden when %s, because there may be no cart', async (_, given) => {
    const browser = browserWith(given);
    browser.kept.set(cartStorageKey, JSON.stringify(cartOf(3)));
    const element = put();
    startHeader(element, browser);
    await settled();
    expect(badge(element)?.textContent).toBe('');
    expect(heard(element)).toBe('');
    expect(browser.warnings).toHaveLength(1);
  });

  it('follows count changes from other sources, and is animated when there is more', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    startHeader(element, browser);
    await settled();
    browser.events.emit('kontor:cart-count-changed', { count: 4 });
    expect(badge(element)?.textContent).toBe('4');
    expect(badge(element)?.hasAttribute('data-changed')).toBe(true);
    browser.clock.pass(240);
    expect(badge(element)?.hasAttribute('data-changed')).toBe(false);
    browser.events.emit('kontor:cart-count-changed', { count: 2 });
    expect(badge(element)?.hasAttribute('data-changed')).toBe(false);
    expect(badge(element)?.textContent).toBe('2');
  });

  it.each([
    [
      'another’s cart update',
      (browser: ReturnType<typeof browserWith>) => browser.events.emit('kontor:cart-update', {}),
    ],
    ['coming back to the page', (browser: ReturnType<typeof browserWith>) => browser.comeBack()],
    ['coming online', (browser: ReturnType<typeof browserWith>) => browser.connect(true)],
  ])('[CART-12] asks again after %s', async (_, happens) => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    startHeader(element, browser);
    await settled();
    browser.answers.cart = carts.several;
    happens(browser);
    await settled();
    expect(badge(element)?.textContent).toBe('6');
  });

  it('[CART-12] shows the server’s count again after a count of other code, also when it is the one before', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    startHeader(element, browser);
    await settled();
    browser.events.emit('kontor:cart-count-changed', { count: 9 });
    expect(badge(element)?.textContent).toBe('9');
    browser.events.emit('kontor:cart-update', {});
    await settled();
    expect(badge(element)?.textContent).toBe('1');
  });

  it('[CART-12] tells the page of another tab’s cart, and of its count only when it changes', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    startHeader(put(), browser);
    await settled();
    const heard: string[] = [];
    browser.events.on('kontor:cart-stored', () => heard.push('stored'));
    browser.events.on('kontor:cart-count-changed', ({ count }) => heard.push(`count ${count}`));
    browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.oneCoffee));
    browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.several));
    expect(heard).toEqual(['stored', 'stored', 'count 6']);
  });

  it('[CART-12] follows another tab without a request', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    startHeader(element, browser);
    await settled();
    const asked = browser.calls.length;
    browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.several));
    expect(badge(element)?.textContent).toBe('6');
    expect(browser.calls).toHaveLength(asked);
  });

  it('[CART-7] keeps its copy while the browser is offline, and requests the cart when online', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    startHeader(element, browser);
    await settled();
    browser.connect(false);
    browser.answers.cart = carts.several;
    browser.events.emit('kontor:cart-update', {});
    await settled();
    expect(badge(element)?.textContent).toBe('1');
    browser.connect(true);
    await settled();
    expect(badge(element)?.textContent).toBe('6');
  });

  it('stops following when its header is removed', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    const element = put();
    const stop = startHeader(element, browser);
    await settled();
    stop?.();
    browser.events.emit('kontor:cart-count-changed', { count: 9 });
    expect(badge(element)?.textContent).toBe('1');
  });
});

describe('the calls at the start', () => {
  it('[HDR-13, LOGIN-5] are made once per page, for any number of headers', async () => {
    const browser = browserWith({ cart: carts.oneCoffee, cookies: {} });
    startHeader(put(), browser);
    startHeader(put(), browser);
    await settled();
    expect(paths(browser).toSorted()).toEqual([psdataPath, cachekeyPath, assignmentPath, longTermTokenPath].toSorted());
  });

  it('[LOGIN-5] keep a valid token, and load the cart', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    startHeader(put(), browser);
    startHeader(put(), browser);
    await settled();
    expect(paths(browser).toSorted()).toEqual([psdataPath, cachekeyPath, assignmentPath, cartPath].toSorted());
  });

  it('fall back for the personal data, and log what failed', async () => {
    const browser = browserWith({ cart: carts.oneCoffee, failing: [psdataPath, cachekeyPath] });
    startHeader(put(), browser);
    await settled();
    expect(paths(browser)).toContain(psdataFallbackPath);
    expect(browser.warnings).toEqual([`${cachekeyPath} did not answer`]);
  });

  it('are followed by the event that other teams wait for', () => {
    const browser = browserWith();
    let loaded = 0;
    browser.events.on('vueHeaderLoaded', () => (loaded += 1));
    startHeader(put(), browser);
    expect(loaded).toBe(1);
  });
});

describe('a header', () => {
  const scrolling = (sticky = 'true') => {
    const browser = browserWith();
    const element = put('DE', { attributes: { 'data-sticky': sticky } });
    const header = element.querySelector<HTMLElement>('[data-header]');
    if (!header) throw new Error('no header');
    const stop = startHeader(element, browser);
    // It measures the page for the first time.
    browser.clock.pass(50);
    return {
      header,
      stop,
      to: (top: number, ms = 50) => {
        browser.scrollTo(top);
        browser.clock.pass(ms);
      },
      hidden: () => header.hasAttribute('data-hidden'),
    };
  };

  it('[HDR-2] hides while scrolling down and comes back while scrolling up', () => {
    const { to, hidden, header } = scrolling();
    to(400);
    expect(hidden()).toBe(true);
    expect(header.hasAttribute('data-detached')).toBe(true);
    to(600);
    expect(hidden()).toBe(true);
    to(590);
    expect(hidden()).toBe(false);
    to(0);
    expect(hidden()).toBe(false);
    expect(header.hasAttribute('data-detached')).toBe(false);
  });

  it('[HDR-2] stays until it is scrolled past, for any height of the banner above it', () => {
    const { to, hidden, header } = scrolling();
    const place = document.querySelector('[data-header-place]');
    let flowTop = 300;
    if (place) place.getBoundingClientRect = () => new DOMRect(0, flowTop, 0, 0);
    Object.defineProperty(header, 'offsetHeight', { value: 130 });
    const scrolledTo = (top: number) => {
      flowTop = 300 - top;
      to(top);
    };
    scrolledTo(290);
    expect([hidden(), header.hasAttribute('data-detached')]).toEqual([false, false]);
    scrolledTo(420);
    expect([hidden(), header.hasAttribute('data-detached')]).toEqual([false, true]);
    scrolledTo(440);
    expect([hidden(), header.hasAttribute('data-detached')]).toEqual([true, true]);
  });

  it('[HDR-2] waits 50 ms for the scrolling to end', () => {
    const { to, hidden } = scrolling();
    to(100, 49);
    to(200, 49);
    expect(hidden()).toBe(false);
    to(300, 50);
    expect(hidden()).toBe(true);
  });

  it('[HDR-2] does not move on a page where it does not stick', () => {
    const { to, hidden, header } = scrolling('false');
    to(400);
    expect(hidden()).toBe(false);
    expect(header.hasAttribute('data-detached')).toBe(false);
  });

  it('[HDR-2] stays while a flyout is open or the focus is in it, and comes back for the focus', () => {
    const { to, hidden, header } = scrolling();
    const link = header.querySelector('a');
    link?.focus();
    to(400);
    expect(hidden()).toBe(false);
    link?.blur();
    to(500);
    expect(hidden()).toBe(true);
    link?.focus();
    expect(hidden()).toBe(false);
    link?.blur();
    header.append(Object.assign(document.createElement('div'), { id: 'flyout' }));
    header.querySelector('#flyout')?.setAttribute('data-flyout-open', '');
    to(600);
    expect(hidden()).toBe(false);
  });

  it('does not move after it was removed', () => {
    const { to, hidden, stop } = scrolling();
    stop?.();
    to(400);
    expect(hidden()).toBe(false);
  });

  it('in checkout has no badge and makes the same calls at its start', async () => {
    const browser = browserWith({ cart: carts.oneCoffee });
    startHeader(put('DE', { reduced: true }), browser);
    await settled();
    expect(paths(browser)).toContain(psdataPath);
  });
});
