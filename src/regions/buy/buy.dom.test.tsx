import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awake, fieldsOf, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { cartPath } from '../../contracts/cart/cart.contract.ts';
import { cartStorageKey } from '../../clients/cart.effects.ts';
import { articleOf, carts, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { allSites } from '../../sites/sites.ts';
import { boxes } from './buy.fixtures.ts';
import { island } from './buy.island.tsx';
import type { BuyProps } from './buy.rules.ts';

const t = regionWords('DE');
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
type Answer = (request: HttpRequest) => HttpResult | Promise<HttpResult>;
const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });

let put: HttpResult | Promise<HttpResult>;
let inCart = carts.empty;
const answer: Answer = ({ method }) => (method === 'PUT' ? put : json(200, { cart: inCart }));
const browserOf = () => fakeBrowser({ answer, cookies: { LongTermToken: token } });

beforeEach(() => {
  inCart = carts.empty;
  put = json(200, { cart: carts.oneCoffee, addedProduct: 'Sonntagsröstung' });
});
afterEach(leavePage);

/** opened with a size, so that it can be added at once */
const coffeeOf250: BuyProps = { ...boxes.coffee, openedSize: '250 g' };

const named = Object.entries(boxes) as [string, BuyProps][];
const form = (element: HTMLElement) => element.querySelector('form');
const addButton = (element: HTMLElement) => element.querySelector<HTMLButtonElement>('button[type="submit"]');
const radio = (element: HTMLElement, value: string) => element.querySelector<HTMLInputElement>(`[value="${value}"]`);
const message = (element: HTMLElement) => element.querySelector('[role="status"]')?.textContent ?? '';
const changes = (browser: ReturnType<typeof browserOf>) =>
  browser.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const isOut = (element: HTMLElement, value: string) =>
  radio(element, value)?.closest('label')?.dataset['out'] === 'true';

describe.each(named)('the box of %s', (_, props) => {
  it('is drawn on the server and works without JavaScript', () => {
    const element = putRegion({ island, props, browser: browserOf(), script: false });
    expect(form(element)?.getAttribute('action')).toBe('/service/cartfrontend/cart/change');
    expect(form(element)?.method).toBe('post');
    const fields = fieldsOf(form(element), addButton(element));
    expect(fields).toMatchObject({ productId: props.productId, mode: 'add', quantity: '1', back: props.url });
    const first = props.articles[0];
    const chosen = fields['tcm'] ? { tcm: first?.tcm } : { color: fields['color'] };
    expect(first).toMatchObject(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)));
    // SHOP-3: no size is chosen before the visitor does.
    expect(fields).not.toHaveProperty('size');
  });

  it('hydrates without a message on the console', async () => {
    const element = putRegion({ island, props, browser: browserOf() });
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
  });

  it('passes axe', async () => {
    const element = putRegion({ island, props, browser: browserOf() });
    await awake(element);
    // Colours are tested in the browser; jsdom has none.
    const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('a choice', () => {
  it('[SHOP-3] changes price, base price and availability with the choice', async () => {
    const element = putRegion({ island, props: coffeeOf250, browser: browserOf() });
    await awake(element);
    expect(element.textContent).toContain('6,99\u00A0Euro');
    radio(element, '500 g')?.click();
    await soon(() => expect(element.textContent).toContain('12,99\u00A0Euro'));
    expect(element.textContent).toContain('25,98 je 1 kg');
  });

  it('[SHOP-3] shows what is not available: struck through, announced, and not for sale', async () => {
    const element = putRegion({ island, props: { ...boxes.coat, openedSize: '36' }, browser: browserOf() });
    await awake(element);
    expect(['36', '38', '40', '44'].map((size) => isOut(element, size))).toEqual([false, false, false, true]);
    expect(radio(element, '44')?.closest('label')?.textContent).toContain(t('buy.out'));
    expect(addButton(element)?.disabled).toBe(false);
    radio(element, '44')?.click();
    await soon(() => expect(addButton(element)?.disabled).toBe(true));
    expect(element.textContent).toContain(t('ui.stock.soldOut'));
    radio(element, 'Petrol')?.click();
    await soon(() => expect(addButton(element)?.disabled).toBe(false));
    expect(isOut(element, '44')).toBe(false);
    radio(element, 'Bordeaux')?.click();
    await soon(() => expect(element.textContent).toContain(t('buy.noSuch')));
    expect(addButton(element)?.disabled).toBe(true);
    radio(element, '38')?.click();
    await soon(() => expect(element.textContent).toContain(t('ui.stock.few', { count: 2 })));
  });

  it('[SHOP-3] writes the colour into the address, in place of the one there, and keeps all else of it', async () => {
    const href = 'http://de.localhost/mantel-p100000002.html?query=mantel&dim1=camel#k';
    const browser = fakeBrowser({ answer, cookies: { LongTermToken: token }, href });
    const element = putRegion({ island, props: { ...boxes.coat, opened: 'camel-38', openedSize: '38' }, browser });
    await awake(element);
    expect(radio(element, 'Camel')?.checked).toBe(true);
    expect(radio(element, '38')?.checked).toBe(true);
    radio(element, 'Petrol')?.click();
    await soon(() => expect(browser.url().search).toBe('?query=mantel&dim1=petrol'));
    expect(browser.url().hash).toBe('#k');
    expect(browser.visited).toEqual([]);
  });

  it('[SHOP-3] shows the lowest price of thirty days beside a reduced one', () => {
    const element = putRegion({ island, props: boxes.coat, browser: browserOf() });
    expect(element.textContent).toContain(`${t('ui.former')} 159,00`);
    expect(element.querySelector('s')?.textContent).toBe('159,00');
    expect(element.querySelector('s + span')?.textContent).toBe('159,00\u00A0Euro');
  });

  it('[SHOP-3] shows the lowest price of several sizes until one is chosen', async () => {
    const element = putRegion({ island, props: boxes.coffee, browser: browserOf() });
    const prices = () => element.querySelector('p')?.textContent;
    expect(prices()).toMatch(/^ab.*6,99/);
    await awake(element);
    radio(element, '500 g')?.click();
    await soon(() => expect(prices()).toMatch(/^12.*12,99/));
    expect(
      putRegion({ island, props: boxes.coat, browser: browserOf() }).querySelector('p')?.textContent,
    ).not.toContain('ab');
  });

  it('becomes a pre-order before the release date', () => {
    const element = putRegion({ island, props: boxes.preorder, browser: browserOf() });
    expect(addButton(element)?.textContent).toBe(t('buy.preorder'));
    expect(element.textContent).toContain('1. Dezember');
  });

  it('is kept with the tap on the button when made before hydration', async () => {
    const browser = browserOf();
    const element = putRegion({ island, props: boxes.coat, browser });
    for (const value of ['Petrol', '40']) {
      const choice = radio(element, value);
      if (choice) choice.checked = true;
      choice?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const quantity = element.querySelector<HTMLInputElement>('[name="quantity"]');
    if (quantity) quantity.value = '3';
    quantity?.dispatchEvent(new Event('input', { bubbles: true }));
    addButton(element)?.click();
    expect(element.getAttribute('aria-busy')).toBe('true');
    await soon(() => expect(element.dataset['status']).toBe('awake'));
    expect(radio(element, 'Petrol')?.checked).toBe(true);
    expect(radio(element, 'Camel')?.checked).toBe(false);
    await soon(() =>
      expect(changes(browser)).toEqual([{ addArticle: { productId: '100000002', tcm: 'petrol-40', quantity: 3 } }]),
    );
  });
});

describe('a choice made before hydration', () => {
  const firstIsOut: BuyProps = {
    ...boxes.coffee,
    articles: boxes.coffee.articles.map((article, n) => (n === 0 ? { ...article, availability: 'SOLDOUT' } : article)),
  };
  it.each([
    ['behind what stood chosen', boxes.coffee, '500 g'],
    ['before what stood chosen', firstIsOut, '250 g'],
  ] as const)('is kept where it lies %s', async (_, props, size) => {
    const element = putRegion({ island, props, browser: browserOf() });
    radio(element, size)?.click();
    await awake(element);
    const price = size === '500 g' ? '12,99' : '6,99';
    await soon(() => expect(element.querySelector('p')?.textContent).toContain(`${price}\u00A0Euro`));
    expect(fieldsOf(form(element))['size']).toBe(size);
  });
});

describe('the button without a size', () => {
  const asking = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-shown]');

  it('[SHOP-3] asks for one at the sizes and gives them the focus, and adds nothing', async () => {
    const browser = browserOf();
    const element = putRegion({ island, props: boxes.coat, browser });
    await awake(element);
    expect(asking(element)).toBeNull();
    addButton(element)?.click();
    await soon(() => expect(asking(element)?.textContent).toBe(t('buy.sizeMissing')));
    const sizes = radio(element, '36')?.closest('fieldset');
    expect(asking(element)?.getAttribute('role')).toBe('alert');
    expect(sizes?.contains(asking(element))).toBe(true);
    expect(document.activeElement).toBe(radio(element, '36'));
    expect(changes(browser)).toEqual([]);
    radio(element, '38')?.click();
    await soon(() => expect(asking(element)).toBeNull());
    addButton(element)?.click();
    await soon(() => expect(changes(browser)).toHaveLength(1));
  });
});

describe('the button', () => {
  it('[CART-4, CART-13] sends the addition alone, notifies the page and names what was added', async () => {
    const browser = browserOf();
    const counts: number[] = [];
    browser.events.on('kontor:cart-count-changed', ({ count }) => counts.push(count));
    const element = putRegion({ island, props: coffeeOf250, browser });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(message(element)).toContain(t('buy.added', { title: 'Sonntagsröstung' })));
    expect(browser.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${cartPath}`]);
    expect(changes(browser)).toEqual([{ addArticle: { productId: '100000001', tcm: 'beans-250', quantity: 1 } }]);
    expect(browser.calls[0]?.headers?.['idempotency-key']).toBe('id-1');
    expect(counts).toEqual([1]);
    expect(browser.kept.has(cartStorageKey)).toBe(true);
    expect(element.querySelector('[role="status"] a')?.getAttribute('href')).toBe('/service/cartfrontend/cart');
  });

  it.each([
    ['confirmed', json(200, { cart: cartWith([articleOf(coffee, 3)]) }), [3]],
    [
      'taken back when refused',
      json(409, { error: 'ITEM_LIMIT', limit: 2, cart: cartWith([articleOf(coffee, 2)]) }),
      [3, 2],
    ],
    ['taken back when nothing answers', json(503, { error: 'CARTSTORAGE_UNAVAILABLE' }), [3, 2]],
  ])('[CART-4, CART-9] shows the new count before the answer: %s', async (_, result, expected) => {
    let tell: (result: HttpResult) => void = () => {};
    put = new Promise((resolve) => {
      tell = resolve;
    });
    const browser = browserOf();
    browser.kept.set(cartStorageKey, JSON.stringify(cartWith([articleOf(coffee, 2)])));
    const counts: number[] = [];
    browser.events.on('kontor:cart-count-changed', ({ count }) => counts.push(count));
    const element = putRegion({ island, props: coffeeOf250, browser });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(counts).toEqual([3]));
    tell(result);
    await soon(() => expect(message(element)).not.toBe(''));
    expect(counts).toEqual(expected);
  });

  it.each([
    ['refuses it as a wrong body', 400],
    ['says that nothing changed', 304],
  ])('[CART-4] sets the total before an older cart service that %s', async (_, status) => {
    inCart = cartWith([articleOf(coffee, 2)]);
    const browser = fakeBrowser({
      cookies: { LongTermToken: token },
      answer: (request) =>
        request.method === 'PUT' && 'addArticle' in (request.body as object)
          ? json(status, undefined)
          : answer(request),
    });
    const element = putRegion({ island, props: coffeeOf250, browser });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(message(element)).toContain('Sonntagsröstung'));
    expect(changes(browser).at(-1)).toEqual({
      setArticle: { productId: '100000001', tcm: 'beans-250', quantity: 3 },
    });
    expect(
      browser.calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers?.['idempotency-key']),
    ).toEqual(['id-1', 'id-1']);
  });

  it('[CART-4] shows no message when nothing changed', async () => {
    let tell: (result: HttpResult) => void = () => {};
    put = new Promise((resolve) => {
      tell = resolve;
    });
    const element = putRegion({ island, props: boxes.mug, browser: browserOf() });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(addButton(element)?.dataset['loading']).toBe('true'));
    tell(json(304, undefined));
    await soon(() => expect(addButton(element)?.dataset['loading']).toBeUndefined());
    expect(message(element)).toBe('');
  });

  it('[UI-1] is loading until the response, and ignores a second tap', async () => {
    let tell: (result: HttpResult) => void = () => {};
    put = new Promise((resolve) => {
      tell = resolve;
    });
    const browser = browserOf();
    const element = putRegion({ island, props: boxes.mug, browser });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(addButton(element)?.dataset['loading']).toBe('true'));
    addButton(element)?.click();
    tell(json(200, { cart: carts.oneCoffee, addedProduct: 'Espressobecher' }));
    await soon(() => expect(message(element)).toContain('Espressobecher'));
    expect(changes(browser)).toHaveLength(1);
  });

  it.each(allSites)('[CART-5] shows each refusal in the words of $code, for 7.5 s', async ({ code }) => {
    for (const error of cartErrorCodes) {
      put = json(error.endsWith('LIMIT') ? 409 : 503, { error, limit: 2, cart: carts.empty });
      const browser = browserOf();
      const element = putRegion({ island, props: boxes.mug, browser, code });
      await awake(element);
      addButton(element)?.click();
      const words = regionWords(code);
      const texts: Record<string, string> = {
        CART_LIMIT: words('cart.limit.cart', { limit: 2 }),
        ITEM_LIMIT: words('cart.limit.item', { limit: 2 }),
        AVAILABILITY_LIMIT: words('cart.limit.availability', { limit: 2 }),
      };
      const text = texts[error] ?? words('cart.error.change');
      await soon(() => expect(message(element)).toContain(text));
      browser.clock.pass(7499);
      await Promise.resolve();
      expect(message(element)).toContain(text);
      browser.clock.pass(1);
      await soon(() => expect(message(element)).toBe(''));
    }
  });

  it('shows a network failure like any other, and can be tried again', async () => {
    put = { kind: 'failed', reason: 'network' };
    const element = putRegion({ island, props: boxes.mug, browser: browserOf() });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(message(element)).toContain(t('cart.error.change')));
    put = json(200, { cart: carts.oneCoffee, addedProduct: 'Becher' });
    addButton(element)?.click();
    await soon(() => expect(message(element)).toContain('Becher'));
  });

  it('changes nothing where the cart of an older service cannot be read', async () => {
    const browser = fakeBrowser({
      cookies: { LongTermToken: token },
      answer: ({ path, method }) =>
        path === cartPath && method === 'GET' ? json(503, { error: 'CARTSTORAGE_UNAVAILABLE' }) : json(400, {}),
    });
    const element = putRegion({ island, props: boxes.mug, browser });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(message(element)).toContain(t('cart.error.change')));
    expect(changes(browser)).toHaveLength(1);
  });

  it('closes its message by its button', async () => {
    const element = putRegion({ island, props: boxes.mug, browser: browserOf() });
    await awake(element);
    addButton(element)?.click();
    await soon(() => expect(message(element)).not.toBe(''));
    [...element.querySelectorAll('button')].find(({ textContent }) => textContent === t('buy.close'))?.click();
    await soon(() => expect(message(element)).toBe(''));
  });
});

describe('the stepper', () => {
  it('goes from one to the available quantity', async () => {
    const element = putRegion({ island, props: boxes.mug, browser: browserOf() });
    await awake(element);
    const field = element.querySelector<HTMLInputElement>('[name="quantity"]');
    const [less, more] = element.querySelectorAll<HTMLButtonElement>('fieldset > button');
    expect([less?.getAttribute('aria-disabled'), more?.getAttribute('aria-disabled')]).toEqual(['true', null]);
    less?.click();
    await drawn();
    expect(field?.value).toBe('1');
    more?.click();
    await soon(() => expect(field?.value).toBe('2'));
    expect(more?.getAttribute('aria-disabled')).toBe('true');
    more?.click();
    await drawn();
    expect(field?.value).toBe('2');
    less?.click();
    await soon(() => expect(field?.value).toBe('1'));
  });
});
