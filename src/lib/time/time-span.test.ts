import { describe, expect, it } from 'vitest';
import { commonSpan, isWithin, spanAround } from './time-span.ts';

describe('the span between two switches', () => {
  it.each([
    ['between two', [10, 20, 30], 15, { from: 10, until: 20 }],
    ['at the very switch', [10, 20, 30], 20, { from: 20, until: 30 }],
    ['before all', [10, 20], 5, { from: -Infinity, until: 10 }],
    ['after all', [10, 20], 25, { from: 20, until: Infinity }],
    ['in any order', [30, 10, 20], 12, { from: 10, until: 20 }],
    ['without any', [], 12, { from: -Infinity, until: Infinity }],
  ])('is found %s', (_, switches, at, span) => {
    expect(spanAround(switches, new Date(at))).toEqual(span);
  });

  it('of two schedules is their intersection', () => {
    expect(commonSpan({ from: 10, until: 30 }, { from: 5, until: 20 })).toEqual({ from: 10, until: 20 });
  });

  it.each([
    [9, false],
    [10, true],
    [19, true],
    [20, false],
  ])('contains %i: %s', (at, within) => {
    expect(isWithin({ from: 10, until: 20 }, new Date(at))).toBe(within);
  });
});
