import { onAct } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';

/** CART-4: the first tap is sent without Preact, which is fetched meanwhile. */
export const start: Start = (element, browser) => {
  // Also of a loaded file `import()` comes a task later, which is behind the frame after the click.
  let add: typeof import('./buy-asleep.effects.ts').addAsleep | undefined;
  return onAct(element, (event) => {
    if (add) add(element, browser, event);
    else void import('./buy-asleep.effects.ts').then((effects) => (add = effects.addAsleep)(element, browser, event));
  });
};
