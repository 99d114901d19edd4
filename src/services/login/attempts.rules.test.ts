import { expect, it } from 'vitest';
import { attemptLimits, waitSeconds, type AttemptKind } from './attempts.rules.ts';

const beganAt = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(beganAt.getTime() + seconds * 1000);

it.each(Object.keys(attemptLimits) as AttemptKind[])(
  '[LOGIN-6] %s is allowed up to its limit and must wait afterwards',
  (kind) => {
    const { most, windowSeconds } = attemptLimits[kind];
    expect(waitSeconds(attemptLimits[kind], { count: most, beganAt }, beganAt)).toBe(0);
    expect(waitSeconds(attemptLimits[kind], { count: most + 1, beganAt }, beganAt)).toBe(windowSeconds);
    expect(waitSeconds(attemptLimits[kind], { count: most + 1, beganAt }, after(windowSeconds - 1))).toBe(1);
    // A clock of another server that goes before or after this one.
    expect(waitSeconds(attemptLimits[kind], { count: most + 1, beganAt }, after(windowSeconds + 300))).toBe(1);
    expect(waitSeconds(attemptLimits[kind], { count: most + 1, beganAt }, after(-300))).toBe(windowSeconds);
  },
);
