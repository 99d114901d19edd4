import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/**
 * Whether the page lies in front of somebody: seen, and with the window's focus. A page that the browser draws ahead and one
 * in a tab behind are hidden. Apart from the other ports, because few pages ask.
 */
export interface Front {
  isInFront(): boolean;
  /** whenever it comes to the front */
  onFront(listener: () => void): Stop;
  /** leaves for another page, and leaves no step back to this one */
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
    return () => {
      for (const stop of stops) stop();
    };
  },
  leaveFor: (url) => location.replace(url),
};
