import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const gate = () => {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

it('lets work on one key wait for what came before, and work on another key pass', async () => {
  const turn = inTurn();
  const { opened, open } = gate();
  const done: string[] = [];
  const first = turn('a', async () => {
    await opened;
    done.push('first');
  });
  const second = turn('a', async () => void done.push('second'));
  await turn('b', async () => void done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

it('goes on after work that failed, and answers each with its own result', async () => {
  const turn = inTurn();
  const failing = turn('a', () => Promise.reject(new Error('broken')));
  const next = turn('a', () => Promise.resolve(2));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe(2);
});
