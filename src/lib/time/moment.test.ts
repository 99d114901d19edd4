import { expect, it } from 'vitest';
import { clockOf, momentNow, type Moment, type MomentNow, type Now } from './moment.ts';

it('[SAFE-5] the time of a preview fits no write: only the clock says what is now', () => {
  let at = new Date('2026-11-21T12:00:00Z');
  const now = clockOf(() => at);
  const written: Now[] = [now()];
  const seen: Moment = { at: new Date('2026-12-24T12:00:00Z'), abTests: {}, isPreview: true };
  // @ts-expect-error -- a moment that is looked at may be a preview's
  written.push(seen.at);
  // @ts-expect-error -- and so may its time, however it is wrapped
  const wrapped: MomentNow = { at: seen.at, abTests: {} };
  // @ts-expect-error -- a preview is none, even one of now
  const preview: MomentNow = { at: now(), abTests: {}, isPreview: true };
  expect([written[0], wrapped.at, preview.at]).toEqual([at, seen.at, at]);
  at = new Date('2026-11-21T12:00:01Z');
  expect(momentNow(now)).toEqual({ at, abTests: {} });
});
