import type { Stop } from '../clock.ts';
import { listen } from '../listen.ts';

/** The page as a whole, for layers above it: navigation, flyouts, overlays. */
export interface PageRoot {
  /**
   * Marks the root (`data-flyout-open`) while a layer is open. `lock` also prevents scrolling and keeps the scroll position.
   * Several layers may hold at a time; the mark goes with the last one.
   */
  hold(options: { readonly lock: boolean }): Stop;
  /** another layer opens */
  onHold(listener: () => void): Stop;
  /** a press outside the element by mouse, finger or pen */
  onPressOutside(element: Element, listener: () => void): Stop;
  /** Escape with the focus anywhere, unless a nearer handler prevented it */
  onEscape(listener: () => void): Stop;
}

export const openMark = 'data-flyout-open';

/** Prevents scrolling without a layout shift: the space of a scrollbar is reserved. */
const lockScrolling = (): Stop => {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const top = window.scrollY;
  const hasBar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasBar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
};

const once = (work: () => void): Stop => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
};

const pageRoot = (): PageRoot => {
  let holders = 0;
  let lockers = 0;
  let unlock: Stop = () => {};
  const listeners = new Set<() => void>();
  const lock = (): Stop => {
    lockers += 1;
    if (lockers === 1) unlock = lockScrolling();
    return () => {
      lockers -= 1;
      if (lockers === 0) unlock();
    };
  };
  return {
    hold: (options) => {
      holders += 1;
      document.documentElement.setAttribute(openMark, '');
      const letGo = options.lock ? lock() : () => {};
      for (const listener of listeners) listener();
      return once(() => {
        letGo();
        holders -= 1;
        if (holders === 0) document.documentElement.removeAttribute(openMark);
      });
    },
    onHold: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPressOutside: (element, listener) => {
      const pressed = (event: Event) => {
        // The event's path, because the pressed element may have left the tree by now.
        if (!event.composedPath().includes(element)) listener();
      };
      return listen(document, 'pointerdown', pressed, { capture: true });
    },
    onEscape: (listener) =>
      listen(document, 'keydown', (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) listener();
      }),
  };
};

export const browserPageRoot: PageRoot = pageRoot();
