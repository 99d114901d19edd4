import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { consentCookie, decidedCookie } from '../../src/contracts/tracking/consent-cookie.contract.ts';
import { consentText } from '../../src/domain/tracking/consent-choice.rules.ts';
import { newVisitor, quietMs } from './browser.ts';
import { cookiesFor } from './cookies.ts';
import { observe, readSlowest, readVitals, watchEvents, type Vitals } from './page-vitals.ts';

/** A telephone on a train: what Lighthouse calls slow 4G. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowDown = 4;
const longestMs = 15_000;
const noConsent = { C0003: false, C0004: false };
const nobody = '00000000-0000-4000-8000-000000000000';

/** A first tap, and the places of the page that show its effect and the server's answer. */
export interface FirstTap {
  readonly what: string;
  readonly url: string;
  readonly on: string;
  /** a selector of what is in the page once the effect is seen */
  readonly effect: string;
  /** the same once the server has answered; none where the tap asks nothing of it */
  readonly answer?: string;
  /** typed when the keyboard of the phone is there: times are from the first key */
  readonly types?: string;
}
/** A keyboard slides in for so long. */
const keyboardMs = 300;
/** `settled`: the page has been quiet for some seconds. `early`: the button has just been painted. */
export const tapTimes = ['settled', 'early'] as const;
type TapTime = (typeof tapTimes)[number];

interface TapTimes {
  /** from the start of the visit */
  readonly atMs: number;
  readonly effectMs: number;
  readonly answerMs: number;
}

/** What a visit costs until it is settled. */
interface PageCost extends Vitals {
  readonly requests: number;
  /** on the wire, headers included */
  readonly bytes: number;
  /** CPU time of the page's thread, slowed down */
  readonly threadMs: number;
}

export interface TapVisit extends TapTimes, PageCost {
  /** the slowest event between the tap and the next frame */
  readonly slowestMs: number;
}

interface Watched {
  readonly from: 'pointerdown' | 'keydown';
  readonly effect: string;
  readonly answer: string | undefined;
}

/** Runs in every page of the visit: its times go to the session, as an early tap may lead to another page. */
const watchTap = ({ from, effect, answer }: Watched): void => {
  const note = (name: string): void => {
    if (sessionStorage.getItem(name) === null)
      sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  };
  note('start');
  addEventListener(from, () => note('tap'), { capture: true });
  // A frame after the change is what a person can see of it.
  const look = (): void => {
    const places = { effect, answer: answer ?? effect };
    if (sessionStorage.getItem('tap') !== null)
      for (const [name, selector] of Object.entries(places))
        if (document.querySelector(selector)) requestAnimationFrame(() => note(name));
    requestAnimationFrame(look);
  };
  look();
};

const countRequests = (session: CDPSession) => {
  const counted = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  return counted;
};

const threadMsOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const readTap = () => ['start', 'tap', 'effect', 'answer'].map((name) => Number(sessionStorage.getItem(name)));

const timesOf = async (page: Page, what: string): Promise<TapTimes> => {
  for (let waited = 0; waited < longestMs; waited += 100) {
    // A tap may lead to another page meanwhile.
    const [start = 0, at = 0, seen = 0, told = 0] = await page.evaluate(readTap).catch(() => []);
    if (seen > 0 && told > 0) return { atMs: at - start, effectMs: seen - at, answerMs: told - at };
    await delay(100);
  }
  throw new Error(`${what}: no effect within ${longestMs} ms`);
};

/** Cookies of a visitor who has answered the question of consent: it would lie over the button. */
export const answeredConsent = (url: string, cookies = '') => {
  const decided = { [consentCookie]: consentText(noConsent, nobody, new Date(0)), [decidedCookie]: '1' };
  return [
    ...cookiesFor(cookies, url),
    ...Object.entries(decided).map(([name, value]) => ({ name, value, url: new URL('/', url).href })),
  ];
};

/** Visits the page on the slow phone for the first time, and taps once. */
export const measureTap = async (
  browser: Browser,
  { what, url, on, effect, answer, types, cookies = '' }: FirstTap & { readonly cookies?: string },
  when: TapTime,
): Promise<TapVisit> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    const counted = countRequests(session);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.context().addCookies(answeredConsent(url, cookies));
    await page.addInitScript(observe);
    await page.addInitScript(watchEvents);
    const watched: Watched = { from: types === undefined ? 'pointerdown' : 'keydown', effect, answer };
    await page.addInitScript(watchTap, watched);
    await page.goto(url, { waitUntil: when === 'settled' ? 'load' : 'commit' });
    if (when === 'settled') await delay(quietMs);
    const button = page.locator(on).first();
    await button.waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const cost = { ...(await page.evaluate(readVitals)), ...counted, threadMs: await threadMsOf(session) };
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await button.boundingBox();
    if (!box) throw new Error(`${what} is not in the page`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (types !== undefined) {
      await delay(keyboardMs);
      await page.keyboard.type(types);
    }
    const times = await timesOf(page, what);
    return { ...cost, ...times, slowestMs: await page.evaluate(readSlowest) };
  } finally {
    await close();
  }
};
