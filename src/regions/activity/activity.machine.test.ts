import { describe, expect, it } from 'vitest';
import { loginTokenOf } from './activity.fixtures.ts';
import {
  begin,
  judge,
  outcomeOf,
  outcomes,
  transition,
  type Event,
  type Outcome,
  type State,
} from './activity.machine.ts';

const token = loginTokenOf(1000);
const at = (seconds: number, shown = token) => ({ token: shown, now: seconds * 1000 });
const nothing = (seconds: number) => ({ token: undefined, now: seconds * 1000 });
const fresh = at(1300);
const due = at(1700);
const gone = at(2800);
const inSight = { isInApp: false, isVisible: true };
const watching = (active: boolean): State => ({ tag: 'watching', active });
const check = { tag: 'wait', ms: 180_000 };
const poll = { tag: 'wait', ms: 10_000 };

describe('a token', () => {
  it.each([
    ['none', nothing(0), outcomes.noToken],
    ['one without its end', at(1300, `e30.${btoa('{"ren":1600}')}.x`), outcomes.noToken],
    ['one without its renewal', at(1300, `e30.${btoa('{"exp":2800}')}.x`), outcomes.noToken],
    ['an empty one', at(0, ''), outcomes.noToken],
    ['one that cannot be read', at(0, 'kaffee'), outcomes.noToken],
    ['one without times', at(0, `e30.${btoa('{}')}.sign`), outcomes.noToken],
    ['one whose times are no numbers', at(0, `e30.${btoa('{"exp":{},"ren":[600]}')}.sign`), outcomes.noToken],
    ['a fresh one', fresh, outcomes.stillValid],
    ['one just before its renewal', at(1599.999), outcomes.stillValid],
    ['one at its renewal', at(1600), 'due'],
    ['one just before its end', at(2799.999), 'due'],
    ['one at its end', gone, outcomes.expired],
    // With a clock that is five minutes wrong the renewal is still in time.
    ['a due one on a clock that is five minutes slow', at(1900 - 300), 'due'],
    ['a due one on a clock that is five minutes fast', at(1900 + 300), 'due'],
  ] as const)('[LOGIN-3] %s', (_, reading, judged) => {
    expect(judge(reading)).toBe(judged);
  });

  it.each([
    [201, 0],
    [200, 1],
    [401, 3],
    [500, 2],
    [503, 2],
    [429, 2],
    [403, 2],
    [404, 2],
    [302, 2],
    [undefined, 2],
  ])('[LOGIN-3] an answer of %s is outcome %i', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });
});

describe('the start', () => {
  it.each([
    ['inside an app does nothing, ever', due, { isInApp: true, isVisible: true }, 'off', []],
    ['on a hidden page waits until it is seen', due, { isInApp: false, isVisible: false }, 'hidden', []],
    ['with a due token renews it: the click was on the page before', due, inSight, 'renewing', [{ tag: 'renew' }]],
    ['with a fresh token looks again in three minutes', fresh, inSight, 'watching', [check]],
    ['without a token looks again in ten seconds', nothing(0), inSight, 'polling', [poll]],
    ['with an expired token looks again in ten seconds', gone, inSight, 'polling', [poll]],
  ] as const)('[LOGIN-4] %s', (_, reading, where, tag, effects) => {
    const step = begin(reading, where);
    expect(step.state.tag).toBe(tag);
    expect(step.effects).toEqual(effects);
  });

  it('[LOGIN-4] stays inactive inside an app after every event', () => {
    const events: Event[] = [
      { tag: 'activitySeen' },
      { tag: 'pageShown', reading: due },
      { tag: 'timePassed', reading: due },
    ];
    for (const event of events)
      expect(transition({ tag: 'off' }, event)).toEqual({ state: { tag: 'off' }, effects: [] });
  });
});

describe('while watching', () => {
  it.each([
    ['no activity: the token may expire', watching(false), due, watching(false), [check]],
    [
      'activity, and the token is due',
      watching(true),
      due,
      { tag: 'renewing', token, active: false },
      [{ tag: 'renew' }],
    ],
    ['activity, and the token is fresh', watching(true), fresh, watching(false), [check]],
    ['it has ended', watching(true), gone, { tag: 'polling', past: token }, [poll]],
    ['it is gone', watching(true), nothing(1700), { tag: 'polling', past: undefined }, [poll]],
  ] as const)('[LOGIN-4] %s', (_, state, reading, next, effects) => {
    expect(transition(state, { tag: 'timePassed', reading })).toEqual({ state: next, effects });
  });

  it('[LOGIN-4] counts activity until the next check', () => {
    expect(transition(watching(false), { tag: 'activitySeen' })).toEqual({ state: watching(true), effects: [] });
    expect(transition(watching(true), { tag: 'timePassed', reading: fresh }).state).toEqual(watching(false));
  });
});

describe('the response to a renewal', () => {
  const renewing = (active = false): State => ({ tag: 'renewing', token, active });
  const answer = (outcome: Outcome, state = renewing()) =>
    transition(state, { tag: 'renewalAnswered', outcome, reading: fresh });

  it.each([
    [outcomes.renewed, watching(false), check],
    // A short failure must not cost the login: the next check asks again, even without activity.
    [outcomes.serverError, watching(true), check],
    [outcomes.stillValid, watching(false), check],
    [outcomes.longest, { tag: 'polling', past: token }, poll],
    [outcomes.noToken, { tag: 'polling', past: token }, poll],
    [outcomes.expired, { tag: 'polling', past: token }, poll],
  ] as const)('[LOGIN-3] outcome %i', (outcome, state, effect) => {
    expect(answer(outcome)).toEqual({ state, effects: [effect] });
  });

  it('[LOGIN-3] remembers activity in the meantime', () => {
    const { state } = transition(renewing(), { tag: 'activitySeen' });
    expect(answer(outcomes.renewed, state).state).toEqual(watching(true));
  });

  it('is ignored once the page is hidden', () => {
    const hidden = transition(renewing(), { tag: 'pageHidden' }).state;
    expect(transition(hidden, { tag: 'renewalAnswered', outcome: outcomes.noToken, reading: fresh })).toEqual({
      state: hidden,
      effects: [],
    });
  });
});

describe('a hidden page', () => {
  it('[LOGIN-4] stops the timer, and checks at once when visible again', () => {
    const hidden = transition(watching(true), { tag: 'pageHidden' });
    expect(hidden.effects).toEqual([{ tag: 'stopWaiting' }]);
    expect(transition(hidden.state, { tag: 'timePassed', reading: due })).toEqual({ state: hidden.state, effects: [] });
    expect(transition(hidden.state, { tag: 'pageShown', reading: due }).effects).toEqual([{ tag: 'renew' }]);
    expect(transition(hidden.state, { tag: 'pageShown', reading: gone }).state).toEqual({
      tag: 'polling',
      past: token,
    });
  });

  it('[LOGIN-4] renews nothing when visible again if there was no activity before', () => {
    const { state } = transition(watching(false), { tag: 'pageHidden' });
    expect(transition(state, { tag: 'pageShown', reading: due })).toEqual({ state: watching(false), effects: [check] });
  });

  it('[LOGIN-4] accepts only another token after it gave one up', () => {
    const { state } = transition({ tag: 'polling', past: token }, { tag: 'pageHidden' });
    expect(transition(state, { tag: 'pageShown', reading: due }).effects).toEqual([poll]);
  });
});

describe('without a login', () => {
  const other = loginTokenOf(1500, { lid: 'another' });
  it.each([
    ['nothing came', undefined, nothing(1700), 'polling'],
    ['the one that was given up is still there', token, due, 'polling'],
    ['another one has ended already', other, gone, 'polling'],
    ['another one came', token, at(1700, other), 'watching'],
    ['a first one came', undefined, due, 'watching'],
  ] as const)('[LOGIN-4] %s', (_, past, reading, tag) => {
    const { state, effects } = transition({ tag: 'polling', past }, { tag: 'timePassed', reading });
    expect(state.tag).toBe(tag);
    expect(effects).toEqual([tag === 'polling' ? poll : check]);
  });
});
