import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

export interface Scroll {
  /** pixels that the page is scrolled down */
  top(): number;
  on(listener: () => void): Stop;
}

export const browserScroll: Scroll = {
  // Overscroll gives negative values.
  top: () => Math.max(0, scrollY),
  on: (listener) => listen(window, 'scroll', listener, { passive: true }),
};
