import { expect, it } from 'vitest';
import { instantOf } from './instant.ts';

it.each([
  ['2026-03-06T07:00:00.000Z', '2026-03-06T07:00:00.000Z'],
  ['2026-03-06T08:00+01:00', '2026-03-06T07:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
])('%s is an instant', (text, instant) => expect(instantOf(text)?.toISOString()).toBe(instant));

it.each([
  '',
  'now',
  '2026-03-06',
  '2026-03-06T07:00',
  '2026-02-30T07:00:00Z',
  '2026-13-06T07:00:00Z',
  '2026-03-06T25:00:00Z',
  '1969-03-06T07:00:00Z',
  '9999-03-06T07:00:00Z',
  '2026-03-06T07:00:00Z; drop',
])('%j is not an instant', (text) => expect(instantOf(text)).toBeUndefined());
