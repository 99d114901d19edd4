import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { firstGate, transition, type GateEffect, type GateEvent } from './gate.machine.ts';
import { trackedFixtures } from './tracking.fixtures.ts';

const measured = trackedFixtures['a voucher code was copied'];
const advertised = trackedFixtures['an order was placed'];
const told = (event: TrackedEvent, at = 1): GateEvent => ({ tag: 'told', told: { at, event } });
const chosen = (...categories: string[]): GateEvent => ({
  tag: 'chosen',
  categories: ['C0001', ...categories],
  at: 9,
  isNew: true,
});

/** What leaves the gate, step by step: kinds of what is sent, and what is dropped with its category. */
const run = (...events: GateEvent[]): readonly (readonly string[])[] => {
  const words = (effect: GateEffect): string =>
    effect.tag === 'send' ? effect.told.event.event : `drop ${effect.category}`;
  let state = firstGate([]);
  return events.map((event) => {
    const step = transition(state, event);
    state = step.state;
    return step.effects.map(words);
  });
};

describe('the gate', () => {
  it.each([
    ['nothing goes before a choice', [told(measured), told(advertised)], [[], []]],
    [
      'what was told before goes with the choice, in order, and then at once',
      [told(measured), told(advertised), chosen('C0003', 'C0004'), told(measured)],
      [[], [], ['promotion_click', 'purchase', 'consent-updated'], ['promotion_click']],
    ],
    [
      'only by category: measured',
      [told(measured), told(advertised), chosen('C0003'), told(advertised), told(measured)],
      [[], [], ['promotion_click', 'consent-updated'], [], ['promotion_click']],
    ],
    [
      'only by category: advertised',
      [told(measured), told(advertised), chosen('C0004'), told(measured), told(advertised)],
      [[], [], ['purchase'], [], ['purchase']],
    ],
    ['what is refused is dropped for good', [told(measured), chosen(), chosen('C0003')], [[], [], ['consent-updated']]],
    [
      'after it is withdrawn nothing goes, and what waits is dropped',
      [chosen('C0003', 'C0004'), chosen('C0004'), told(measured), chosen(), told(advertised)],
      [['consent-updated'], ['drop C0003'], [], ['drop C0004'], []],
    ],
    ['the same choice again is none', [chosen('C0003'), chosen('C0003')], [['consent-updated'], []]],
  ] as const)('[TRK-4] %s', (_, events, effects) => expect(run(...events)).toEqual(effects));

  it('[TRK-4] what has waited keeps its moment', () => {
    const { effects } = transition(firstGate([{ at: 5, event: measured }]), chosen('C0003'));
    expect(effects.map((effect) => effect.tag === 'send' && effect.told.at)).toEqual([5, 9]);
  });

  it('[TRK-1] a choice of an earlier page is not told again', () => {
    const { effects } = transition(firstGate([{ at: 5, event: measured }]), {
      tag: 'chosen',
      categories: ['C0001', 'C0003'],
      at: 9,
      isNew: false,
    });
    expect(effects).toMatchObject([{ told: { event: measured } }]);
  });

  it('[TRK-1] a choice is told by its categories', () => {
    const { effects } = transition(firstGate([]), chosen('C0003', 'something of others'));
    expect(effects).toMatchObject([{ told: { event: { event: 'consent-updated', categories: ['C0001', 'C0003'] } } }]);
  });
});
