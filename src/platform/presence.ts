import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** Whether the page is visible, and whether the visitor is active. */
export interface Presence {
  isVisible(): boolean;
  onVisibility(listener: (isVisible: boolean) => void): Stop;
  /** a touch, a key, scrolling or a click */
  onActivity(listener: () => void): Stop;
}

const activityEvents = ['touchstart', 'keydown', 'scroll', 'click'] as const;

export const browserPresence: Presence = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) =>
    listen(document, 'visibilitychange', () => listener(document.visibilityState !== 'hidden')),
  onActivity: (listener) => {
    // Captured: a part of the page may be scrolled (it does not bubble), and other code may stop the event.
    const options = { passive: true, capture: true } as const;
    for (const name of activityEvents) document.addEventListener(name, listener, options);
    return () => {
      for (const name of activityEvents) document.removeEventListener(name, listener, options);
    };
  },
};
