import type { Island } from '../../islands/island.ts';
import { CartView, type CartProps } from './CartView.tsx';

/** Wakes on intent, or when cart.start.ts finds another cart; until then its plain forms work. */
export const island: Island<CartProps> = { name: 'cart', wake: 'intent', Component: CartView, ownTexts: true };
