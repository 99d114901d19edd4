import { onAct } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';

/** CART-4: the first tap is sent without Preact, which is fetched meanwhile. */
export const start: Start = (element, browser) =>
  onAct(
    element,
    (event) => void import('./buy-asleep.effects.ts').then((effects) => effects.addAsleep(element, browser, event)),
  );
