import { expect, it } from 'vitest';
import { nameLines } from './name-lines.rules.ts';

it('sets a short name in one line and a long one in two', () => {
  expect(nameLines('Brunnen')).toMatchObject({ lines: [{ text: 'Brunnen', y: 26 }], size: 28 });
  expect(nameLines('Bohne & Blatt').lines).toHaveLength(1);
  expect(nameLines('Haus der guten Dinge').lines.map(({ text }) => text)).toEqual(['Haus der', 'guten Dinge']);
});

it.each(['A', 'W'.repeat(30), `${'W'.repeat(15)} ${'M'.repeat(14)}`, 'Süße Überraschungen für alle', 'iiii'])(
  '%s fits into the header',
  (name) => {
    const { lines, size, width } = nameLines(name);
    expect(width).toBeLessThanOrEqual(165);
    expect(size).toBeGreaterThanOrEqual(6);
    for (const { length } of lines) expect(length).toBeLessThanOrEqual(width);
  },
);
