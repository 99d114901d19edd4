import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { watchFormPath, watchlistPath } from '../../contracts/customer/account.contract.ts';
import { watchStorageKey } from '../../contracts/customer/watchlist.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
// Loaded on demand in the browser; imported here so that they are available at once.
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
/** Another heart of the same product. */
const started = (browser: ReturnType<typeof fakeBrowser>): HTMLElement => {
  const element = put();
  start(element, browser);
  return element;
};
const list = (...productIds: string[]): HttpResult => ({ kind: 'answer', status: 200, body: { productIds } });
const loggedIn = (answer: (request: HttpRequest) => HttpResult) =>
  fakeBrowser({ cookies: { LoginToken: token }, answer });
afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(allSites)('a heart on $code', ({ code }) => {
  it('[SHOP-3] is a plain labelled form that passes axe', async () => {
    const element = put(one, code);
    const form = element.querySelector('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([watchFormPath, 'post']);
    expect(element.querySelector('button')?.textContent).toContain('Becher');
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('a guest’s heart', () => {
  it('[SHOP-3] is filled and kept before its script is there, where no list can have the product', async () => {
    const browser = fakeBrowser();
    const fresh = started(browser);
    expect(press(fresh).defaultPrevented).toBe(true);
    expect(pressed(fresh)).toBe('true');
    // The visitor may leave the page before the script comes.
    expect(browser.kept.get(watchStorageKey)).toBe(JSON.stringify([one]));
    await settled();
    expect(pressed(fresh)).toBe('true');
    expect(browser.kept.get(watchStorageKey)).toBe(JSON.stringify([one]));
    const withList = fakeBrowser();
    withList.storage.set(watchStorageKey, JSON.stringify([one]));
    const known = started(withList);
    press(known);
    expect(pressed(known)).toBeNull();
  });

  it('[SHOP-3] makes no request before it is pressed; then the browser stores the product, and removes it again', async () => {
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

  it('[SHOP-3] is filled if the browser stores its product, and notifies the other hearts', async () => {
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

  it.each(['', 'x', '{}', '["x", 7, "1234"]', 'null'])('starts an empty list if %j is stored', async (kept) => {
    const browser = fakeBrowser();
    browser.kept.set(watchStorageKey, kept);
    const element = put();
    start(element, browser);
    await settled();
    expect(pressed(element)).toBe('false');
  });
});

describe('a customer’s heart', () => {
  it('[SHOP-3] follows the account, and moves a guest’s list to it once', async () => {
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

  it('[SHOP-3] keeps the guest’s list if the account could not store it', async () => {
    const browser = loggedIn(() => ({ kind: 'failed', reason: 'network' }));
    browser.kept.set(watchStorageKey, JSON.stringify([one]));
    const element = put();
    start(element, browser);
    await settled();
    expect(browser.kept.has(watchStorageKey)).toBe(true);
    expect(pressed(element)).toBe('true');
  });

  it('[SHOP-3] goes back if the change is refused, and the plain form shows the reason', async () => {
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

describe('a heart that is asleep', () => {
  /** A guest's page without a list: nothing was fetched, the heart is empty. */
  const asleep = async () => {
    const browser = fakeBrowser();
    const element = put();
    const stop = start(element, browser);
    await settled();
    expect(pressed(element)).toBeNull();
    return { browser, element, stop };
  };

  it.each<[what: string, happens: (browser: ReturnType<typeof fakeBrowser>) => void]>([
    ['another heart of the page', (browser) => press(started(browser))],
    ['another tab', (browser) => browser.keepElsewhere(watchStorageKey, JSON.stringify([one]))],
    [
      'the way back to a page that the browser kept',
      (browser) => {
        browser.kept.set(watchStorageKey, JSON.stringify([one]));
        browser.comeBack();
      },
    ],
    [
      'the event of another team',
      (browser) => {
        browser.kept.set(watchStorageKey, JSON.stringify([one]));
        browser.events.emit('kontor:watchlist-changed', { productId: one, watched: true });
      },
    ],
  ])('[SHOP-3] is filled after %s', async (_, happens) => {
    const { browser, element } = await asleep();
    happens(browser);
    await settled();
    expect(pressed(element)).toBe('true');
  });

  it('[SHOP-3] stays asleep on the way back without a list, and after it was taken out of the page', async () => {
    const { browser, element, stop } = await asleep();
    browser.comeBack();
    await settled();
    expect(pressed(element)).toBeNull();
    stop?.();
    browser.keepElsewhere(watchStorageKey, JSON.stringify([one]));
    await settled();
    expect(pressed(element)).toBeNull();
  });

  it('[SHOP-3] takes a press while its script is under way', async () => {
    const browser = fakeBrowser();
    browser.kept.set(watchStorageKey, JSON.stringify(['100000002']));
    const element = put();
    start(element, browser);
    expect(press(element).defaultPrevented).toBe(true);
    await settled();
    expect(pressed(element)).toBe('true');
    expect(JSON.parse(browser.kept.get(watchStorageKey) ?? '')).toEqual([one, '100000002']);
  });
});

describe('a heart that is awake', () => {
  it('[SHOP-3] follows a guest’s other tabs, and tells the page each change once', async () => {
    const browser = fakeBrowser();
    browser.kept.set(watchStorageKey, JSON.stringify(['100000002', '100000003']));
    const [element, twin, other] = [put(), put(), put('100000002')];
    for (const heart of [element, twin, other]) start(heart, browser);
    await settled();
    const heard: object[] = [];
    browser.events.on('kontor:watchlist-changed', (change) => heard.push(change));
    browser.keepElsewhere(watchStorageKey, JSON.stringify([one, '100000003']));
    await settled();
    expect([element, twin, other].map(pressed)).toEqual(['true', 'true', 'false']);
    expect(heard).toEqual([
      { productId: '100000002', watched: false },
      { productId: one, watched: true },
    ]);
    // The next press starts from there.
    press(element);
    await settled();
    expect(pressed(element)).toBe('false');
  });

  it('[SHOP-3] follows a customer’s other tabs by one request of the page', async () => {
    let now = list();
    const browser = loggedIn(() => now);
    const [element, other] = [put(), put('100000002')];
    for (const heart of [element, other]) start(heart, browser);
    await settled();
    now = list(one);
    // Another tab changed the account: it writes and removes an empty guest's list.
    browser.keepElsewhere(watchStorageKey, '[]');
    browser.kept.delete(watchStorageKey);
    browser.keepElsewhere(watchStorageKey, '[]');
    await settled();
    expect([element, other].map(pressed)).toEqual(['true', 'false']);
    expect(browser.calls).toHaveLength(2);
  });

  it('[SHOP-3] informs other tabs of a customer’s change, and leaves no list in the browser', async () => {
    const browser = loggedIn(({ method }) => (method === 'GET' ? list() : list(one)));
    const written: string[] = [];
    const { set } = browser.storage;
    const element = put();
    start(element, {
      ...browser,
      storage: {
        ...browser.storage,
        set: (key, value) => {
          written.push(`${key} ${value}`);
          set(key, value);
        },
      },
    });
    await settled();
    press(element);
    await settled();
    expect(written).toEqual([`${watchStorageKey} []`]);
    expect(browser.kept.has(watchStorageKey)).toBe(false);
  });

  it('[SHOP-3] keeps what it shows if the list cannot be loaded again', async () => {
    let answer: HttpResult = list(one);
    const browser = loggedIn(() => answer);
    const element = put();
    start(element, browser);
    await settled();
    answer = { kind: 'failed', reason: 'network' };
    browser.comeBack();
    await settled();
    expect(browser.calls).toHaveLength(2);
    expect(pressed(element)).toBe('true');
  });
});

describe('the watchlist page', () => {
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

  it('[SHOP-5] of a customer takes over a guest’s list, and is reloaded', async () => {
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
