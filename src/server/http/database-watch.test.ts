import { expect, it } from 'vitest';
import { DatabaseAwayError } from '../../lib/database.ts';
import { databaseWatch } from './database-watch.ts';

const away = () => Promise.reject(new DatabaseAwayError('no answer'));

const stage = (mostSeconds?: number) => {
  let seconds = 0;
  const { watch, ...facts } = databaseWatch(() => new Date(seconds * 1000), mostSeconds);
  return {
    ...facts,
    pass: (more: number) => void (seconds += more),
    tryIt: (work: () => Promise<void>) => watch(work).catch(() => {}),
  };
};

it('[RUN-9] a database that answers again is not away', async () => {
  const { tryIt, pass, awaySeconds, isLost } = stage(10);
  await tryIt(away);
  pass(11);
  await tryIt(away);
  expect([awaySeconds(), isLost()]).toEqual([11, true]);
  await tryIt(() => Promise.resolve());
  expect([awaySeconds(), isLost()]).toEqual([undefined, false]);
});

it('[RUN-9] a machine that was suspended has not lost its database', async () => {
  const { tryIt, pass, awaySeconds, isLost } = stage(10);
  await tryIt(() => Promise.resolve());
  pass(3600);
  await tryIt(away);
  expect([awaySeconds(), isLost()]).toEqual([0, false]);
});

it('[RUN-9] another fault does not count, and without a limit nothing is lost', async () => {
  const { tryIt, pass, awaySeconds, isLost } = stage();
  await tryIt(() => Promise.reject(new Error('a wrong page')));
  expect(awaySeconds()).toBeUndefined();
  await tryIt(away);
  pass(1_000_000);
  expect([awaySeconds(), isLost()]).toEqual([1_000_000, false]);
});
