import type { Stop } from '../../platform/clock.ts';

const signs = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;

/** A pointer, a finger or the focus has come to the region. */
export const onIntent = (element: HTMLElement, wake: () => void): Stop => {
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true, once: true });
  // Whoever typed before the runtime was there already means it.
  if (element.contains(document.activeElement) && document.activeElement !== document.body) wake();
  return () => {
    for (const sign of signs) element.removeEventListener(sign, wake);
  };
};
