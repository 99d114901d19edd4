import { browserActs, type Acts } from './acts.ts';
import { browserClock, type Clock, type Stop } from './clock.ts';
import { browserCookies, type Cookies } from './cookies.ts';
import { browserHttp, type Http } from './http.ts';
import { listen } from './listen.ts';
import { browserLog, type Log } from './log.ts';
import { browserPageEvents, type PageEventBus } from './page/page-events.ts';
import { browserScroll, type Scroll } from './scroll.ts';
import { browserStorage, type KeptText } from './storage.ts';
import { browserViewport, type Viewport } from './viewport.ts';

/** The browser's APIs as ports: regions use these and no global. `WholeBrowser` adds those that only an awake region needs. */
export interface Browser {
  readonly clock: Clock;
  readonly storage: KeptText;
  readonly cookies: Cookies;
  readonly http: Http;
  readonly events: PageEventBus;
  readonly log: Log;
  readonly scroll: Scroll;
  readonly viewport: Viewport;
  readonly acts: Acts;
  readonly newId: () => string;
  /** copies a text; rejects if the browser or the visitor refuses */
  readonly copy: (text: string) => Promise<void>;
  readonly goTo: (url: string) => void;
  /** the visitor came back to a page from the back/forward cache: its content may be old */
  readonly onReturn: (listener: () => void) => Stop;
  /** runs once the visitor sees the page: at once, but for a prerendered page when it is opened */
  readonly onceOpened: (listener: () => void) => Stop;
  /** whether the browser reports a network connection */
  readonly isOnline: () => boolean;
  /** the connection has been back for half a second */
  readonly onOnline: (listener: () => void) => Stop;
  /** the URL of the page */
  readonly url: () => URL;
  /** the user agent; only for differences between devices that no feature test shows */
  readonly userAgent: () => string;
}

/** Only some browsers have it. */
interface MayPrerender extends Document {
  readonly prerendering?: boolean;
}

/** A browser says that it is online as soon as there is a network; the first requests after that may still fail. */
const settlingMs = 500;

/** `csrf` is the name of the header that marks our own requests; an argument, because platform imports no contract. */
export const realBrowser = (csrf: string): Browser => ({
  clock: browserClock,
  storage: browserStorage,
  cookies: browserCookies,
  http: browserHttp(csrf),
  events: browserPageEvents,
  log: browserLog,
  scroll: browserScroll,
  viewport: browserViewport,
  acts: browserActs,
  newId: () => crypto.randomUUID(),
  // `async`, because a page without a secure origin has no clipboard.
  copy: async (text) => navigator.clipboard.writeText(text),
  goTo: (url) => location.assign(url),
  onReturn: (listener) =>
    listen(window, 'pageshow', (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    }),
  onceOpened: (listener) => {
    if ((document as MayPrerender).prerendering)
      return listen(document, 'prerenderingchange', listener, { once: true });
    listener();
    return () => {};
  },
  isOnline: () => navigator.onLine,
  onOnline: (listener) => {
    let cancel = (): void => {};
    const stop = listen(window, 'online', () => {
      cancel();
      cancel = browserClock.after(settlingMs, listener);
    });
    return () => {
      cancel();
      stop();
    };
  },
  url: () => new URL(location.href),
  userAgent: () => navigator.userAgent,
});
