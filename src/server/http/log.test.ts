import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createLog, inBundles } from './log.ts';

const stage = () => {
  const written: string[] = [];
  return { written, ...inBundles((bundle) => void written.push(bundle)) };
};

it('[RUN-5] lines wait for each other, and are taken in their order', () => {
  const { written, write, take } = stage();
  for (const line of ['one\n', 'two\n']) write(line);
  expect([take(), take()]).toEqual(['one\ntwo\n', '']);
  write('three\n');
  expect(take()).toBe('three\n');
  expect(written).toEqual([]);
});

it('[RUN-5] so many lines are handed on at once that no more than a bundle ever waits', () => {
  const { written, write, take } = stage();
  const lines = Array.from({ length: 5000 }, (_, place) => `line ${place} ${'x'.repeat(place % 90)}\n`);
  for (const line of lines) write(line);
  expect(written.length).toBeGreaterThan(2);
  for (const bundle of written) expect(bundle.length).toBeLessThan(16_384 + 200);
  expect(written.join('') + take()).toBe(lines.join(''));
});

it.each(['', 'process.exit(0);'])('[RUN-5] what still waits is written when the process ends (%j)', (end) => {
  const program = `
    const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    const log = createLog({ LOG_LEVEL: 'info' });
    for (const word of ['first', 'last']) log.info(word);
    ${end}`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const lines = written.trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual(['first', 'last']);
});

it('[RUN-5] a fault that stands for several is written with each of them', () => {
  const written: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) });
  const refused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED', address: '192.0.2.7' });
  log.error({ err: new AggregateError([refused, new TypeError('no number')], 'two parts failed') }, 'not done');
  const [line] = written;
  expect(JSON.parse(line ?? '')).toMatchObject({
    err: {
      message: 'two parts failed',
      errors: [
        { type: 'Error', message: 'connection refused', code: 'ECONNREFUSED' },
        { type: 'TypeError', message: 'no number' },
      ],
    },
  });
  expect(line).not.toContain('192.0.2.7');
});
