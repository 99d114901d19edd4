import { browserActs, type Acts } from './acts.ts';
import { browserClock, type Clock, type Stop } from './clock.ts';
import { browserCookies, type Cookies } from './cookies.ts';
import { browserHttp, type Http } from './http.ts';
import { listen } from './listen.ts';
import { browserLog, type Log } from './log.ts';
import { browserPageEvents, type PageEventBus } from './page-events.ts';
import { browserScroll, type Scroll } from './scroll.ts';
import { browserStorage, type KeptText } from './storage.ts';
import { browserViewport, type Viewport } from './viewport.ts';

/** The browser's outside as ports: regions get these and touch no global. What only an awake one needs, `WholeBrowser` adds. */
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
  readonly goTo: (url: string) => void;
  /** the visitor came back to a page that the browser had kept as it was: what it shows may be old */
  readonly onReturn: (listener: () => void) => Stop;
  /** whether the browser believes that it reaches the network */
  readonly isOnline: () => boolean;
  /** it does so again */
  readonly onOnline: (listener: () => void) => Stop;
  /** address of the page, for what a region reads from it */
  readonly url: () => URL;
  /** what the browser says it is; asked only where nothing else tells one device from another */
  readonly userAgent: () => string;
}

/** `csrf` is the name of the header that marks a call as ours; platform knows no contract, so it is an argument. */
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
  goTo: (url) => location.assign(url),
  onReturn: (listener) =>
    listen(window, 'pageshow', (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    }),
  isOnline: () => navigator.onLine,
  onOnline: (listener) => listen(window, 'online', listener),
  url: () => new URL(location.href),
  userAgent: () => navigator.userAgent,
});
