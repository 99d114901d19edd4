import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The part of the page that is seen. */
export interface Viewport {
  /** pixels */
  height(): number;
  /** pixels */
  width(): number;
  /** whether a media query holds now */
  matches(query: string): boolean;
  onResize(listener: () => void): Stop;
}

export const browserViewport: Viewport = {
  height: () => window.innerHeight,
  width: () => window.innerWidth,
  matches: (query) => window.matchMedia(query).matches,
  onResize: (listener) => listen(window, 'resize', listener),
};
