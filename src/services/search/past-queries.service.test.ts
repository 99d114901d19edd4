import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { createPastQueries, isCountable } from './past-queries.service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const at = (ms = 0) => new Date(start + ms);

const open = () => {
  const calls: unknown[][] = [];
  const queries = createPastQueries({
    // Trusted: it has what counting asks for.
    ...({
      add: async (...values: unknown[]) => void calls.push(['add', ...values]),
      frequent: async (...values: unknown[]) => (calls.push(['frequent', ...values]), []),
      forget: async (...values: unknown[]) => void calls.push(['forget', ...values]),
    } as never as Parameters<typeof createPastQueries>[0]),
  });
  const written = async (): Promise<unknown> => {
    calls.length = 0;
    await queries.write(at());
    return calls[0]?.[1];
  };
  const count = (site: SiteCode, words: string, when: Date, isFound = true) =>
    queries.count(site, { words, isFound }, when);
  return { ...queries, count, calls, written };
};

describe('[SRCH-2] a query that others may see', () => {
  it.each(['tee', 'crème brûlée', "d'or", 'kaffee-mühle', 'a b c d', 'x'.repeat(40)])('is %j', (query) =>
    expect(isCountable(query)).toBe(true),
  );
  it.each(['te', 'tee 1', 'a@b.example', 'a.b', 'a b c d e', 'x'.repeat(41), '<b>', 'tee\n'])('is not %j', (query) =>
    expect(isCountable(query)).toBe(false),
  );
});

describe('past queries', () => {
  it('[SRCH-2] count once a minute for each site, in small letters of its language', async () => {
    const { count, written, calls } = open();
    count('DE', 'Tee', at());
    count('DE', 'tee', at(30_000));
    count('TR', 'IRMIK', at());
    count('DE', 'TEE', at(60_000));
    count('DE', 'tee 5', at(60_000));
    expect(await written()).toEqual([
      { site: 'DE', query: 'tee', times: 2, misses: 0 },
      { site: 'TR', query: 'ırmık', times: 1, misses: 0 },
    ]);
    expect(calls[0]?.[2]).toBe('2026-11-21');
    expect(await written()).toBeUndefined();
    count('DE', 'tee', at(60_000));
    expect(await written()).toBeUndefined();
    count('DE', 'tee', at(120_000));
    expect(await written()).toEqual([{ site: 'DE', query: 'tee', times: 1, misses: 0 }]);
    for (const minute of [3, 4]) count('DE', 'teee', at(minute * 60_000), false);
    expect(await written()).toEqual([{ site: 'DE', query: 'teee', times: 0, misses: 2 }]);
  });

  it('take no more than 2000 until they are written', async () => {
    const { count, written } = open();
    const wordOf = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    for (let n = 0; n < 2001; n += 1) count('DE', `tee ${wordOf(n)}`, at());
    expect(await written()).toHaveLength(2000);
  });

  it('are read and forgotten by the days for which they are kept', async () => {
    const { frequent, tidyUp, calls } = open();
    await frequent('DE', at());
    await tidyUp(at());
    expect(calls).toEqual([
      ['frequent', 'DE', '2026-10-22', 20, 500],
      ['forget', '2026-10-22'],
    ]);
  });
});
