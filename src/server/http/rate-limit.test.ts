import { describe, expect, it } from 'vitest';
import { rateLimiter } from './rate-limit.ts';

describe('[SAFE-2] requests of one address', () => {
  const stage = (perMinute: number) => {
    let now = 1000;
    const limiter = rateLimiter(perMinute, () => now);
    return { take: limiter.take, wait: (ms: number) => (now += ms) };
  };

  it('are let through up to the limit, then told how long to wait', () => {
    const { take, wait } = stage(2);
    expect([take('10.0.0.1'), take('10.0.0.1')]).toEqual([0, 0]);
    wait(15_500);
    expect(take('10.0.0.1')).toBe(45);
    wait(44_499);
    expect(take('10.0.0.1')).toBe(1);
    wait(1);
    expect(take('10.0.0.1')).toBe(0);
  });

  it.each([
    ['10.0.0.1', '10.0.0.2', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('%s and %s count together: %s', (one, other, together) => {
    const { take } = stage(1);
    take(one);
    expect(take(other) > 0).toBe(together);
  });

  it('are forgotten rather than kept without bound', () => {
    const { take } = stage(1);
    take('first');
    for (let address = 0; address < 100_001; address += 1) take(`a${address}`);
    expect(take('first')).toBe(0);
  });
});
