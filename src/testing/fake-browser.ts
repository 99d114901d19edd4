import type { WholeBrowser } from '../platform/whole-browser.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { HttpRequest, HttpResult } from '../platform/http.ts';
import type { PageRoot } from '../platform/page-root.ts';
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
const listenersOf = () => {
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
const fakeRoot = () => {
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
const fakeViewport = (width: number, height: number) => {
  const size = { width, height };
  const resizes = listenersOf();
  const viewport: Viewport = {
    height: () => size.height,
    width: () => size.width,
    matches: (query) => {
      const least = /min-width:\s*(\d+)px/.exec(query);
      const most = /max-width:\s*(\d+)px/.exec(query);
      return (!least || size.width >= Number(least[1])) && (!most || size.width <= Number(most[1]));
    },
    onResize: resizes.on,
  };
  return {
    viewport,
    resizeTo: (width: number, height = size.height): void => {
      Object.assign(size, { width, height });
      resizes.call();
    },
  };
};

/** A visitor whose activity and visibility the test controls. */
const fakePresence = () => {
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

export interface FakeBrowserParts {
  readonly answer?: (request: HttpRequest) => HttpResult | Promise<HttpResult>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** the browser refuses writing to its clipboard */
  readonly refusesClipboard?: boolean;
  readonly href?: string;
  readonly userAgent?: string;
  /** of the viewport, in pixels */
  readonly width?: number;
  readonly height?: number;
}

/** A browser for tests: stores, responds and records; uses no global. */
export const fakeBrowser = ({
  answer = () => ({ kind: 'failed', reason: 'network' }),
  cookies = {},
  refusesClipboard = false,
  href = 'http://de.localhost/',
  userAgent = '',
  width = 1280,
  height = 800,
}: FakeBrowserParts = {}) => {
  const kept = new Map<string, string>();
  const listeners = new Map<string, Set<(detail: never) => void>>();
  const calls: HttpRequest[] = [];
  const visited: string[] = [];
  const warnings: string[] = [];
  let ids = 0;
  const others = new Map<string, ReturnType<typeof listenersOf>>();
  const othersOf = (key: string) => {
    const listeners = others.get(key) ?? listenersOf();
    others.set(key, listeners);
    return listeners;
  };
  /** another tab stores a value, and this one receives the event */
  const keepElsewhere = (key: string, value: string): void => {
    kept.set(key, value);
    othersOf(key).call();
  };
  let online = true;
  const onlines = listenersOf();
  const connect = (isOnline: boolean): void => {
    online = isOnline;
    if (online) onlines.call();
  };
  const returns = new Set<() => void>();
  const comeBack = (): void => {
    for (const listener of returns) listener();
  };
  let scrolled = 0;
  const scrollers = new Set<() => void>();
  const scrollTo = (top: number): void => {
    scrolled = top;
    for (const listener of scrollers) listener();
  };
  const clock = fakeClock();
  const { root, ...page } = fakeRoot();
  const { presence, ...person } = fakePresence();
  const acts = new Set<(track: string) => void>();
  const ways = new Set<(way: readonly string[]) => void>();
  /** a click on a link within these places */
  const goBy = (...way: readonly string[]): void => {
    for (const listener of ways) listener(way);
  };
  /** a click on an element with this value */
  const actOn = (track: string): void => {
    for (const listener of acts) listener(track);
  };
  const { viewport, resizeTo } = fakeViewport(width, height);
  const copied: string[] = [];
  const browser: WholeBrowser = {
    clipboard: {
      copy: async (text) => {
        if (!refusesClipboard) copied.push(text);
        return !refusesClipboard;
      },
    },
    clock,
    root,
    viewport,
    acts: {
      onTrack: (listener) => {
        acts.add(listener);
        return () => void acts.delete(listener);
      },
      onWay: (listener) => {
        ways.add(listener);
        return () => void ways.delete(listener);
      },
    },
    presence,
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
      onOther: (key, listener) => othersOf(key).on(listener),
    },
    cookies: { get: (name) => cookies[name] },
    http: {
      call: async (request) => {
        calls.push(request);
        return answer(request);
      },
    },
    events: {
      emit: (name, detail) => {
        for (const listener of listeners.get(name) ?? []) listener(detail as never);
      },
      on: (name, listener) => {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set);
        set.add(listener);
        return () => void set.delete(listener);
      },
    },
    log: { warn: (message) => void warnings.push(message) },
    scroll: {
      top: () => scrolled,
      on: (listener) => {
        scrollers.add(listener);
        return () => void scrollers.delete(listener);
      },
    },
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    goTo: (url) => void visited.push(url),
    onReturn: (listener) => {
      returns.add(listener);
      return () => void returns.delete(listener);
    },
    isOnline: () => online,
    onOnline: onlines.on,
    url: () => new URL(href),
    userAgent: () => userAgent,
  };
  return {
    ...browser,
    ...page,
    ...person,
    clock,
    calls,
    copied,
    kept,
    visited,
    warnings,
    scrollTo,
    comeBack,
    connect,
    keepElsewhere,
    resizeTo,
    actOn,
    goBy,
  };
};
