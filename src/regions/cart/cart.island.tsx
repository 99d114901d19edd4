import type { Island } from '../../islands/island.ts';
import { CartView, type CartProps } from './CartView.tsx';

/** Wakes when somebody comes near it, or when cart.start.ts sees another cart: until then its forms work by themselves. */
export const island: Island<CartProps> = { name: 'cart', wake: 'intent', Component: CartView };
