import { keepsOther } from '../../clients/cart.effects.ts';
import type { Start } from '../../islands/island.ts';
import type { CartProps } from './CartView.tsx';

/**
 * CART-12: the header stores a new cart (after an update, from another tab, on return to the page or to the network) and emits
 * this event. If the stored cart is not the rendered one, the region wakes and loads the cart.
 */
export const start: Start = (element, browser, wake) => {
  // The server writes the props of this region.
  const { cart } = JSON.parse(element.dataset['props'] ?? '{}') as CartProps;
  return browser.events.on('kontor:cart-stored', () => {
    if (keepsOther(browser, cart)) wake?.();
  });
};
