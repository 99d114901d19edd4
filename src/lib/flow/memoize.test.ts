import { expect, it } from 'vitest';
import { remember } from './memoize.ts';

const stage = (most: number) => {
  const worked: string[] = [];
  const ask = remember((question) => {
    worked.push(question);
    return question.length > 1;
  }, most);
  return { ask, worked };
};

it('works once for a question, also where the answer is no', () => {
  const { ask, worked } = stage(10);
  expect([ask('a'), ask('bc'), ask('a'), ask('bc')]).toEqual([false, true, false, true]);
  expect(worked).toEqual(['a', 'bc']);
});

it('never keeps more than it may', () => {
  const { ask, worked } = stage(2);
  for (const question of ['a', 'b', 'c', 'c', 'a']) ask(question);
  expect(worked).toEqual(['a', 'b', 'c', 'a']);
});
