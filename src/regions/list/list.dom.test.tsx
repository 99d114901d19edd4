import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { soon } from '../../../tests/support/shops/soon.ts';
import type { HttpResult } from '../../platform/http.ts';
import { carts } from '../../testing/cart.fixtures.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { followList } from './list.effects.ts';
// Loaded on demand in the browser; imported here so that it is available at once.
import './list-add.effects.ts';
import { listFixture } from './list.fixtures.ts';
import { start } from './list.start.ts';

type Answer = (url: string) => Response | Promise<Response>;
const page = (list?: Parameters<typeof listFixture>[0]): Response =>
  new Response(`<title>Neu</title><main><k-region data-region="list">${listFixture(list)}</k-region></main>`);

let element: HTMLElement;
let asked: string[];
let stop: ReturnType<typeof start>;
/** The network of the browser: this page's own requests only. */
const answering = (answer: Answer) =>
  vi.stubGlobal('fetch', async (url: URL, { signal }: RequestInit) => {
    asked.push(url.pathname + url.search);
    const response = await answer(url.search);
    signal?.throwIfAborted();
    return response;
  });
const put = (list: Parameters<typeof listFixture>[0] = {}, answer?: HttpResult) => {
  element = document.createElement('k-region');
  element.dataset['region'] = 'list';
  element.innerHTML = listFixture(list);
  document.body.replaceChildren(element);
  const browser = fakeBrowser(answer ? { answer: () => answer } : {});
  stop = start(element, browser);
  followList(element, browser);
  return browser;
};
beforeEach(() => {
  asked = [];
  history.replaceState(null, '', '/kaffee');
  window.scrollTo = () => {};
  performance.getEntriesByType = () => [];
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const link = (words: string) => [...element.querySelectorAll('a')].find(({ textContent }) => textContent === words);
const press = (words: string, how: MouseEventInit = {}): boolean =>
  link(words)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })) ?? false;
const shown = () => [...element.querySelectorAll('article')].map(({ dataset }) => dataset['key']);
const said = () => element.querySelector('[data-live="list"]')?.textContent;
const address = () => location.pathname + location.search;
const choose = (order: string): void => {
  const select = element.querySelector('select');
  if (select) select.value = order;
  select?.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('a list', () => {
  it('[SHOP-11] shows the products of a filter in place, in a new entry of the history, and says their number', async () => {
    answering(() => page({ products: ['2', '3', '4'], chosen: 'a' }));
    put();
    const kept = element.querySelector('[data-key="2"]');
    const { length } = history;
    expect(press('a')).toBe(false);
    expect(element.getAttribute('aria-busy')).toBe('true');
    await soon(() => expect(shown()).toEqual(['2', '3', '4']));
    expect([address(), document.title, said()]).toEqual(['/kaffee?filters=a', 'Neu', '3 Produkte, relevance']);
    expect(history).toHaveLength(length + 1);
    expect(element.querySelector('[data-key="2"]')).toBe(kept);
    expect(element.hasAttribute('aria-busy')).toBe(false);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[SHOP-11] sends a chosen order, and the focus stays on it', async () => {
    answering(() => page({ products: ['2', '1'], order: 'newest' }));
    put();
    element.querySelector('select')?.focus();
    choose('newest');
    await soon(() => expect(shown()).toEqual(['2', '1']));
    expect([asked, address(), said()]).toEqual([['/kaffee?sort=newest'], '/kaffee?sort=newest', '2 Produkte, newest']);
    expect(document.activeElement?.localName).toBe('select');
  });

  it('[SHOP-11] sends an order that was chosen before the script was there', async () => {
    answering(() => page({ order: 'newest' }));
    element = document.createElement('k-region');
    element.dataset['region'] = 'list';
    element.innerHTML = listFixture();
    document.body.replaceChildren(element);
    const select = element.querySelector('select');
    if (select) select.value = 'newest';
    followList(element, fakeBrowser());
    await soon(() => expect(address()).toBe('/kaffee?sort=newest'));
  });

  it('[SHOP-11] comes to its head if the control with the focus is gone', async () => {
    answering(() => page());
    put({ chosen: 'a' });
    link('a entfernen')?.focus();
    press('a entfernen');
    await soon(() => expect(document.activeElement?.localName).toBe('h2'));
  });

  it('[SHOP-11] shows more in the same entry of the history, the focus at the first new product', async () => {
    answering(() => page({ products: ['1', '2', '3'] }));
    put();
    const { length } = history;
    press('mehr');
    await soon(() => expect(document.activeElement?.textContent).toBe('Produkt 3'));
    expect([address(), history.length]).toEqual(['/kaffee?upto=2', length]);
  });

  it('[SHOP-11] shows the last of several choices only', async () => {
    const waiting: ((response: Response) => void)[] = [];
    answering(() => new Promise((resolve) => waiting.push(resolve)));
    put();
    const { length } = history;
    press('a');
    press('b');
    await soon(() => expect(waiting).toHaveLength(2));
    waiting[0]?.(page({ products: ['a'] }));
    waiting[1]?.(page({ products: ['b'] }));
    await soon(() => expect(shown()).toEqual(['b']));
    expect([address(), history.length]).toEqual(['/kaffee?filters=b', length + 1]);
  });

  it('[SHOP-11] keeps a choice whose press has called the script once more', async () => {
    answering(() => page({ products: ['a'] }));
    const browser = put();
    press('a');
    followList(element, browser);
    await soon(() => expect([shown(), address()]).toEqual([['a'], '/kaffee?filters=a']));
    expect(asked).toEqual(['/kaffee?filters=a']);
  });

  it('[SHOP-11] goes back and forward', async () => {
    answering((query) => page({ products: [query === '' ? 'all' : query] }));
    put({ products: ['all'] });
    press('a');
    await soon(() => expect(shown()).toEqual(['?filters=a']));
    history.back();
    await soon(() => expect(shown()).toEqual(['all']));
    history.forward();
    await soon(() => expect(shown()).toEqual(['?filters=a']));
  });

  it.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['a fault of the server', () => new Response('', { status: 503 })],
    ['a page that is gone', () => new Response('', { status: 404 })],
    ['a page without a list', () => new Response('<main>nothing</main>')],
  ])('[SHOP-11] opens the page itself: %s', async (_, answer) => {
    answering(answer);
    const browser = put();
    press('a');
    await soon(() => expect(browser.visited).toEqual(['/kaffee?filters=a']));
    expect([shown(), address()]).toEqual([['1', '2'], '/kaffee']);
  });

  it.each<[string, string, MouseEventInit]>([
    ['a product', 'Produkt 1', {}],
    ['a new tab', 'a', { ctrlKey: true }],
    ['a new tab on a Mac', 'a', { metaKey: true }],
    ['a new window', 'a', { shiftKey: true }],
    ['another button', 'a', { button: 1 }],
  ])('[SHOP-11] leaves to the browser: %s', (_, words, how) => {
    answering(() => page());
    put();
    // jsdom cannot follow links.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isLeft = false;
    element.addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });
    press(words, how);
    expect([isLeft, asked]).toEqual([true, []]);
  });

  it('[SHOP-11] follows two steps back of which the second comes while the first is being shown', async () => {
    history.replaceState(null, '', '/kaffee?sort=price-up&filters=a');
    answering((query) => {
      // The browser changes the address some moments before it reports the step.
      if (query !== '') history.replaceState(null, '', '/kaffee');
      return page({ products: [query === '' ? 'first' : 'between'] });
    });
    put();
    history.replaceState(null, '', '/kaffee?sort=price-up');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await soon(() => expect(shown()).toEqual(['between']));
    window.dispatchEvent(new PopStateEvent('popstate'));
    await soon(() => expect(shown()).toEqual(['first']));
  });

  it('[SHOP-11] loads its script on intent, or when the visitor goes back', async () => {
    answering(() => page({ products: ['back'] }));
    element = document.createElement('k-region');
    element.dataset['region'] = 'list';
    element.innerHTML = listFixture();
    document.body.replaceChildren(element);
    const loaded = { name: new URL('/kaffee?filters=a', location.href).href } as PerformanceEntry;
    performance.getEntriesByType = () => [loaded];
    stop = start(element, fakeBrowser());
    window.dispatchEvent(new PopStateEvent('popstate'));
    await soon(() => expect(shown()).toEqual(['back']));
  });
});

describe('an addition from a tile', () => {
  const add = () => element.querySelector<HTMLFormElement>('form[data-add]')?.requestSubmit();

  it('[CART-4, TRK-1] counts, confirms and is tracked', async () => {
    const browser = put({}, { kind: 'answer', status: 200, body: { cart: carts.oneCoffee } });
    const tracked: unknown[] = [];
    browser.events.on('kontor:tracked', (event) => tracked.push(event));
    add();
    await soon(() => expect(element.querySelector('output')?.textContent).toBe('Liegt im Warenkorb'));
    expect(browser.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { addArticle: { productId: '101310001', tcm: '10131', quantity: 1 } },
    });
    expect(tracked).toMatchObject([{ event: 'add_to_cart', currency: 'EUR', value: 34.99 }]);
    expect(element.querySelector('form button')?.hasAttribute('aria-busy')).toBe(false);
  });

  it('[CART-4] is sent as a plain form after a refusal, whose page says the reason', async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    put({}, { kind: 'answer', status: 409, body: { error: 'ITEM_LIMIT', limit: 10 } });
    add();
    await soon(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(element.querySelector('output')?.textContent).toBe('');
    sent.mockRestore();
  });
});
