import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** The page as a whole, for what opens above it: navigation, flyouts, overlays. */
export interface PageRoot {
  /**
   * Marks the root (`data-flyout-open`) while something is open. `lock` also holds the page where it is: it cannot be
   * scrolled, and stands at the same place afterwards. Several may hold at a time; the last one to let go ends it.
   */
  hold(options: { readonly lock: boolean }): Stop;
  /** something opens above the page */
  onHold(listener: () => void): Stop;
  /** a press outside of the element: mouse, finger or pen */
  onPressOutside(element: Element, listener: () => void): Stop;
  /** wherever the focus is, unless somebody nearer has answered it */
  onEscape(listener: () => void): Stop;
}

export const openMark = 'data-flyout-open';

/** Keeps the page from scrolling without moving it: where a scrollbar took room, its room stays. */
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
        // The path is asked, not the tree: what was pressed may be gone by now.
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
