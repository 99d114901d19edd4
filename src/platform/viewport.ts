import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The visible part of the page. */
export interface Viewport {
  /** pixels */
  height(): number;
  /** pixels */
  width(): number;
  /** whether a media query matches now */
  matches(query: string): boolean;
  onResize(listener: () => void): Stop;
}

export const browserViewport: Viewport = {
  height: () => window.innerHeight,
  width: () => window.innerWidth,
  matches: (query) => window.matchMedia(query).matches,
  onResize: (listener) => listen(window, 'resize', listener),
};
