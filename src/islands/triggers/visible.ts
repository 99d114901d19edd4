import type { Stop } from '../../platform/clock.ts';

/** Wakes when the region is on the screen or near it. The region needs a box, so it must not be `display: contents`. */
export const onVisible = (element: HTMLElement, wake: () => void): Stop => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
