import { describe, expect, it } from 'vitest';
import { sites } from '../../sites/sites.ts';
import { barOf, clockOf, firstMoment, stretchOf } from './staff-timeline.rules.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const day = { from: at('05T23:00'), to: at('06T23:00') };
const entry = (from?: Date, to?: Date) => ({
  kind: 'promotion' as const,
  name: 'x',
  place: 'y',
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

describe('a bar of the day', () => {
  it.each([
    [entry(), { left: 0, width: 1 }],
    [entry(at('06T11:00')), { left: 0.5, width: 0.5 }],
    [entry(at('01T00:00'), at('06T05:00')), { left: 0, width: 0.25 }],
    [entry(at('06T05:00'), at('06T11:00')), { left: 0.25, width: 0.25 }],
    [entry(at('06T11:00'), at('20T00:00')), { left: 0.5, width: 0.5 }],
  ])('of %j is %j', (one, bar) => expect(barOf(one, day)).toEqual(bar));

  it('is first visible at its start, or at the start of the day', () => {
    expect(firstMoment(entry(at('06T11:00')), day)).toEqual(at('06T11:00'));
    expect(firstMoment(entry(at('01T11:00')), day)).toEqual(day.from);
    expect(firstMoment(entry(), day)).toEqual(day.from);
  });

  it('is shown in the time zone of the country', () => {
    expect(clockOf(at('06T11:00'), sites.DE)).toBe('12:00');
    expect(clockOf(at('06T11:00'), sites.TR)).toBe('14:00');
    expect(stretchOf(entry(at('06T11:00')), sites.DE)).toBe('2026-03-06 12:00 – ');
  });
});
