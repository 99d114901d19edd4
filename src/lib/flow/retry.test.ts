import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-ports.ts';
import { retried, usualRetry, type RetryOptions } from './retry.ts';

/** A work that fails so many times; says after how many ms each try began, and how it ended. */
const run = async (failures: number, options: RetryOptions = {}) => {
  const clock = fakeClock(1000);
  const tries: number[] = [];
  const ends: string[] = [];
  const work = (): string => {
    tries.push(clock.now() - 1000);
    if (tries.length <= failures) throw new Error(`try ${tries.length}`);
    return 'done';
  };
  const settled = retried(clock, work, options).then(
    (result) => ends.push(result),
    (fault: Error) => ends.push(fault.message),
  );
  for (let turn = 0; turn < 2000 && ends.length === 0; turn += 1) {
    await Promise.resolve();
    clock.pass(50);
  }
  await settled;
  return { tries, outcome: ends[0] };
};

describe('retried work', () => {
  it('[TRK-3] is retried 10 times, after 100 ms and then after twice the delay before', async () => {
    expect(usualRetry).toMatchObject({ retries: 10, delayMs: 100, timeoutMs: 60_000, longestDelayMs: 300_000 });
    const { tries, outcome } = await run(4);
    expect(tries).toEqual([0, 100, 300, 700, 1500]);
    expect(outcome).toBe('done');
  });

  it('[TRK-3] fails after 60 seconds with the last reason', async () => {
    const { tries, outcome } = await run(99);
    expect(tries.at(-1)).toBe(51_100);
    expect(outcome).toBe('try 10');
  });

  it('[TRK-3] is tried once more where the next try begins just in time', async () => {
    const { tries } = await run(99, { factor: 1, delayMs: 100, timeoutMs: 300 });
    expect(tries).toEqual([0, 100, 200, 300]);
  });

  it('[TRK-3] fails after its retries', async () => {
    const { tries, outcome } = await run(99, { retries: 3, factor: 1, delayMs: 200 });
    expect(tries).toEqual([0, 200, 400, 600]);
    expect(outcome).toBe('try 4');
  });

  it('[TRK-3] waits no longer than the longest delay', async () => {
    const { tries } = await run(4, { longestDelayMs: 250 });
    expect(tries).toEqual([0, 100, 300, 550, 800]);
  });

  it('is not retried after a success', async () => expect(await run(0)).toEqual({ tries: [0], outcome: 'done' }));
});
