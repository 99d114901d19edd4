import type { CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import { usualRetry } from '../../lib/flow/retry.ts';

/**
 * TRK-5: sends one batch at a time, so that the order is kept. A batch in flight when the page is left is sent again with the rest:
 * the collector deduplicates by its id.
 *
 *     resting ──added──► gathering ──time, or enough──► sending ──taken──► resting or gathering
 *                                                          └──failed──► pausing ──time──► sending
 */
export interface CollectorState {
  readonly tag: 'resting' | 'gathering' | 'sending' | 'pausing';
  /** not yet accepted, in order; events in flight come first */
  readonly left: readonly CollectedEvent[];
  /** how many of them are in flight */
  readonly underWay: number;
  /** consecutive failures */
  readonly failures: number;
}

export type CollectorEvent =
  | { readonly tag: 'added'; readonly event: CollectedEvent }
  | { readonly tag: 'timeUp' }
  | { readonly tag: 'taken' }
  /** refused for good: a retry would be refused, too */
  | { readonly tag: 'refused' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'pageLeft' }
  | { readonly tag: 'after withdrawal' };

export type CollectorEffect =
  | { readonly tag: 'wait'; readonly ms: number }
  | { readonly tag: 'stopWaiting' }
  | { readonly tag: 'send'; readonly events: readonly CollectedEvent[] }
  /** sent with `keepalive`, without waiting for a response */
  | { readonly tag: 'leave'; readonly events: readonly CollectedEvent[] };

export interface CollectorStep {
  readonly state: CollectorState;
  readonly effects: readonly CollectorEffect[];
}

export const gatherMs = 2000;
/** the maximum size of a batch */
export const batchSize = 25;
/** The capacity; while the collector is unavailable the oldest events are dropped. */
export const mostLeft = 500;

export const firstCollector: CollectorState = { tag: 'resting', left: [], underWay: 0, failures: 0 };

const send = (state: CollectorState): CollectorStep => {
  const events = state.left.slice(0, batchSize);
  if (events.length === 0) return { state: firstCollector, effects: [] };
  return {
    state: { ...state, tag: 'sending', underWay: events.length },
    effects: [{ tag: 'stopWaiting' }, { tag: 'send', events }],
  };
};

const gather = (state: CollectorState): CollectorStep => ({
  state: { ...state, tag: 'gathering' },
  effects: [{ tag: 'wait', ms: gatherMs }],
});

const add = (state: CollectorState, event: CollectedEvent): CollectorStep => {
  const left = [...state.left, event];
  const over = Math.max(0, left.length - mostLeft);
  // Events in flight are not dropped: their response decides.
  const next = { ...state, left: [...left.slice(0, state.underWay), ...left.slice(state.underWay + over)] };
  if (state.tag === 'resting') return gather(next);
  return state.tag === 'gathering' && left.length >= batchSize ? send(next) : { state: next, effects: [] };
};

/** Removes the batch in flight after its response. */
const done = (state: CollectorState): CollectorStep => {
  if (state.tag !== 'sending') return { state, effects: [] };
  const next = { ...state, left: state.left.slice(state.underWay), underWay: 0, failures: 0 };
  if (next.left.length === 0) return { state: firstCollector, effects: [] };
  return next.left.length >= batchSize ? send(next) : gather(next);
};

const pauseOf = (failures: number): number =>
  Math.min(usualRetry.delayMs * usualRetry.factor ** failures, usualRetry.longestDelayMs);

const fail = (state: CollectorState): CollectorStep => {
  if (state.tag !== 'sending') return { state, effects: [] };
  if (state.failures >= usualRetry.retries) return done(state);
  return {
    state: { ...state, tag: 'pausing', underWay: 0, failures: state.failures + 1 },
    effects: [{ tag: 'wait', ms: pauseOf(state.failures) }],
  };
};

const leave = ({ left }: CollectorState): CollectorStep => {
  const batches = Array.from({ length: Math.ceil(left.length / batchSize) }, (_, place) =>
    left.slice(place * batchSize, (place + 1) * batchSize),
  );
  return {
    state: firstCollector,
    effects: [{ tag: 'stopWaiting' }, ...batches.map((events): CollectorEffect => ({ tag: 'leave', events }))],
  };
};

export const transition = (state: CollectorState, event: CollectorEvent): CollectorStep => {
  switch (event.tag) {
    case 'added':
      return add(state, event.event);
    case 'timeUp':
      return state.tag === 'sending' ? { state, effects: [] } : send(state);
    case 'taken':
    case 'refused':
      return done(state);
    case 'failed':
      return fail(state);
    case 'pageLeft':
      return leave(state);
    case 'after withdrawal':
      return { state: firstCollector, effects: [{ tag: 'stopWaiting' }] };
  }
};
