import { loginTokenCookie, renewLoginPath } from '../../contracts/customer/login.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { wholeBrowser } from '../../platform/whole-browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';
import { appPlatforms, platformCookie, renewalMarkKey, renewalTakesMs } from './activity.constants.ts';
import {
  begin,
  outcomeOf,
  outcomes,
  transition,
  type Event,
  type Outcome,
  type Reading,
  type Step,
} from './activity.machine.ts';

const readingOf = ({ clock, cookies }: Browser): Reading => ({
  token: cookies.get(loginTokenCookie),
  now: clock.now(),
});

/** Several tabs share one renewal: the second tab leaves it to the first and reads the result from the cookie. */
const renew = async ({ clock, http, storage }: Browser): Promise<Outcome> => {
  const since = clock.now() - Number(storage.get(renewalMarkKey) ?? Number.NEGATIVE_INFINITY);
  if (since >= 0 && since < renewalTakesMs) return outcomes.serverError;
  storage.set(renewalMarkKey, String(clock.now()));
  const answer = await http.call({ method: 'POST', path: renewLoginPath, body: {} });
  storage.remove(renewalMarkKey);
  return outcomeOf(answer.kind === 'answer' ? answer.status : undefined);
};

/** LOGIN-3, LOGIN-4: keeps an active visitor logged in until it is stopped. */
export const watchActivity = (browser: Browser): Stop => {
  const { clock, cookies, presence } = wholeBrowser(browser);
  let stopWaiting: Stop = () => {};
  const take = ({ state: next, effects }: Step): void => {
    state = next;
    for (const effect of effects) {
      stopWaiting();
      if (effect.tag === 'wait')
        stopWaiting = clock.after(effect.ms, () => tell({ tag: 'timePassed', reading: readingOf(browser) }));
      if (effect.tag === 'renew')
        void renew(browser).then((outcome) => tell({ tag: 'renewalAnswered', outcome, reading: readingOf(browser) }));
    }
  };
  const tell = (event: Event): void => take(transition(state, event));
  const isInApp = appPlatforms.has((cookies.get(platformCookie) ?? '').toUpperCase());
  const first = begin(readingOf(browser), { isInApp, isVisible: presence.isVisible() });
  let state = first.state;
  take(first);
  if (isInApp) return () => {};
  const stops = [
    presence.onActivity(() => tell({ tag: 'activitySeen' })),
    presence.onVisibility((isVisible) =>
      tell(isVisible ? { tag: 'pageShown', reading: readingOf(browser) } : { tag: 'pageHidden' }),
    ),
  ];
  return () => {
    stopWaiting();
    stopAll(stops);
    state = { tag: 'off' };
  };
};
