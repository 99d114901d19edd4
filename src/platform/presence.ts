import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** Whether somebody sees the page, and does something in it. */
export interface Presence {
  isVisible(): boolean;
  onVisibility(listener: (isVisible: boolean) => void): Stop;
  /** a touch, a key, scrolling or a click */
  onActivity(listener: () => void): Stop;
}

const signs = ['touchstart', 'keydown', 'scroll', 'click'] as const;

export const browserPresence: Presence = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) =>
    listen(document, 'visibilitychange', () => listener(document.visibilityState !== 'hidden')),
  onActivity: (listener) => {
    // Captured: what is scrolled may be a part of the page, and somebody may stop the event.
    const options = { passive: true, capture: true } as const;
    for (const sign of signs) document.addEventListener(sign, listener, options);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, listener, options);
    };
  },
};
