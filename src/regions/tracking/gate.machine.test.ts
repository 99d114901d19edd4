import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { firstGate, transition, type GateEffect, type GateEvent } from './gate.machine.ts';
import { trackedFixtures } from './tracking.fixtures.ts';

const measured = trackedFixtures['a voucher code was copied'];
const advertised = trackedFixtures['an order was placed'];
const timed = (event: TrackedEvent, at = 1): GateEvent => ({ tag: 'tracked', timed: { at, event } });
const chosen = (...categories: string[]): GateEvent => ({
  tag: 'chosen',
  categories: ['C0001', ...categories],
  at: 9,
  isNew: true,
});

/** The output of the gate per step: the kinds of sent events, and the dropped category. */
const run = (...events: GateEvent[]): readonly (readonly string[])[] => {
  const words = (effect: GateEffect): string =>
    effect.tag === 'send' ? effect.timed.event.event : `drop ${effect.category}`;
  let state = firstGate([]);
  return events.map((event) => {
    const step = transition(state, event);
    state = step.state;
    return step.effects.map(words);
  });
};

describe('the gate', () => {
  it.each([
    ['nothing is sent before a choice', [timed(measured), timed(advertised)], [[], []]],
    [
      'events before the choice are sent with it, in order, and later ones at once',
      [timed(measured), timed(advertised), chosen('C0003', 'C0004'), timed(measured)],
      [[], [], ['promotion_click', 'purchase', 'consent-updated'], ['promotion_click']],
    ],
    [
      'only by category: measured',
      [timed(measured), timed(advertised), chosen('C0003'), timed(advertised), timed(measured)],
      [[], [], ['promotion_click', 'consent-updated'], [], ['promotion_click']],
    ],
    [
      'only by category: advertised',
      [timed(measured), timed(advertised), chosen('C0004'), timed(measured), timed(advertised)],
      [[], [], ['purchase'], [], ['purchase']],
    ],
    [
      'refused events are dropped for good',
      [timed(measured), chosen(), chosen('C0003')],
      [[], [], ['consent-updated']],
    ],
    [
      'after withdrawal nothing is sent, and waiting events are dropped',
      [chosen('C0003', 'C0004'), chosen('C0004'), timed(measured), chosen(), timed(advertised)],
      [['consent-updated'], ['drop C0003'], [], ['drop C0004'], []],
    ],
    ['the same choice again has no effect', [chosen('C0003'), chosen('C0003')], [['consent-updated'], []]],
  ] as const)('[TRK-4] %s', (_, events, effects) => expect(run(...events)).toEqual(effects));

  it('[TRK-4] keeps the time of waiting events', () => {
    const { effects } = transition(firstGate([{ at: 5, event: measured }]), chosen('C0003'));
    expect(effects.map((effect) => effect.tag === 'send' && effect.timed.at)).toEqual([5, 9]);
  });

  it('[TRK-1] does not report a choice of an earlier page again', () => {
    const { effects } = transition(firstGate([{ at: 5, event: measured }]), {
      tag: 'chosen',
      categories: ['C0001', 'C0003'],
      at: 9,
      isNew: false,
    });
    expect(effects).toMatchObject([{ timed: { event: measured } }]);
  });

  it('[TRK-1] reports a choice by its categories', () => {
    const { effects } = transition(firstGate([]), chosen('C0003', 'something of others'));
    expect(effects).toMatchObject([{ timed: { event: { event: 'consent-updated', categories: ['C0001', 'C0003'] } } }]);
  });
});
