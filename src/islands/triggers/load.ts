import type { Stop } from '../../platform/clock.ts';

/** Wakes when the runtime is loaded; a microtask later, so that the element is complete. */
export const onLoad = (_element: HTMLElement, wake: () => void): Stop => {
  let stopped = false;
  queueMicrotask(() => {
    if (!stopped) wake();
  });
  return () => {
    stopped = true;
  };
};
