import { describe, expect, it } from 'vitest';
import { afterTick, beginWatch, isStuck, type Tick } from './watchdog.rules.ts';

const limits = { tickMs: 1000, limitMs: 30_000 };

/** Ticks each second from 0 on; `change` says what is different at one of them. */
const ticks = (count: number, change: (second: number) => Partial<Tick> = () => ({})): Tick[] =>
  Array.from({ length: count }, (_, second) => ({
    atMs: second * 1000,
    turns: 7,
    isExcused: false,
    ...change(second),
  }));

const stuckAt = ([first, ...rest]: readonly Tick[]): number | undefined => {
  let watched = beginWatch(first ?? expect.unreachable());
  for (const tick of rest) {
    watched = afterTick(watched, tick, limits);
    if (isStuck(watched, limits)) return tick.atMs;
  }
  return undefined;
};

describe('[RUN-9] the watchdog', () => {
  it.each([
    ['turns', ticks(120, (second) => ({ turns: second })), undefined],
    ['makes no turn', ticks(120), 30_000],
    ['makes its last turn after 20 s', ticks(120, (second) => ({ turns: Math.min(second, 20) })), 50_000],
    ['makes a turn each 29 s', ticks(300, (second) => ({ turns: Math.floor(second / 29) })), undefined],
    ['makes no turn on a busy machine, where ticks are late', ticks(40, (second) => ({ atMs: second * 2900 })), 31_900],
    [
      'is stopped with the whole process for an hour',
      ticks(29, (second) => ({ atMs: second < 14 ? second * 1000 : 3_600_000 + second * 1000 })),
      undefined,
    ],
    [
      'hangs after the process was stopped',
      ticks(120, (second) => ({ atMs: second < 14 ? second * 1000 : 3_600_000 + second * 1000 })),
      3_644_000,
    ],
    [
      'stands again and again, as under a debugger that stops all threads',
      ticks(120, (second) => ({ atMs: second * 3001 })),
      undefined,
    ],
    ['is held by a debugger', ticks(120, () => ({ isExcused: true })), undefined],
    ['was held by a debugger for 20 s', ticks(120, (second) => ({ isExcused: second <= 20 })), 50_000],
    ['runs while the clock goes back', ticks(29, (second) => ({ atMs: -second * 1000 })), undefined],
  ] as const)('sees a main loop that %s', (_, seen, expected) => {
    expect(stuckAt(seen)).toBe(expected);
  });
});
