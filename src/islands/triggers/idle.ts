import type { Stop } from '../../platform/clock.ts';

/** The browser has nothing better to do. Safari has no idle callback: there it is the next quiet moment after loading. */
export const onIdle = (_element: HTMLElement, wake: () => void): Stop => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};
