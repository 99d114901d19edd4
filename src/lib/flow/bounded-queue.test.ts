import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

/** Work that ends when it is told to. */
const task = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = false;
  return {
    work: () => {
      started = true;
      return promise;
    },
    end: resolve,
    fail: reject,
    isStarted: () => started,
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs `atOnce` works at a time, lets `waiting` more wait in order and refuses the rest', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 1 });
  const [first, second, third, fourth] = [task(), task(), task(), task()] as const;
  const answers = [first, second, third].map(async ({ work }) => queue.run(work));
  expect(queue.run(fourth.work)).toBeUndefined();
  await settle();
  expect([first, second, third, fourth].map((one) => one.isStarted())).toEqual([true, true, false, false]);
  first.end('first');
  await settle();
  expect(third.isStarted()).toBe(true);
  second.end('second');
  third.end('third');
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
});

it('continues after work that failed', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 5 });
  const [broken, next] = [task(), task()] as const;
  const failed = queue.run(broken.work);
  const answer = queue.run(next.work);
  broken.fail(new Error('broken'));
  next.end('next');
  await expect(failed).rejects.toThrow('broken');
  expect(await answer).toBe('next');
  const again = task();
  again.end('again');
  expect(await queue.run(again.work)).toBe('again');
});
