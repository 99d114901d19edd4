import type { Stop } from './clock.ts';
import { listen, stopAll } from './listen.ts';

/**
 * Whether the page is in front: visible and with the window's focus. A prerendered page and one in a background tab are not.
 * Not a port of `Browser`, because few pages need it.
 */
export interface Front {
  isInFront(): boolean;
  /** each time the page comes to the front */
  onFront(listener: () => void): Stop;
  /** goes to another page and replaces this one in the history */
  leaveFor(url: string): void;
}

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

export const browserFront: Front = {
  isInFront,
  onFront: (listener) => {
    const look = (): void => {
      if (isInFront()) listener();
    };
    const stops = [listen(document, 'visibilitychange', look), listen(window, 'focus', look)];
    return () => stopAll(stops);
  },
  leaveFor: (url) => location.replace(url),
};
