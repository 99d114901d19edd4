import type { Stop } from '../../platform/clock.ts';

/** Wakes when the browser is idle; in Safari, which has no idle callback, after a short delay. */
export const onIdle = (_element: HTMLElement, wake: () => void): Stop => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};
