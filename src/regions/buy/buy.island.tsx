import type { Island } from '../../islands/island.ts';
import { BuyBox } from './BuyBox.tsx';
import type { BuyProps } from './buy.rules.ts';

/** Wakes when somebody comes near it: until then its form works by itself. */
export const island: Island<BuyProps> = { name: 'buy', wake: 'intent', Component: BuyBox };
