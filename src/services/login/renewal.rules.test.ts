import { describe, expect, it } from 'vitest';
import { decideRenewal, loginEndsAt, timesOf, type LoginFamily } from './renewal.rules.ts';

const began = 1_000_000;
const family: LoginFamily = { generation: 3, rotatedAt: began, endsAt: loginEndsAt(began), isEnded: false };

describe('a renewal', () => {
  it.each([
    ['of the living generation is done', family, 3, began + 600, 'renew'],
    ['also before it is due: clocks of visitors go wrong', family, 3, began + 1, 'renew'],
    ['of the one before, at once, gets the same again', family, 2, began, 'repeat'],
    ['of the one before, within the grace, gets the same again', family, 2, began + 10, 'repeat'],
    ['of the one before, later, is a copy', family, 2, began + 11, 'replayed'],
    ['of an older one is a copy, even within the grace', family, 1, began + 1, 'replayed'],
    ['of one that never was is refused as a copy', family, 4, began, 'replayed'],
    ['of an ended login is refused', { ...family, isEnded: true }, 3, began, 'refused'],
    ['of an ended login is refused within the grace too', { ...family, isEnded: true }, 2, began, 'refused'],
    ['at the end of the longest life is refused', family, 3, family.endsAt, 'refused'],
    [
      'of a token that lasts until that end changes nothing',
      { ...family, rotatedAt: family.endsAt - 1800 },
      3,
      family.endsAt - 60,
      'longest',
    ],
    ['just before that is done', { ...family, rotatedAt: family.endsAt - 1801 }, 3, family.endsAt - 60, 'renew'],
  ] satisfies [string, LoginFamily, number, number, string][])(
    '[LOGIN-3] %s',
    (_, given, generation, now, decision) => {
      expect(decideRenewal(given, generation, now)).toBe(decision);
    },
  );

  it('[LOGIN-2] gives a token that lasts half an hour, is due for renewal after ten minutes, and never outlives its login', () => {
    expect(timesOf(family)).toEqual({ exp: began + 1800, ren: began + 600 });
    const late = { rotatedAt: family.endsAt - 300, endsAt: family.endsAt };
    expect(timesOf(late)).toEqual({ exp: family.endsAt, ren: family.endsAt });
  });
});
