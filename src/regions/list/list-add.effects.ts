import { addToCart } from '../../clients/cart-add.effects.ts';
import { goodsEvent, type TrackedGoods } from '../../domain/tracking/tracking.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { showToast } from '../../ui/toast/toast.effects.ts';

/** The shown message of each list. */
const shown = new WeakMap<Element, Stop>();

/** CART-4: adds one piece of a product that leaves nothing to choose. A refusal is shown by the cart page, as without a script. */
export const addFromTile = async (element: HTMLElement, form: HTMLFormElement, browser: Browser): Promise<void> => {
  const button = form.querySelector('button');
  if (button?.hasAttribute('aria-busy')) return;
  button?.setAttribute('aria-busy', 'true');
  // Trusted: our server wrote it.
  const { tcm, ...goods } = JSON.parse(form.dataset['add'] ?? '') as TrackedGoods & { readonly tcm: string };
  const addition = { id: browser.newId(), productId: goods.productId, tcm, quantity: 1 };
  const answer = await addToCart(browser, addition);
  button?.removeAttribute('aria-busy');
  if (answer.kind !== 'cart') {
    form.submit();
    return;
  }
  browser.events.emit('kontor:tracked', goodsEvent('add_to_cart', [{ ...goods, quantity: 1 }], goods.price.currency));
  shown.get(element)?.();
  shown.set(element, showToast(element, 'added', browser.clock));
};
