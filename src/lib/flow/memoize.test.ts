import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

const stage = (most: number) => {
  const worked: string[] = [];
  const ask = memoize((question) => {
    worked.push(question);
    return question.length > 1;
  }, most);
  return { ask, worked };
};

it('calls the function once for a key, also when the result is false', () => {
  const { ask, worked } = stage(10);
  expect([ask('a'), ask('bc'), ask('a'), ask('bc')]).toEqual([false, true, false, true]);
  expect(worked).toEqual(['a', 'bc']);
});

it('clears the cache when it is full', () => {
  const { ask, worked } = stage(2);
  for (const question of ['a', 'b', 'c', 'c', 'a']) ask(question);
  expect(worked).toEqual(['a', 'b', 'c', 'a']);
});
