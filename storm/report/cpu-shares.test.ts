import { expect, it } from 'vitest';
import { cpuOfRequest } from './cpu-shares.ts';

it('the CPU of a request is divided by whose it was', () => {
  const shares = new Map([
    ['storm', 100],
    ['shop', 300],
  ]);
  expect(cpuOfRequest(shares, 450, 100)).toEqual({
    each: '4.50',
    parts: 'shop 3.00 ms, storm 1.00 ms, the rest 0.50 ms',
  });
  // That of backends which were killed with their server is forgotten.
  expect(cpuOfRequest(shares, 350, 100)).toEqual({
    each: '4.00',
    parts: 'shop 3.00 ms, storm 1.00 ms, the rest 0.00 ms',
  });
});
