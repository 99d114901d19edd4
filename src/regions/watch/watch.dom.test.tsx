import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { pageWords } from '../../../tests/support/draw-page.tsx';
import { watchFormPath, watchlistPath } from '../../contracts/customer/account.contract.ts';
import { watchStorageKey } from '../../contracts/customer/watchlist.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
// Fetched when they are needed: here they are at hand at once.
import './watch.effects.ts';
import './watchlist.effects.ts';
import { watchFixtures } from './watch.fixtures.ts';
import { start } from './watch.start.ts';
import { WatchButton } from './WatchButton.tsx';
import { start as startList } from './watchlist.start.ts';

const one = '100000001';
const token = `e30.${btoa(JSON.stringify({ exp: 2000, ren: 1000, lid: 'x' }))}.sign`;
const put = (productId = one, code: keyof typeof sites = 'DE'): HTMLElement => {
  const element = document.createElement('k-region');
  element.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>
      <WatchButton {...watchFixtures['a mug']} productId={productId} />
    </SiteProvider>,
  );
  document.body.append(element);
  return element;
};
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const press = (element: HTMLElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  element.querySelector('form')?.dispatchEvent(event);
  return event;
};
const pressed = (element: HTMLElement) => element.querySelector('button')?.getAttribute('aria-pressed');
const list = (...productIds: string[]): HttpResult => ({ kind: 'answer', status: 200, body: { productIds } });
const loggedIn = (answer: (request: HttpRequest) => HttpResult) =>
  fakeBrowser({ cookies: { LoginToken: token }, answer });
afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(allSites)('a heart on $code', ({ code }) => {
  it('[SHOP-3] is a form by itself, with words, that axe has nothing to say about', async () => {
    const element = put(one, code);
    const form = element.querySelector('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([watchFormPath, 'post']);
    expect(element.querySelector('button')?.textContent).toContain('Becher');
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('a guest’s heart', () => {
  it('[SHOP-3] asks nothing before it is pressed; then the browser keeps the product, and lets it go', async () => {
    const browser = fakeBrowser();
    const [element, twin] = [put(), put()];
    start(element, browser);
    start(twin, browser);
    await settled();
    expect(pressed(element)).toBeNull();
    expect(press(element).defaultPrevented).toBe(true);
    await settled();
    expect(pressed(element)).toBe('true');
    expect(JSON.parse(browser.kept.get(watchStorageKey) ?? '')).toEqual([one]);
    expect(element.querySelector<HTMLInputElement>('[name="mode"]')?.value).toBe('remove');
    press(element);
    await settled();
    expect(pressed(element)).toBe('false');
    expect(JSON.parse(browser.kept.get(watchStorageKey) ?? '')).toEqual([]);
    expect(browser.calls).toEqual([]);
  });

  it('[SHOP-3] is filled where the browser keeps its product, and tells the other hearts of it', async () => {
    const browser = fakeBrowser();
    browser.kept.set(watchStorageKey, JSON.stringify([one]));
    const [element, twin, other] = [put(), put(), put('100000002')];
    for (const heart of [element, twin, other]) start(heart, browser);
    await settled();
    expect([element, twin, other].map(pressed)).toEqual(['true', 'true', 'false']);
    press(element);
    await settled();
    expect([element, twin, other].map(pressed)).toEqual(['false', 'false', 'false']);
  });

  it.each(['', 'x', '{}', '["x", 7, "1234"]', 'null'])('begins anew where %j is kept', async (kept) => {
    const browser = fakeBrowser();
    browser.kept.set(watchStorageKey, kept);
    const element = put();
    start(element, browser);
    await settled();
    expect(pressed(element)).toBe('false');
  });
});

describe('a customer’s heart', () => {
  it('[SHOP-3] follows the account, and takes a guest’s list along once', async () => {
    const browser = loggedIn(() => list(one, '100000002'));
    browser.kept.set(watchStorageKey, JSON.stringify(['100000002']));
    const element = put();
    start(element, browser);
    start(put('100000002'), browser);
    await settled();
    expect(browser.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', watchlistPath, { productIds: ['100000002'], on: true }],
    ]);
    expect(browser.kept.has(watchStorageKey)).toBe(false);
    expect(pressed(element)).toBe('true');
  });

  it('[SHOP-3] keeps the guest’s list where the account could not take it', async () => {
    const browser = loggedIn(() => ({ kind: 'failed', reason: 'network' }));
    browser.kept.set(watchStorageKey, JSON.stringify([one]));
    const element = put();
    start(element, browser);
    await settled();
    expect(browser.kept.has(watchStorageKey)).toBe(true);
    expect(pressed(element)).toBe('true');
  });

  it('[SHOP-3] is as before where the change is refused, and the plain form says why', async () => {
    const browser = loggedIn(({ method }) => (method === 'GET' ? list() : { kind: 'answer', status: 503, body: {} }));
    const element = put();
    const form = element.querySelector('form');
    let sent = 0;
    if (form) form.submit = () => void (sent += 1);
    start(element, browser);
    await settled();
    press(element);
    await settled();
    expect(pressed(element)).toBe('false');
    expect(sent).toBe(1);
  });

  it('stops with its region', async () => {
    const browser = loggedIn(() => list());
    const element = put();
    const stop = start(element, browser);
    await settled();
    stop?.();
    expect(press(element).defaultPrevented).toBe(false);
    expect(browser.calls).toHaveLength(1);
  });
});

describe('the watchlist’s page', () => {
  const page = (isGuest: boolean) => {
    const element = document.createElement('k-region');
    element.innerHTML = isGuest ? '<span data-guest></span>' : '';
    return element;
  };

  it.each([
    ['http://de.localhost/watchlist', [one, '100000002'], [`/watchlist?ids=${one}.100000002`]],
    [`http://de.localhost/watchlist?ids=${one}`, [one], []],
    [`http://de.localhost/watchlist?ids=${one}`, [], ['/watchlist']],
    ['http://de.localhost/watchlist', [], []],
  ])('[SHOP-5] of a guest at %s who keeps %j leads to %j', async (href, kept, visited) => {
    const browser = fakeBrowser({ href });
    browser.kept.set(watchStorageKey, JSON.stringify(kept));
    startList(page(true), browser);
    await settled();
    expect(browser.visited).toEqual(visited);
  });

  it('[SHOP-5] of a customer takes a guest’s list in, and is shown anew', async () => {
    const browser = fakeBrowser({
      href: 'http://de.localhost/watchlist',
      cookies: { LoginToken: token },
      answer: () => list(one),
    });
    browser.kept.set(watchStorageKey, JSON.stringify([one]));
    startList(page(false), browser);
    await settled();
    expect(browser.visited).toEqual(['/watchlist']);
    expect(browser.kept.has(watchStorageKey)).toBe(false);
  });
});
