import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The visible part of the page. */
export interface Viewport {
  /** pixels */
  height(): number;
  /** pixels: of the window, or of a part of a region that the page of another team laid out by itself (src/ui/foreign.css) */
  width(part?: Element | null): number;
  onResize(listener: () => void): Stop;
}

export const browserViewport: Viewport = {
  height: () => innerHeight,
  // The style sheet decides which of the two the layout follows, so it is asked.
  width: (part) => (part && getComputedStyle(part).containerType === 'inline-size' ? part.clientWidth : innerWidth),
  onResize: (listener) => listen(window, 'resize', listener),
};
