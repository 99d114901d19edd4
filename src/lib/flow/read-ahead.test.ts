import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

const values = async function* (log: string[], count: number, breaksAt = Infinity): AsyncGenerator<number> {
  try {
    for (let value = 1; value <= count; value += 1) {
      if (value === breaksAt) throw new Error('the source broke off');
      log.push(`read ${value}`);
      yield value;
    }
  } finally {
    log.push('closed');
  }
};

/** Handles a value in three turns of the microtask queue and notes begin and end. */
const handling =
  (log: string[], failsAt = Infinity) =>
  async (value: number) => {
    log.push(`begin ${value}`);
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    if (value === failsAt) throw new Error('it could not be handled');
    log.push(`end ${value}`);
  };

describe('reading ahead', () => {
  it('reads the next value while one is handled, and handles one at a time in their order', async () => {
    const log: string[] = [];
    await readAhead(values(log, 3), handling(log));
    expect(log.filter((line) => !line.startsWith('read'))).toEqual([
      'begin 1',
      'end 1',
      'begin 2',
      'end 2',
      'begin 3',
      'closed',
      'end 3',
    ]);
    expect(log.indexOf('read 2')).toBeLessThan(log.indexOf('end 1'));
    expect(log.indexOf('read 3')).toBeGreaterThan(log.indexOf('begin 1'));
  });

  it('has nothing to do without values', async () => {
    const log: string[] = [];
    await readAhead(values(log, 0), handling(log));
    expect(log).toEqual(['closed']);
  });

  it.each([1, 2, 3])('ends with the fault of value %s, closes the source and handles no further one', async (at) => {
    const log: string[] = [];
    await expect(readAhead(values(log, 5), handling(log, at))).rejects.toThrow('it could not be handled');
    expect(log).toContain('closed');
    expect(log.filter((line) => line.startsWith('begin'))).toHaveLength(at);
  });

  it('ends with the fault of the source when what is being handled has ended', async () => {
    const log: string[] = [];
    await expect(readAhead(values(log, 5, 2), handling(log))).rejects.toThrow('the source broke off');
    expect(log.at(-1)).toBe('end 1');
  });
});
