import { afterEach, describe, expect, it } from 'vitest';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { awake, fieldsOf, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { coffee, preorderedBook, reducedCoat } from '../../testing/cart.fixtures.ts';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpResult } from '../../platform/http.ts';
import { cartPages } from './cart.fixtures.ts';
import { island } from './cart.island.tsx';

const t = regionWords('DE');
const token = `e30.${btoa(JSON.stringify({ ren: 100, exp: 200 }))}.sign`;
/** Without a response the page shows the result of the shared rule. */
const silent = () =>
  fakeBrowser({ answer: () => new Promise<HttpResult>(() => {}), cookies: { LongTermToken: token } });
const shelf = (element: HTMLElement) =>
  element.querySelector<HTMLElement>(`section[aria-label="${t('cart.filler.title')}"]`);
const links = (element: HTMLElement) =>
  [...(shelf(element)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

afterEach(leavePage);

describe('what completes the cart for free shipping', () => {
  it('[CART-17] is a plain form for each article, the closest price first', () => {
    const element = putRegion({ island, props: cartPages.filling, browser: silent(), script: false });
    expect(links(element)).toEqual([preorderedBook.url, reducedCoat.url]);
    const { productId, tcm } = preorderedBook;
    expect(fieldsOf(shelf(element)?.querySelector('form') ?? null)).toEqual({ productId, tcm, mode: 'add' });
  });

  it('[CART-17] goes into the cart at once, and the shelf is gone when nothing is missing', async () => {
    const browser = silent();
    const element = putRegion({ island, props: cartPages.filling, browser });
    await awake(element);
    shelf(element)?.querySelector('button')?.click();
    await soon(() => expect(shelf(element)).toBeNull());
    expect(element.textContent).toContain(t('cart.shipping.reached'));
    const { productId, tcm } = preorderedBook;
    expect(browser.calls.at(-1)?.body).toEqual({ setArticle: { productId, tcm, quantity: 1 } });
  });
});

describe('an article that is kept for later', () => {
  it('[CART-16] leaves the cart by a plain form, also when the region is awake', async () => {
    const element = putRegion({ island, props: cartPages.oneItem, browser: silent() });
    await awake(element);
    const form = element.querySelector<HTMLInputElement>('[value="keep"]')?.form;
    const { productId, tcm } = coffee;
    expect(fieldsOf(form ?? null)).toEqual({ kind: 'kept', productId, tcm, mode: 'keep' });
    expect(form?.textContent).toContain(t('cart.keep'));
  });

  it('[CART-16] is confirmed', () => {
    const element = putRegion({ island, props: cartPages.kept, browser: silent(), script: false });
    expect(element.querySelector('[role="status"]')?.textContent).toContain(t('cart.kept'));
  });
});
