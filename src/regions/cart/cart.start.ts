import { keepsOther } from '../../clients/cart.effects.ts';
import type { Start } from '../../islands/island.ts';
import type { CartProps } from './CartView.tsx';

/**
 * CART-12: what the header heard of the cart (an update, another tab, the way back, the network) ends in the kept copy and this
 * event. Where the copy is not the cart that the page was rendered with, the region wakes and asks the server.
 */
export const start: Start = (element, { events, storage }, wake) => {
  // Written by the same region's props on the server.
  const { cart } = JSON.parse(element.dataset['props'] ?? '{}') as CartProps;
  return events.on('kontor:cart-count-changed', () => {
    if (keepsOther({ storage }, cart)) wake?.();
  });
};
