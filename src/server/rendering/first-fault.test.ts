import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../ui/field/fault-focus.ts';
import { withFirstFaultFocused } from './first-fault.ts';

type Drawn = readonly (readonly [kind: FaultKind, id: string, place: number])[];

/** Draws faults in the order of the list; returns the focused ones, and how often the page was drawn. */
const focusedIn = (faults: Drawn) => {
  let times = 0;
  const focused = withFirstFaultFocused((focusAt) => {
    times += 1;
    return faults.flatMap(([kind, id, place]) => (focusAt(() => place)(kind, id) ? [id] : []));
  });
  return { focused, times };
};

describe('a page of one visitor', () => {
  it.each<[string, Drawn, readonly string[]]>([
    ['one wrong field', [['field', 'email', -0.5]], ['email']],
    [
      'two wrong fields',
      [
        ['field', 'email', -0.5],
        ['field', 'password', -0.5],
      ],
      ['email'],
    ],
    [
      'a message above a wrong field',
      [
        ['message', 'said', -0.5],
        ['field', 'email', -0.5],
      ],
      ['email'],
    ],
    [
      'two messages and no wrong field',
      [
        ['message', 'preview', -0.5],
        ['message', 'said', -0.5],
      ],
      ['preview'],
    ],
    [
      'a wrong field in an island, which is drawn after the wrong field below it',
      [
        ['field', 'email', 0.5],
        ['field', 'password', 0],
      ],
      ['password'],
    ],
    [
      'a wrong field in an island below another one',
      [
        ['field', 'email', -0.5],
        ['field', 'password', 0],
      ],
      ['email'],
    ],
  ])('with %s focuses the first', (_, faults, focused) => {
    expect(focusedIn(faults)).toEqual({ focused, times: 2 });
  });

  it('without a fault is drawn once', () => {
    expect(focusedIn([])).toEqual({ focused: [], times: 1 });
  });
});
