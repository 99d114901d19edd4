import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage, putRegion, takeSaid } from '../../../tests/support/pages/region-page.tsx';
import { pageHtml } from '../../../tests/support/pages/draw-page.tsx';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { articleOf, carts, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { boxes } from './buy.fixtures.ts';
import { island } from './buy.island.tsx';
import type { BuyProps } from './buy.rules.ts';
import { start } from './buy.start.ts';
import { EarlyMessage } from './EarlyMessage.tsx';

const t = regionWords('DE');
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
const added: HttpResult = { kind: 'answer', status: 200, body: { cart: carts.oneCoffee, addedProduct: 'Becher' } };
const refused: HttpResult = {
  kind: 'answer',
  status: 409,
  body: { error: 'ITEM_LIMIT', limit: 2, cart: cartWith([articleOf(coffee, 2)]) },
};

let products = 0;
/** The box of a product of its own, in a region whose code has not arrived. */
const asleep = (box: BuyProps, answer: (request: HttpRequest) => HttpResult | Promise<HttpResult> = () => added) => {
  products += 1;
  const props = { ...box, productId: String(300_000_000 + products) };
  const browser = fakeBrowser({ answer, cookies: { LongTermToken: token } });
  const counts: number[] = [];
  browser.events.on('kontor:cart-count-changed', ({ count }) => counts.push(count));
  const { promise: arrives, resolve: arrive, reject: fail } = Promise.withResolvers<void>();
  // It may fail before the region asks for its code.
  arrives.catch(() => {});
  const element = putRegion({ island, props, browser, start, arrives });
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]');
  const page = document.createElement('div');
  page.innerHTML = pageHtml(<EarlyMessage title="Becher" />);
  const early = page.querySelector<HTMLElement>('[data-early]');
  if (early) element.after(early);
  return {
    early,
    element,
    browser,
    counts,
    arrive,
    fail: () => fail(new Error('not found')),
    productId: props.productId,
    form: element.querySelector('form'),
    press: () => button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    tap: () => button?.click(),
    choose: (name: string, value: string) => {
      const field = element.querySelector<HTMLInputElement>(
        `[name="${name}"]${name === 'quantity' ? '' : `[value="${value}"]`}`,
      );
      if (!field) throw new Error(`there is no ${name} ${value}`);
      if (name === 'quantity') field.value = value;
      else field.checked = true;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    message: () => element.querySelector('[role="status"]')?.textContent ?? '',
    changes: () => browser.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    isAwake: () => soon(() => expect(element.dataset['status']).toBe('awake')),
  };
};

const sendNatively = vi.fn<() => void>();
beforeEach(() => {
  sendNatively.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(sendNatively);
});
afterEach(leavePage);

describe('[CART-4] a tap on the button while the region sleeps', () => {
  it('is counted in the task of the click, so that the next frame shows it, once the press has loaded the code', async () => {
    const { counts, press, tap, arrive, message, changes } = asleep(boxes.mug);
    press();
    await vi.dynamicImportSettled();
    tap();
    expect(counts).toEqual([1]);
    arrive();
    await soon(() => expect(message()).toContain(t('buy.added', { title: 'Becher' })));
    expect(changes()).toHaveLength(1);
  });

  it('is counted and sent before Preact is there, and once', async () => {
    const { browser, counts, arrive, productId, tap, message, changes, isAwake } = asleep(boxes.mug);
    tap();
    await soon(() => expect(changes()).toEqual([{ addArticle: { productId, tcm: 'mug', quantity: 1 } }]));
    expect(counts).toEqual([1]);
    expect(browser.calls[0]?.headers?.['idempotency-key']).toBe('id-1');
    arrive();
    await isAwake();
    await soon(() => expect(message()).toContain(t('buy.added', { title: 'Becher' })));
    expect(changes()).toHaveLength(1);
  });

  it('is confirmed by the page once it is answered, until the region says the same', async () => {
    const { tap, early, arrive, isAwake, message } = asleep(boxes.mug);
    expect(early?.hidden).toBe(true);
    tap();
    await soon(() => expect(early?.hidden).toBe(false));
    expect(early?.textContent).toContain(t('buy.added', { title: 'Becher' }));
    expect(early?.querySelector('a')?.getAttribute('href')).toBe(cartPagePath);
    arrive();
    await isAwake();
    await soon(() => expect(message()).toContain(t('buy.added', { title: 'Becher' })));
    expect(early?.hidden).toBe(true);
  });

  it('is confirmed no longer than the visitor wants', async () => {
    const { tap, early, arrive, message } = asleep(boxes.mug);
    tap();
    await soon(() => expect(early?.hidden).toBe(false));
    early?.querySelector('button')?.click();
    expect(early?.hidden).toBe(true);
    arrive();
    await soon(() => expect(message()).not.toBe(''));
  });

  it('takes what was chosen, and how many', async () => {
    const { tap, choose, changes, productId, arrive, isAwake, message } = asleep(boxes.coat);
    choose('color', 'Petrol');
    choose('size', '40');
    choose('quantity', '3');
    tap();
    await soon(() => expect(changes()).toEqual([{ addArticle: { productId, tcm: 'petrol-40', quantity: 3 } }]));
    arrive();
    await isAwake();
    await soon(() => expect(message()).not.toBe(''));
    expect(changes()).toHaveLength(1);
  });

  it('is one addition when it is repeated before the region is awake', async () => {
    const { tap, changes, arrive, isAwake, message } = asleep(boxes.mug);
    tap();
    await soon(() => expect(changes()).toHaveLength(1));
    tap();
    tap();
    arrive();
    await isAwake();
    await soon(() => expect(message()).not.toBe(''));
    await drawn();
    expect(changes()).toHaveLength(1);
  });

  it('tells a refusal when it is awake, and takes the count back', async () => {
    const { tap, early, changes, counts, arrive, isAwake, message } = asleep(boxes.mug, () => refused);
    tap();
    await soon(() => expect(changes()).toHaveLength(1));
    expect(counts).toEqual([1]);
    arrive();
    await isAwake();
    await soon(() => expect(message()).toContain(t('cart.limit.item', { limit: 2 })));
    expect(early?.hidden).toBe(true);
    expect(counts).toEqual([1, 2]);
  });

  it('is a new addition after it was answered', async () => {
    const { tap, changes, arrive, isAwake, message } = asleep(boxes.mug);
    tap();
    await soon(() => expect(changes()).toHaveLength(1));
    arrive();
    await isAwake();
    await soon(() => expect(message()).not.toBe(''));
    tap();
    await soon(() => expect(changes()).toHaveLength(2));
  });

  it.each([
    ['without a size', boxes.coat, ''],
    ['with an article that does not exist', boxes.coat, '44'],
    ['with no pieces', boxes.mug, '0'],
    ['with half a piece', boxes.mug, '1.5'],
    ['with no number', boxes.mug, ''],
  ] as const)('sends nothing %s', async (_, box, value) => {
    const { tap, choose, changes, element } = asleep(box);
    const loaded = import('./buy-asleep.effects.ts');
    if (box === boxes.mug) choose('quantity', value);
    else {
      choose('color', 'Bordeaux');
      if (value !== '') choose('size', value);
    }
    tap();
    await loaded;
    await drawn();
    expect(element.dataset['status']).toBe('waking');
    expect(changes()).toEqual([]);
  });

  it.each([
    ['leads to the cart', added, [cartPagePath], 0],
    ['sends the form where it was refused', refused, [], 1],
    ['sends the form where nothing answers', { kind: 'failed', reason: 'network' } as const, [], 1],
  ])('%s, if the region cannot wake', async (_, response, visited, native) => {
    const { tap, changes, fail, browser, element } = asleep(boxes.mug, () => response);
    tap();
    await soon(() => expect(changes().length).toBeGreaterThan(0));
    const sentBefore = changes().length;
    fail();
    await soon(() => expect(element.dataset['status']).toBe('failed'));
    await soon(() => expect([browser.visited, sendNatively.mock.calls.length]).toEqual([visited, native]));
    expect(changes()).toHaveLength(sentBefore);
    takeSaid();
  });
});
