import { onAct } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';

/** CART-4: the first tap is sent without Preact, which is fetched meanwhile. */
export const start: Start = (element, browser) => {
  // `import()` resolves a task later even when the file is loaded, so the frame after the click would show nothing yet.
  let add: typeof import('./buy-asleep.effects.ts').addAsleep | undefined;
  return onAct(element, (event) => {
    if (add) add(element, browser, event);
    else void import('./buy-asleep.effects.ts').then((effects) => (add = effects.addAsleep)(element, browser, event));
  });
};
