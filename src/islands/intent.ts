import type { Stop } from '../platform/clock.ts';
import { listen } from '../platform/listen.ts';

const intentEvents = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Wakes when a pointer, a finger or the focus comes to the region. An element out of the page gets none of these events. */
export const onIntent = (element: HTMLElement, wake: () => void): void => {
  for (const name of intentEvents) element.addEventListener(name, wake, { passive: true, once: true });
  // The focus may have come before the runtime was loaded.
  if (element.matches(':focus-within')) wake();
};

/** Calls `act` with each click in the region, and with the events of the first intent, so that it can load its code. */
export const onAct = (element: HTMLElement, act: (event?: Event) => void): Stop => {
  onIntent(element, act);
  // On the way down: while the region sleeps, the click is kept there.
  return listen(element, 'click', act, true);
};
