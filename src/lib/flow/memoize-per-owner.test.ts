import { expect, it } from 'vitest';
import { oncePer } from './memoize-per-owner.ts';

it('does its work once for an owner and a name, and answers everybody the same', async () => {
  const [page, other] = [{}, {}];
  let done = 0;
  const work = async () => {
    done += 1;
    return done;
  };
  expect(await Promise.all([oncePer(page, 'a', work), oncePer(page, 'a', work)])).toEqual([1, 1]);
  expect(await oncePer(page, 'b', work)).toBe(2);
  expect(await oncePer(other, 'a', work)).toBe(3);
  expect(await oncePer(page, 'a', work)).toBe(1);
});
