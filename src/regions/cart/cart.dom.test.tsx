import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { awake, fieldsOf, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { defectiveIn, itemsIn, titleOf } from '../../domain/cart/kinds/kinds.ts';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { type Cart } from '../../contracts/cart/cart.contract.ts';
import { cartStorageKey, keptCount } from '../../clients/cart.effects.ts';
import { articleOf, carts, cartWith, coffee, reducedCoat, scarceMug } from '../../testing/cart.fixtures.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { refusalText } from '../../sites/refusals.ts';
import { allSites } from '../../sites/sites.ts';
import { cartPages } from './cart.fixtures.ts';
import { island } from './cart.island.tsx';
import type { CartProps } from './CartView.tsx';

const t = regionWords('DE');
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });
const cartAnswer = (cart: Cart): HttpResult => json(200, { cart });

const browserWith = (answer: (request: HttpRequest) => HttpResult | Promise<HttpResult>) =>
  fakeBrowser({ answer, cookies: { LongTermToken: token } });
const quiet = () => browserWith(() => cartAnswer(carts.several));

/** Answers that a test gives when it wants to, in the order of the calls. */
const held = () => {
  const waiting: ((result: HttpResult) => void)[] = [];
  const browser = browserWith(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  );
  return { browser, reply: (result: HttpResult) => waiting.shift()?.(result), waiting };
};

afterEach(leavePage);

const lines = (element: HTMLElement) =>
  [...element.querySelectorAll('ul > li:has(h2)')].map((line) => {
    const figure = line.querySelector('output')?.textContent;
    return `${line.querySelector('h2')?.textContent} ${figure ?? 'gone'}`;
  });
const line = (element: HTMLElement, title: string) =>
  [...element.querySelectorAll<HTMLElement>('ul > li')].find((one) => one.querySelector('h2')?.textContent === title);
const button = (element: HTMLElement, title: string, name: string) =>
  [...(line(element, title)?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const more = (element: HTMLElement, title = coffee.title) => button(element, title, t('cart.more'));
const less = (element: HTMLElement, title = coffee.title) => button(element, title, t('cart.less'));
const remove = (element: HTMLElement, title = coffee.title) => button(element, title, t('cart.remove'));
const undo = (element: HTMLElement, site: SiteCode = 'DE') => {
  const word = regionWords(site)('cart.undo');
  return [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(word));
};
/** announced by screen readers when a line is removed */
const heard = (element: HTMLElement) => element.querySelector('span > output:only-child')?.textContent;
const message = (element: HTMLElement) => element.querySelector('[role="status"]')?.textContent ?? '';
const total = (element: HTMLElement) => element.querySelector('section dd')?.textContent;
const changes = ({ calls }: ReturnType<typeof quiet>) =>
  calls.flatMap(({ method, body }) => (method === 'PUT' ? [JSON.stringify(body)] : []));

const pages = Object.entries(cartPages) as [string, CartProps][];
describe.each(pages)('the cart page %s', (_, props) => {
  it('is drawn on the server', () => {
    const element = putRegion({ island, props, browser: quiet(), script: false });
    const entries = props.cart ? [...itemsIn(props.cart), ...defectiveIn(props.cart)] : [];
    expect([...element.querySelectorAll('li h2')].map(({ textContent }) => textContent)).toEqual(entries.map(titleOf));
  });

  it('wakes without a word on the console', async () => {
    const element = putRegion({ island, props, browser: quiet() });
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
  });

  it('passes axe', async () => {
    const element = putRegion({ island, props, browser: quiet() });
    await awake(element);
    // Colours are seen in the browser's tests; here there are none. The page's h1 is outside of the region.
    const rules = { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } };
    const { violations } = await axe.run(element, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  const put = () => putRegion({ island, props: cartPages.several, browser: quiet(), script: false });
  const sends = (pressed: HTMLButtonElement | undefined) => {
    expect(pressed?.form?.getAttribute('action')).toBe('/service/cartfrontend/cart/change');
    expect(pressed?.form?.method).toBe('post');
    return fieldsOf(pressed?.form ?? null, pressed);
  };
  const key = { productId: coffee.productId, tcm: coffee.tcm };

  it('the buttons of a line send plain forms', () => {
    const element = put();
    expect(sends(more(element))).toEqual({ ...key, mode: 'set', quantity: '4' });
    expect(sends(less(element))).toEqual({ ...key, mode: 'set', quantity: '2' });
    expect(sends(remove(element))).toEqual({ ...key, mode: 'remove' });
  });

  it('a button at its end sends what is there', () => {
    expect(sends(more(put(), scarceMug.title))).toMatchObject({ mode: 'set', quantity: '2' });
    expect(sends(less(put(), reducedCoat.title))).toMatchObject({ mode: 'set', quantity: '1' });
  });

  it('the message of a form is shown', () => {
    const added = putRegion({ island, props: cartPages.added, browser: quiet(), script: false });
    expect(message(added)).toContain(t('cart.added'));
    expect(added.querySelector('[role="status"] a')?.getAttribute('href')).toBe(coffee.url);
    const refused = putRegion({ island, props: cartPages.refused, browser: quiet(), script: false });
    expect(message(refused)).toContain(t('cart.limit.item', { limit: 10 }));
  });
});

describe('a line', () => {
  it('shows what it costs now, what it cost and what a piece costs', () => {
    const element = putRegion({ island, props: cartPages.several, browser: quiet(), script: false });
    expect(line(element, coffee.title)?.textContent).toContain('20,97\u00A0Euro');
    expect(line(element, coffee.title)?.textContent).toContain(t('cart.each', { price: '6,99' }));
    expect(line(element, reducedCoat.title)?.querySelector('s')?.textContent).toBe('159,00');
    expect(line(element, scarceMug.title)?.textContent).toContain(t('ui.stock.few', { count: 2 }));
    expect(total(element)).toContain('156,03');
  });

  it('of what is sold out says that it does not count', () => {
    const element = putRegion({ island, props: cartPages.soldOutMeanwhile, browser: quiet(), script: false });
    expect(element.textContent).toContain(t('ui.stock.soldOut'));
    expect(element.textContent).toContain(t('cart.unavailable'));
    expect(total(element)).toContain('6,99');
  });

  it('of an item that is gone can only be removed, and the page shows a warning', async () => {
    const { browser, reply } = held();
    const element = putRegion({ island, props: cartPages.goneMeanwhile, browser });
    await awake(element);
    expect(message(element)).toContain(t('cart.error.defects'));
    const title = cartPages.goneMeanwhile.cart.defectiveArticles[0]?.title ?? '';
    expect(line(element, title)?.textContent).toContain(t('cart.gone'));
    expect(more(element, title)).toBeUndefined();
    remove(element, title)?.click();
    await soon(() => expect(lines(element)).toEqual([`${coffee.title} 1`]));
    reply(cartAnswer(carts.oneCoffee));
    await soon(() => expect(message(element)).toBe(''));
  });

  it('[CART-5] at the limit says so and goes no further', async () => {
    const browser = quiet();
    const element = putRegion({ island, props: cartPages.atTheLimit, browser });
    await awake(element);
    expect(element.textContent).toContain(t('cart.most', { limit: 10 }));
    expect(more(element)?.getAttribute('aria-disabled')).toBe('true');
    more(element)?.click();
    await drawn();
    expect(changes(browser)).toEqual([]);
  });
});

describe('a change', () => {
  it('is shown at once, also in the badge, and confirmed by the server', async () => {
    const { browser, reply } = held();
    const counts: number[] = [];
    browser.events.on('kontor:cart-count-changed', ({ count }) => counts.push(count));
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    more(element)?.click();
    await soon(() => expect(lines(element)[0]).toBe(`${coffee.title} 4`));
    expect(total(element)).toContain('163,02');
    expect(line(element, coffee.title)?.dataset['pending']).toBe('true');
    expect(counts).toEqual([7]);
    await soon(() => expect(changes(browser)).toHaveLength(1));
    const confirmed = cartWith([articleOf({ ...coffee, price: { amountMinor: 700, currency: 'EUR' } }, 4)]);
    reply(cartAnswer(confirmed));
    await soon(() => expect(total(element)).toContain('28,00'));
    expect(line(element, coffee.title)?.dataset['pending']).toBeUndefined();
    expect(keptCount(browser)).toBe(4);
    expect(counts).toEqual([7, 4]);
  });

  it('made by rapid taps is sent in order, the last wish last', async () => {
    const { browser, reply } = held();
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    for (const shown of [4, 5, 6, 7]) {
      more(element)?.click();
      await soon(() => expect(lines(element)[0]).toBe(`${coffee.title} ${shown}`));
    }
    await soon(() => expect(changes(browser)).toHaveLength(1));
    reply(cartAnswer(cartWith([articleOf(coffee, 4)])));
    await soon(() => expect(changes(browser)).toHaveLength(2));
    expect(changes(browser).map((body) => /"quantity":(\d+)/.exec(body)?.[1])).toEqual(['4', '7']);
    reply(cartAnswer(cartWith([articleOf(coffee, 7)])));
    await soon(() => expect(lines(element)).toEqual([`${coffee.title} 7`]));
  });

  it('that removes takes the line away at once, and the focus stays in the list', async () => {
    const { browser, reply } = held();
    const element = putRegion({ island, props: cartPages.oneItem, browser });
    await awake(element);
    remove(element)?.focus();
    remove(element)?.click();
    await soon(() => expect(lines(element)).toEqual([]));
    expect(element.textContent).toContain(t('cart.empty.title'));
    expect(element.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    reply(cartAnswer(carts.empty));
    await soon(() => expect(keptCount(browser)).toBe(0));
    expect(element.querySelectorAll('a[href="/"]')).toHaveLength(1);
  });

  it('made before waking is done once it is awake', async () => {
    const browser = browserWith(() => cartAnswer(cartWith([articleOf(coffee, 4)])));
    const element = putRegion({ island, props: cartPages.several, browser });
    more(element)?.click();
    await soon(() => expect(element.dataset['status']).toBe('awake'));
    await soon(() => expect(changes(browser)).toHaveLength(1));
    await soon(() => expect(lines(element)).toEqual([`${coffee.title} 4`]));
  });
});

describe('what was taken out', () => {
  it.each(allSites)(
    '[CART-8] comes back in the words of $code, and goes after 10 s when it is let go',
    async ({ code }) => {
      const words = regionWords(code);
      const server = [carts.empty, carts.oneCoffee, carts.empty];
      const browser = browserWith(() => cartAnswer(server.shift() ?? carts.empty));
      const element = putRegion({ island, props: cartPages.oneItem, browser, code });
      await awake(element);
      const takeOut = () => button(element, coffee.title, words('cart.remove'))?.click();
      takeOut();
      await soon(() => expect(undo(element, code)).toBeDefined());
      expect(heard(element)).toBe(words('cart.removed', { title: coffee.title }));
      expect(lines(element)).toEqual([]);
      undo(element, code)?.click();
      await soon(() => expect(lines(element)).toEqual([`${coffee.title} 1`]));
      expect(undo(element, code)).toBeUndefined();
      expect(element.contains(document.activeElement)).toBe(true);
      await soon(() => expect(changes(browser)).toHaveLength(2));
      await soon(() => expect(keptCount(browser)).toBe(1));
      takeOut();
      await soon(() => expect(undo(element, code)).toBeDefined());
      await soon(() => expect(changes(browser)).toHaveLength(3));
      browser.clock.pass(9999);
      await drawn();
      expect(undo(element, code)).toBeDefined();
      browser.clock.pass(1);
      await soon(() => expect(undo(element, code)).toBeUndefined());
      expect(keptCount(browser)).toBe(0);
      expect(heard(element)).toBe('');
    },
  );

  it('passes axe', async () => {
    const browser = browserWith(() => cartAnswer(carts.oneCoffee));
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    remove(element, reducedCoat.title)?.click();
    await soon(() => expect(undo(element)).toBeDefined());
    expect((await axe.run(element)).violations).toEqual([]);
  });
});

describe('what it comes to', () => {
  const summary = (element: HTMLElement) => element.querySelector('section');
  it('is marked while a change is under way, in a place that is always there', async () => {
    const { browser, reply } = held();
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    expect(summary(element)?.textContent).toContain(t('cart.pending'));
    expect(summary(element)?.dataset['pending']).toBeUndefined();
    more(element)?.click();
    await soon(() => expect(summary(element)?.dataset['pending']).toBe('true'));
    reply(cartAnswer(carts.several));
    await soon(() => expect(summary(element)?.dataset['pending']).toBeUndefined());
  });
});

describe('a refusal', () => {
  it.each(allSites)(
    '[CART-9] restores the line and shows each code in the words of $code, for 7.5 s',
    async ({ code }) => {
      const words = regionWords(code);
      for (const error of cartErrorCodes) {
        const status = error.endsWith('LIMIT') ? 409 : 503;
        const browser = browserWith(() =>
          json(status, { error, limit: 3, ...(status === 409 ? { cart: carts.several } : {}) }),
        );
        const element = putRegion({ island, props: cartPages.several, browser, code });
        await awake(element);
        const before = lines(element);
        button(element, coffee.title, words('cart.remove'))?.click();
        const text = refusalText(words, { code: error, limit: 3 });
        await soon(() => expect(message(element)).toContain(text));
        expect(lines(element)).toEqual(before);
        browser.clock.pass(7500);
        await soon(() => expect(message(element)).toBe(''));
      }
    },
  );

  it('[CART-9] of a call that never arrived restores as well', async () => {
    const browser = browserWith(() => ({ kind: 'failed', reason: 'network' }));
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    less(element)?.click();
    await soon(() => expect(message(element)).toContain(t('cart.error.change')));
    expect(lines(element)[0]).toBe(`${coffee.title} 3`);
    [...element.querySelectorAll('button')].find(({ textContent }) => textContent === t('cart.close'))?.click();
    await soon(() => expect(message(element)).toBe(''));
  });

  it('that a form brought along goes after 7.5 s, too', async () => {
    const browser = quiet();
    const element = putRegion({ island, props: cartPages.refused, browser });
    await awake(element);
    expect(message(element)).toContain(t('cart.limit.item', { limit: 10 }));
    await soon(() => {
      browser.clock.pass(7500);
      expect(message(element)).toBe('');
    });
  });
});

describe('a cart update', () => {
  it.each([
    ['from elsewhere', (browser: ReturnType<typeof quiet>) => browser.events.emit('kontor:cart-update', {})],
    ['while the page was left', (browser: ReturnType<typeof quiet>) => browser.comeBack()],
  ])('[CART-12] %s loads the cart again', async (_, happens) => {
    const browser = quiet();
    const element = putRegion({ island, props: cartPages.oneItem, browser });
    await awake(element);
    await soon(() => {
      happens(browser);
      expect(lines(element)).toHaveLength(3);
    });
  });

  it('[CART-12] of another tab is shown without asking the server', async () => {
    const browser = quiet();
    const element = putRegion({ island, props: cartPages.oneItem, browser });
    await awake(element);
    await soon(() => {
      browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.several));
      expect(lines(element)).toHaveLength(3);
    });
    // What was kept before it listened is the server's to judge; from now on it listens.
    browser.calls.length = 0;
    browser.keepElsewhere(cartStorageKey, JSON.stringify(carts.oneCoffee));
    await soon(() => expect(lines(element)).toEqual([`${coffee.title} 1`]));
    browser.keepElsewhere(cartStorageKey, 'rubbish');
    await drawn();
    expect(lines(element)).toEqual([`${coffee.title} 1`]);
    expect(browser.calls).toEqual([]);
  });

  it.each(allSites)('offline is not tried, and a change is refused in the words of $code', async ({ code }) => {
    const words = regionWords(code);
    const browser = quiet();
    const element = putRegion({ island, props: cartPages.oneItem, browser, code });
    await awake(element);
    browser.connect(false);
    browser.events.emit('kontor:cart-update', {});
    browser.comeBack();
    button(element, coffee.title, words('cart.more'))?.click();
    await soon(() => expect(message(element)).toContain(words('cart.offline')));
    expect(lines(element)).toEqual([`${coffee.title} 1`]);
    expect(browser.calls).toEqual([]);
    browser.connect(true);
    await soon(() => expect(lines(element)).toHaveLength(3));
    browser.clock.pass(7500);
    await soon(() => expect(message(element)).toBe(''));
  });

  it('[CART-7] that fails clears the page and says so', async () => {
    const browser = browserWith(() => json(503, { error: 'CARTSTORAGE_UNAVAILABLE' }));
    const element = putRegion({ island, props: cartPages.several, browser });
    await awake(element);
    await soon(() => {
      browser.events.emit('kontor:cart-update', {});
      expect(message(element)).toContain(t('cart.error.load'));
    });
    expect(lines(element)).toEqual([]);
    expect(element.textContent).not.toContain(t('cart.empty.title'));
  });
});
