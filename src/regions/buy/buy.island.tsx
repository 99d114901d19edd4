import type { Island } from '../../islands/island.ts';
import { BuyBox } from './BuyBox.tsx';
import type { BuyProps } from './buy.rules.ts';

/** Hydrated on intent; until then its form works by itself. */
export const island: Island<BuyProps> = { name: 'buy', wake: 'intent', Component: BuyBox };
