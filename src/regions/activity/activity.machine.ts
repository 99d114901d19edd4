import { readClaims } from '../../lib/token-claims.ts';
import { checkEveryMs } from './activity.constants.ts';
import { pollEveryMs } from './poll.constants.ts';

/** LOGIN-3: the outcomes of a check. */
export const outcomes = {
  renewed: 0,
  /** the login has reached its maximum lifetime and is not renewed again */
  longest: 1,
  serverError: 2,
  noToken: 3,
  stillValid: 4,
  expired: 5,
} as const;
export type Outcome = (typeof outcomes)[keyof typeof outcomes];

/** What the machine reads at a check: the login token and the time (ms since 1970). */
export interface Reading {
  readonly token: string | undefined;
  readonly now: number;
}

export type State =
  /** inside an app: inactive for good */
  | { readonly tag: 'off' }
  /** no login to renew; `past` is the token that was given up, so that only another one counts */
  | { readonly tag: 'polling'; readonly past: string | undefined }
  /** checks every three minutes; `active`: there was activity since the last check */
  | { readonly tag: 'watching'; readonly active: boolean }
  | { readonly tag: 'renewing'; readonly token: string; readonly active: boolean }
  /** the page is hidden; `past` as above */
  | { readonly tag: 'hidden'; readonly active: boolean; readonly past: string | undefined };

export type Event =
  | { readonly tag: 'timePassed'; readonly reading: Reading }
  | { readonly tag: 'activitySeen' }
  | { readonly tag: 'pageHidden' }
  | { readonly tag: 'pageShown'; readonly reading: Reading }
  | { readonly tag: 'renewalAnswered'; readonly outcome: Outcome; readonly reading: Reading };

export type Effect =
  | { readonly tag: 'wait'; readonly ms: number }
  | { readonly tag: 'stopWaiting' }
  | { readonly tag: 'renew' };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The outcome (LOGIN-3) of a renewal by the status of its response, if any. Only a definite refusal ends a login. */
export const outcomeOf = (status: number | undefined): Outcome => {
  if (status === 201) return outcomes.renewed;
  if (status === 200) return outcomes.longest;
  return status === 401 ? outcomes.noToken : outcomes.serverError;
};

/** LOGIN-3, LOGIN-4: the state of the token; `due` when it is past its renewal time and not yet expired. */
export const judge = ({ token, now }: Reading): 'due' | Outcome => {
  const { exp, ren } = readClaims(token ?? '') ?? {};
  if (exp === undefined || ren === undefined) return outcomes.noToken;
  if (exp * 1000 <= now) return outcomes.expired;
  return ren * 1000 <= now ? 'due' : outcomes.stillValid;
};

const step = (state: State, ...effects: Effect[]): Step => ({ state, effects });
const wait = (ms: number): Effect => ({ tag: 'wait', ms });

const watch = (active: boolean): Step => step({ tag: 'watching', active }, wait(checkEveryMs));
const poll = (past: string | undefined): Step => step({ tag: 'polling', past }, wait(pollEveryMs));

/** One check: every three minutes (LOGIN-4), and at once when the page is visible again. */
const check = (reading: Reading, active: boolean): Step => {
  const judged = judge(reading);
  if (judged === outcomes.noToken || judged === outcomes.expired) return poll(reading.token);
  if (judged !== 'due' || !active) return watch(false);
  // It is defined: it was just read.
  return step({ tag: 'renewing', token: reading.token ?? '', active: false }, { tag: 'renew' });
};

/** LOGIN-4: without a login, a token other than the one that was given up starts the watching again. */
const look = (reading: Reading, past: string | undefined): Step => {
  const judged = judge(reading);
  const isGone = judged === outcomes.noToken || judged === outcomes.expired;
  return reading.token === past || isGone ? poll(past) : watch(false);
};

const answered = (state: Extract<State, { tag: 'renewing' }>, outcome: Outcome): Step => {
  switch (outcome) {
    case outcomes.renewed:
    case outcomes.stillValid:
      return watch(state.active);
    // An active visitor must not be logged out by a short server failure: the next check asks again.
    case outcomes.serverError:
      return watch(true);
    case outcomes.longest:
    case outcomes.noToken:
    case outcomes.expired:
      return poll(state.token);
  }
};

const hide = (state: State): Step => {
  const past = state.tag === 'polling' ? state.past : undefined;
  return step({ tag: 'hidden', active: 'active' in state && state.active, past }, { tag: 'stopWaiting' });
};

const seen = (state: State): Step => step('active' in state ? { ...state, active: true } : state);

const shown = (state: Extract<State, { tag: 'hidden' }>, reading: Reading): Step =>
  state.past === undefined ? check(reading, state.active) : look(reading, state.past);

/** LOGIN-4: inactive inside an app; else a page that was just opened counts as activity: its click was on the page before. */
export const begin = (
  reading: Reading,
  { isInApp, isVisible }: { readonly isInApp: boolean; readonly isVisible: boolean },
): Step => {
  if (isInApp) return step({ tag: 'off' });
  if (!isVisible) return step({ tag: 'hidden', active: false, past: undefined });
  return check(reading, true);
};

export const transition = (state: State, event: Event): Step => {
  if (state.tag === 'off') return step(state);
  switch (event.tag) {
    case 'activitySeen':
      return seen(state);
    case 'pageHidden':
      return state.tag === 'hidden' ? step(state) : hide(state);
    case 'pageShown':
      return state.tag === 'hidden' ? shown(state, event.reading) : step(state);
    case 'renewalAnswered':
      return state.tag === 'renewing' ? answered(state, event.outcome) : step(state);
    case 'timePassed':
      if (state.tag === 'polling') return look(event.reading, state.past);
      return state.tag === 'watching' ? check(event.reading, state.active) : step(state);
  }
};
