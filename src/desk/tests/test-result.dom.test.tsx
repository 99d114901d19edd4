import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { resultOf, type GroupOfSums } from '../../domain/abtest/test-result.rules.ts';
import { TestResultView } from './TestResultView.tsx';

const groups = [
  { name: 'A', weight: 50 },
  { name: 'B', weight: 50 },
];
const sums = (name: string | null, visitors: number, orders: number): GroupOfSums => ({
  name,
  visitors,
  clickers: orders * 3,
  carts: orders * 2,
  orders,
  revenue: orders * 40,
  revenue_squares: orders * 1700,
  demo: 0,
});
const result = (...list: readonly GroupOfSums[]) =>
  resultOf({ groups, sums: list, currency: 'EUR', effect: 10, days: 10 });
const text = (...list: readonly GroupOfSums[]): string =>
  textOf(drawPage(<TestResultView result={result(...list)} effect={10} language="en" />));

describe('[DESK-5] the result of a test', () => {
  it.each<[string, readonly GroupOfSums[], string | undefined, boolean]>([
    ['no difference', [sums('A', 10_000, 300), sums('B', 10_000, 305)], undefined, false],
    ['a group ahead', [sums('A', 10_000, 300), sums('B', 10_000, 450)], 'B', false],
    ['the control ahead', [sums('A', 10_000, 450), sums('B', 10_000, 300)], 'A', false],
    ['too few orders', [sums('A', 100, 2), sums('B', 100, 20)], undefined, false],
    ['a split that does not fit', [sums('A', 10_000, 300), sums('B', 8000, 450)], undefined, true],
    ['no visitors', [], undefined, false],
  ])('%s', (_, list, winner, isMismatch) => {
    const found = result(...list);
    expect([found.winner, found.isMismatch]).toEqual([winner, isMismatch]);
  });

  it('needs no more days once it has the visitors, and more for a smaller effect', () => {
    const list = [sums('A', 10_000, 300), sums('B', 10_000, 300)];
    const days = (effect: number) => resultOf({ groups, sums: list, currency: undefined, effect, days: 10 }).daysNeeded;
    expect(days(90)).toBe(0);
    expect(days(10)).toBeGreaterThan(days(30) ?? 0);
    expect(days(30)).toBeGreaterThan(0);
  });

  it.each(['en', 'de'] as const)('is a table without a fault of structure (%s)', async (language) => {
    const shown = result(sums('A', 10_000, 300), sums('B', 10_000, 450), sums(null, 7, 0));
    expect(await axeFaults(drawPage(<TestResultView result={shown} effect={10} language={language} />))).toEqual([]);
  });

  it('says who is ahead, the ranges, who was left out, and the method', () => {
    const said = text(sums('A', 10_000, 300), sums('B', 10_000, 450), sums(null, 7, 0));
    for (const words of ['B is ahead', '4.50%', 'against A', 'counted in none: 7', 'confidence sequence'])
      expect(said).toContain(words);
  });

  it('warns of a split that does not fit, and names no winner', () => {
    const said = text(sums('A', 10_000, 300), sums('B', 8000, 450));
    expect(said).toContain('do not fit the shares');
    expect(said).not.toContain('is ahead');
  });

  it('says where the events are made up, and where there are none', () => {
    expect(text({ ...sums('A', 100, 5), demo: 100 })).toContain('Made-up events');
    expect(text()).toContain('No visitor who agreed');
  });
});
