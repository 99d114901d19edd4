import { describe, expect, it } from 'vitest';
import { mostEventsInABatch, type CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import { promotionClick } from '../../domain/tracking/tracking.rules.ts';
import {
  batchSize,
  firstCollector,
  gatherMs,
  mostLeft,
  transition,
  type CollectorEffect,
  type CollectorEvent,
} from './collector.machine.ts';

const numbered = (seq: number): CollectedEvent => ({
  id: String(seq),
  seq,
  at: seq,
  event: promotionClick('copy', 'A'),
});
const added = (seq: number): CollectorEvent => ({ tag: 'added', event: numbered(seq) });
const many = (from: number, count: number): readonly CollectorEvent[] =>
  Array.from({ length: count }, (_, n) => added(from + n));
const seqs = (events: readonly CollectedEvent[]): string => events.map(({ seq }) => seq).join();
const words = (effect: CollectorEffect): string => {
  if (effect.tag === 'wait') return `wait ${effect.ms}`;
  return effect.tag === 'stopWaiting' ? 'stop' : `${effect.tag} ${seqs(effect.events)}`;
};
/** The effects of each event. */
const run = (...events: readonly CollectorEvent[]): readonly string[] => {
  let state = firstCollector;
  return events.flatMap((event) => {
    const step = transition(state, event);
    state = step.state;
    return step.effects.map(words);
  });
};
const timeUp: CollectorEvent = { tag: 'timeUp' };
const taken: CollectorEvent = { tag: 'taken' };
const failed: CollectorEvent = { tag: 'failed' };

describe('the collector in the browser', () => {
  it('[TRK-5] has the batch size of the server', () => expect(batchSize).toBe(mostEventsInABatch));

  it.each([
    ['gathers before it sends', [added(1), added(2), timeUp], [`wait ${gatherMs}`, 'stop', 'send 1,2']],
    ['rests when all is taken', [added(1), timeUp, taken, timeUp], [`wait ${gatherMs}`, 'stop', 'send 1']],
    [
      'sends one batch at a time, in order',
      [added(1), timeUp, added(2), timeUp, taken, timeUp, taken],
      [`wait ${gatherMs}`, 'stop', 'send 1', `wait ${gatherMs}`, 'stop', 'send 2'],
    ],
    [
      'tries again what was not taken, later each time, with what came meanwhile',
      [added(1), timeUp, failed, timeUp, added(2), failed, timeUp, taken],
      [`wait ${gatherMs}`, 'stop', 'send 1', 'wait 100', 'stop', 'send 1', 'wait 200', 'stop', 'send 1,2'],
    ],
    [
      'does not send again what was refused for good',
      [added(1), timeUp, { tag: 'refused' }, added(2), timeUp],
      [`wait ${gatherMs}`, 'stop', 'send 1', `wait ${gatherMs}`, 'stop', 'send 2'],
    ],
    [
      'leaves with everything, also with what is on its way',
      [added(1), timeUp, added(2), { tag: 'pageLeft' }, taken, { tag: 'pageLeft' }],
      [`wait ${gatherMs}`, 'stop', 'send 1', 'stop', 'leave 1,2', 'stop'],
    ],
    [
      'sends nothing any more after it was withdrawn',
      [added(1), timeUp, added(2), { tag: 'after withdrawal' }, taken, timeUp, { tag: 'pageLeft' }],
      [`wait ${gatherMs}`, 'stop', 'send 1', 'stop', 'stop'],
    ],
  ] as const)('[TRK-5] %s', (_, events, effects) => expect(run(...events)).toEqual(effects));

  it('[TRK-5] sends at once when a batch is full', () => {
    const effects = run(...many(0, batchSize));
    expect(effects).toEqual([
      `wait ${gatherMs}`,
      'stop',
      `send ${Array.from({ length: batchSize }, (__, n) => n).join()}`,
    ]);
  });

  it('[TRK-5] sends batches of the size that the server accepts', () => {
    const left = run(...many(0, 1), timeUp, ...many(1, 2 * batchSize), { tag: 'pageLeft' });
    expect(left.filter((effect) => effect.startsWith('leave')).map((effect) => effect.split(',').length)).toEqual([
      25, 25, 1,
    ]);
  });

  it('[TRK-3] gives up after ten tries, and continues with later events', () => {
    const tries = Array.from({ length: 11 }, () => [timeUp, failed]).flat();
    const effects = run(added(1), ...tries, added(2), timeUp);
    expect(effects.filter((effect) => effect === 'send 1')).toHaveLength(11);
    expect(effects.at(-1)).toBe('send 2');
    expect(effects.filter((effect) => effect.startsWith('wait ')).slice(1, 4)).toEqual([
      'wait 100',
      'wait 200',
      'wait 400',
    ]);
  });

  it('[TRK-5] keeps at most its capacity, and drops the oldest events that are not being sent', () => {
    const all = run(...many(0, 1), timeUp, ...many(1, mostLeft + 9), { tag: 'pageLeft' });
    const left = all.filter((effect) => effect.startsWith('leave')).flatMap((effect) => effect.slice(6).split(','));
    expect(left).toHaveLength(mostLeft);
    expect([left[0], left[1], left.at(-1)]).toEqual(['0', '11', String(mostLeft + 9)]);
  });
});
