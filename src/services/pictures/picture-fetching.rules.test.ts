import { expect, it } from 'vitest';
import { restAfter } from './picture-fetching.rules.ts';
import { pacedCheck } from './picture-pace.ts';

it.each([
  [0, 0],
  [3, 120],
  [200, 8000],
  [20_000, 60_000],
])('[RUN-7] after %i ms of decoding visitors have %i ms for themselves', (workMs, restMs) => {
  expect(restAfter(workMs)).toBe(restMs);
});

/** A check of pictures whose bytes say how many ms they take, on a clock of its own. */
const open = () => {
  let now = 1000;
  const rests: number[] = [];
  const check = pacedCheck({
    check: async (bytes) => {
      now += bytes.length;
      if (bytes.length === 7) throw new Error('broken');
      return { ok: true, width: 1, height: 1 };
    },
    clockMs: () => now,
    rest: async (ms, stop) => {
      stop.throwIfAborted();
      rests.push(ms);
      now += ms;
    },
  });
  const stop = new AbortController();
  return {
    rests,
    stop,
    take: (ms: number) => check(Buffer.alloc(ms), stop.signal),
    pass: (ms: number) => void (now += ms),
  };
};

it('[RUN-7] the first picture is decoded at once, each later one when the rest after the one before is over', async () => {
  const { take, pass, rests } = open();
  await take(10);
  await take(3);
  pass(59);
  await take(1);
  pass(1000);
  await take(1);
  expect(rests).toEqual([400, 61]);
});

it('[RUN-7] the rest follows a picture that cannot be read, too, and ends when the shop stops', async () => {
  const { take, rests, stop } = open();
  await expect(take(7)).rejects.toThrow('broken');
  await take(1);
  expect(rests).toEqual([280]);
  stop.abort(new Error('the shop stops'));
  await expect(take(1)).rejects.toThrow('the shop stops');
});
