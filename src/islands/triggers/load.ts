import type { Stop } from '../../platform/clock.ts';

/** As soon as the runtime is there; a microtask later, so that the element is whole. */
export const onLoad = (_element: HTMLElement, wake: () => void): Stop => {
  let stopped = false;
  queueMicrotask(() => {
    if (!stopped) wake();
  });
  return () => {
    stopped = true;
  };
};
