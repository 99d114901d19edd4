import { expect, it } from 'vitest';
import { memoizePerOwner } from './memoize-per-owner.ts';

it('runs the work once for an owner and a name and returns the same result to all callers', async () => {
  const [page, other] = [{}, {}];
  let done = 0;
  const work = async () => {
    done += 1;
    return done;
  };
  expect(await Promise.all([memoizePerOwner(page, 'a', work), memoizePerOwner(page, 'a', work)])).toEqual([1, 1]);
  expect(await memoizePerOwner(page, 'b', work)).toBe(2);
  expect(await memoizePerOwner(other, 'a', work)).toBe(3);
  expect(await memoizePerOwner(page, 'a', work)).toBe(1);
});
