import { expect, it } from 'vitest';
import { logBuffer, logEntriesKept } from './log-buffer.ts';

it('[TRK-7] the log keeps the last 100 entries, the oldest first', () => {
  const buffer = logBuffer();
  for (let at = 1; at <= 100; at += 1) buffer.add({ at, message: `m${at}` });
  expect(buffer.read()).toHaveLength(100);
  buffer.add({ at: 101, message: 'm101' });
  expect(logEntriesKept).toBe(100);
  expect(buffer.read()).toHaveLength(100);
  expect([buffer.read()[0], buffer.read().at(-1)]).toEqual([
    { at: 2, message: 'm2' },
    { at: 101, message: 'm101' },
  ]);
});

it('does not change entries that were read', () => {
  const buffer = logBuffer(2);
  buffer.add({ at: 1, message: 'a' });
  const read = buffer.read();
  buffer.add({ at: 2, message: 'b' });
  expect(read).toEqual([{ at: 1, message: 'a' }]);
});
