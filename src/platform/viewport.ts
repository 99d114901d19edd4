import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The part of the page that is seen. */
export interface Viewport {
  /** pixels, as media queries count them */
  width(): number;
  /** pixels */
  height(): number;
  /** whether a media query holds now */
  matches(query: string): boolean;
  onResize(listener: () => void): Stop;
}

export const browserViewport: Viewport = {
  width: () => window.innerWidth,
  height: () => window.innerHeight,
  matches: (query) => window.matchMedia(query).matches,
  onResize: (listener) => listen(window, 'resize', listener),
};
