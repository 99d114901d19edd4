import type { Stop } from '../platform/clock.ts';

const intentEvents = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Wakes when a pointer, a finger or the focus comes to the region. */
export const onIntent = (element: HTMLElement, wake: () => void): Stop => {
  for (const name of intentEvents) element.addEventListener(name, wake, { passive: true, once: true });
  // The focus may have come before the runtime was loaded.
  if (element.contains(document.activeElement)) wake();
  return () => {
    for (const name of intentEvents) element.removeEventListener(name, wake);
  };
};
