import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The visible part of the page. */
export interface Viewport {
  /** pixels */
  height(): number;
  /** pixels */
  width(): number;
  onResize(listener: () => void): Stop;
}

export const browserViewport: Viewport = {
  height: () => innerHeight,
  width: () => innerWidth,
  onResize: (listener) => listen(window, 'resize', listener),
};
