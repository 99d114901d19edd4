import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { browserWith, put } from '../../../tests/support/pages/header-icons-page.ts';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { leavePage } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { showAdded } from '../../clients/cart-added.effects.ts';
import { cartStorageKey } from '../../clients/cart.effects.ts';
import type { HttpResult } from '../../platform/http.ts';
import { closeMs } from '../../ui/flyout/flyout.constants.ts';
import { articleOf, cartWith, coffee } from '../../testing/cart.fixtures.ts';

afterEach(leavePage);
const t = pageWords('DE');
const { productId, tcm, title } = coffee;
const added = { productId, tcm, quantity: 2, title };
const cart = cartWith([articleOf(coffee, 5)]);

/** The icons of a header, and a button of the region that adds. */
const page = async (answer?: HttpResult) => {
  const browser = browserWith(answer ? { answer } : {});
  browser.kept.set(cartStorageKey, JSON.stringify(cart));
  const icons = await put(browser);
  const buy = document.createElement('div');
  buy.dataset['region'] = 'buy';
  buy.innerHTML = '<button type="submit">In den Warenkorb</button>';
  document.body.append(buy);
  const button = buy.querySelector('button');
  button?.focus();
  const undo = () =>
    [...icons.element.querySelectorAll('button')].find(({ textContent }) => textContent === t('cart.undo'));
  return {
    ...icons,
    button,
    undo,
    content: () => icons.element.querySelector('[data-content]')?.textContent ?? '',
    isShown: () =>
      soon(() => {
        expect(undo()).toBeDefined();
        expect(document.activeElement?.textContent).toBe(t('header.yourCart'));
      }),
    changes: () => browser.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
};

describe('[CART-4] after an addition the flyout of the cart', () => {
  it('opens with what was added, the focus on its title, and gives it back to the button', async () => {
    const { browser, button, content, isShown, opened } = await page();
    showAdded(added);
    await isShown();
    expect(opened()).toBe('cart');
    expect(content()).toContain(t('buy.added', { title }));
    expect(await axeFaults(document.body)).toEqual([]);
    browser.pressEscape();
    await soon(() => expect(document.activeElement).toBe(button));
  });

  it('announces nothing by itself: the page has done so', async () => {
    const { element, isShown } = await page();
    showAdded(added);
    await isShown();
    expect([...element.querySelectorAll('output, [role]')].map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('stays closed when the focus has gone to another part of the page', async () => {
    const { opened } = await page();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    showAdded(added);
    expect(opened()).toBeUndefined();
    expect(document.activeElement).toBe(field);
  });

  it('shows the addition once: opened by hand later it has the cart alone', async () => {
    const { browser, toggle, untilClosed, untilOpen, content, isShown, undo } = await page();
    showAdded(added);
    await isShown();
    toggle('cart').click();
    await untilClosed();
    browser.clock.pass(closeMs);
    await soon(() => expect(undo()).toBeUndefined());
    toggle('cart').click();
    await untilOpen('cart');
    await soon(() => expect(content()).toContain(title));
    expect(undo()).toBeUndefined();
  });
});

describe('[CART-8] undo of an addition', () => {
  it('takes out the pieces that were added, says so and keeps the focus in the flyout', async () => {
    const left = cartWith([articleOf(coffee, 3)]);
    const { content, changes, isShown, undo } = await page({ kind: 'answer', status: 200, body: { cart: left } });
    showAdded(added);
    await isShown();
    undo()?.click();
    await soon(() => expect(content()).toContain(t('header.undone', { title })));
    expect(changes()).toEqual([{ setArticle: { productId, tcm, quantity: 3 } }]);
    expect(content()).toContain(t('header.pieces', { count: 3 }));
    expect(undo()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe(t('header.yourCart'));
  });

  it('says why it was refused', async () => {
    const { content, isShown, undo } = await page({ kind: 'failed', reason: 'timeout' });
    showAdded(added);
    await isShown();
    undo()?.click();
    await soon(() => expect(content()).toContain(t('cart.error.change')));
    expect(content()).toContain(t('header.pieces', { count: 5 }));
  });
});
