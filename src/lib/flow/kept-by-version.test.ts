import { expect, it } from 'vitest';
import { keptByVersion } from './kept-by-version.ts';

const reads = () => {
  let version = '1';
  const asked: string[] = [];
  const answers: ((value: string | Error) => void)[] = [];
  const valueOf = keptByVersion(
    () => version,
    (key: string) => {
      asked.push(`${key} ${version}`);
      return new Promise<string>((resolve, reject) => {
        answers.push((value) => (typeof value === 'string' ? resolve(value) : reject(value)));
      });
    },
  );
  return {
    valueOf,
    asked,
    answers,
    to: (next: string) => {
      version = next;
    },
  };
};

it('reads a key once for each version', async () => {
  const { valueOf, asked, answers, to } = reads();
  const [first, second] = [valueOf('DE'), valueOf('DE')];
  answers[0]?.('a');
  expect(await Promise.all([first, second, valueOf('DE')])).toEqual(['a', 'a', 'a']);
  void valueOf('AT');
  to('2');
  const third = valueOf('DE');
  answers[2]?.('b');
  expect(await third).toBe('b');
  expect(asked).toEqual(['DE 1', 'AT 1', 'DE 2']);
});

it('reads again after a failure', async () => {
  const { valueOf, asked, answers } = reads();
  const failed = valueOf('DE');
  answers[0]?.(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  const again = valueOf('DE');
  answers[1]?.('a');
  expect(await again).toBe('a');
  expect(asked).toHaveLength(2);
});

it('keeps the value of a newer version when an older read fails after it', async () => {
  const { valueOf, asked, answers, to } = reads();
  const old = valueOf('DE');
  to('2');
  void valueOf('DE');
  answers[0]?.(new Error('away'));
  await expect(old).rejects.toThrow('away');
  void valueOf('DE');
  expect(asked).toEqual(['DE 1', 'DE 2']);
});
