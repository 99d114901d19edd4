import type { Start } from '../../islands/island.ts';

/** TRK-6, TRK-4: without consent nothing is fetched and nothing is stored. */
export const start: Start = (element, browser) => {
  let stop = browser.events.on('kontor:consent-updated', ({ categories }) => {
    if (!categories.includes('C0003')) return;
    stop();
    void import('./recent.effects.ts').then((effects) => {
      stop = effects.followRecent(element, browser);
    });
  });
  return () => stop();
};
