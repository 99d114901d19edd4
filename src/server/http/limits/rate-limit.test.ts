import { describe, expect, it } from 'vitest';
import { rateLimits } from './rate-limit.ts';

describe('[SAFE-2] the rate limiter', () => {
  const stage = (perMinute: number) => {
    let now = 1000;
    const limiter = rateLimits(() => now)(perMinute);
    return { take: limiter.take, wait: (ms: number) => (now += ms) };
  };

  it('lets requests of one address pass up to the limit, then returns the seconds to wait', () => {
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
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['2001:db8::aaaa:1:2:3', '2001:db8::bbbb:1:2:3', true],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
  ])('counts %s and %s together: %s', (one, other, together) => {
    const { take } = stage(1);
    take(one);
    expect(take(other) > 0).toBe(together);
  });

  it('counts the limits of different names separately in one table', () => {
    const limits = rateLimits(() => 1000);
    const [logins, mails] = [limits(1, 'logins'), limits(2, 'mails')];
    expect(['10.0.0.1', '10.0.0.1'].map(logins.take)).toEqual([0, 60]);
    expect(['10.0.0.1', '10.0.0.1', '10.0.0.1'].map(mails.take)).toEqual([0, 0, 60]);
  });

  const flood = (take: (address: string) => number, count: number, first = 10): void => {
    for (let n = 0; n < count; n += 1) take(`${first}.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  };

  it('forgets the address that has asked least recently where the table is full', () => {
    const { take } = stage(1);
    take('192.0.2.1');
    flood(take, 100_001);
    expect(take('192.0.2.1')).toBe(0);
  });

  it('still refuses an address that goes on asking while the table is flooded', () => {
    const { take } = stage(1);
    take('192.0.2.1');
    flood(take, 60_000);
    expect(take('192.0.2.1')).toBeGreaterThan(0);
    flood(take, 60_000, 11);
    expect(take('192.0.2.1')).toBeGreaterThan(0);
  });
});
