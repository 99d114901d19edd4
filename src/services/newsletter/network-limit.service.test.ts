import { expect, it } from 'vitest';
import { networkLimit } from './network-limit.service.ts';

const at = new Date('2026-11-22T10:00:00Z');
/** Whether one sign-up of each address, in order, is within a limit of one. */
const taken = (...addresses: string[]): boolean[] => {
  const limit = networkLimit(1);
  return addresses.map((address) => limit.take(address, at));
};

it.each([
  ['192.0.2.1', '192.0.2.77'],
  ['192.0.2.1', '::ffff:192.0.2.77'],
  ['192.0.2.1', '::FFFF:c000:24d'],
  ['2001:db8:1::1', '2001:db8:1:2::1'],
  ['2001:db8::1', '2001:db8:0:7::1'],
  ['2001:db8:1::1', '2001:0DB8:0001::2'],
])('%s and %s are one network, which has one limit', (one, other) => {
  expect(taken(one, other)).toEqual([true, false]);
});

it.each([
  ['192.0.2.1', '192.0.3.1'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['2001:db8::1', '2001:db9::1'],
])('%s and %s are two networks', (one, other) => {
  expect(taken(one, other)).toEqual([true, true]);
});

it('a network may sign up again a day later', () => {
  const limit = networkLimit(1);
  expect([limit.take('192.0.2.1', at), limit.take('192.0.2.1', at)]).toEqual([true, false]);
  expect(limit.take('192.0.2.1', new Date(at.getTime() + 86_400_000))).toBe(true);
});
