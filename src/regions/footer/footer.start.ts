import { startOfPage } from '../../contracts/page-start.effects.ts';
import type { Start } from '../../islands/island.ts';

/** FOOT-12, once with the header; FOOT-14 comes to whom it is of use, so that nobody else's first script carries it. */
export const start: Start = (element, browser) => {
  startOfPage(browser);
  if (browser.viewport.matches('(pointer:coarse)'))
    void import('./footer-view.effects.ts').then(({ followView }) => followView(element));
};
