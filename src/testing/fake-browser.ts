import type { WholeBrowser } from '../platform/whole-browser.ts';
import type { HttpRequest, HttpResult } from '../platform/http.ts';
import { fakeClock, fakePresence, fakeRoot, fakeViewport, listenersOf } from './fake-ports.ts';

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
  /** until `openPrerendered` is called */
  readonly isPrerendered?: boolean;
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
  isPrerendered = false,
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
  let address = href;
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
  const openings = listenersOf();
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
  const { media, viewport, resizeTo } = fakeViewport(width, height);
  const copied: string[] = [];
  const browser: WholeBrowser = {
    copy: async (text) => {
      if (refusesClipboard) throw new Error('refused');
      copied.push(text);
    },
    clock,
    media,
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
    onceOpened: (listener) => {
      if (isPrerendered) return openings.on(listener);
      listener();
      return () => {};
    },
    isOnline: () => online,
    onOnline: onlines.on,
    url: () => new URL(address),
    replaceUrl: ({ href: next }) => {
      address = next;
    },
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
    openPrerendered: openings.call,
    connect,
    keepElsewhere,
    resizeTo,
    actOn,
    goBy,
  };
};
