import type { Clock, Stop } from '../platform/clock.ts';
import type { Media } from '../platform/page/media.ts';
import type { PageRoot } from '../platform/page/page-root.ts';
import type { Presence } from '../platform/presence.ts';
import type { Viewport } from '../platform/viewport.ts';

/** A clock that the test moves. */
export const fakeClock = (start = 0): Clock & { readonly pass: (ms: number) => void } => {
  let now = start;
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after: (delayMs, work): Stop => {
      const timer = { at: now + delayMs, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms) => {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
};

/** A set of listeners and the function that calls them. */
export const listenersOf = () => {
  const all = new Set<() => void>();
  return {
    on: (listener: () => void): Stop => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (): void => {
      for (const listener of all) listener();
    },
  };
};

/** The page's root: shows its holders; the test triggers presses and Escape. */
export const fakeRoot = () => {
  const holds = new Set<{ readonly lock: boolean }>();
  const presses = listenersOf();
  const openings = listenersOf();
  const escapes = listenersOf();
  const root: PageRoot = {
    hold: ({ lock }) => {
      const hold = { lock };
      holds.add(hold);
      openings.call();
      return () => void holds.delete(hold);
    },
    onHold: openings.on,
    onPressOutside: (_element, listener) => presses.on(listener),
    onEscape: escapes.on,
  };
  return {
    root,
    isHeld: () => holds.size > 0,
    isLocked: () => [...holds].some(({ lock }) => lock),
    pressOutside: presses.call,
    pressEscape: escapes.call,
  };
};

/** A viewport with a size that understands media queries for minimum and maximum width. */
export const fakeViewport = (width: number, height: number) => {
  const size = { width, height };
  const resizes = listenersOf();
  const viewport: Viewport = {
    height: () => size.height,
    width: () => size.width,
    onResize: resizes.on,
  };
  const media: Media = {
    matches: (query) => {
      const least = /min-width:\s*(\d+)px/.exec(query);
      const most = /max-width:\s*(\d+)px/.exec(query);
      return (!least || size.width >= Number(least[1])) && (!most || size.width <= Number(most[1]));
    },
  };
  return {
    media,
    viewport,
    resizeTo: (width: number, height = size.height): void => {
      Object.assign(size, { width, height });
      resizes.call();
    },
  };
};

/** A visitor whose activity and visibility the test controls. */
export const fakePresence = () => {
  let visible = true;
  const acts = listenersOf();
  const turns = listenersOf();
  const presence: Presence = {
    isVisible: () => visible,
    onVisibility: (listener) => turns.on(() => listener(visible)),
    onActivity: acts.on,
  };
  const show = (isVisible: boolean): void => {
    visible = isVisible;
    turns.call();
  };
  return { presence, act: acts.call, show };
};
