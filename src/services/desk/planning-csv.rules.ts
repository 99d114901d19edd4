import type { Planning } from '../../contracts/staff/planning.contract.ts';

/** A cell that a spreadsheet would calculate begins with an apostrophe. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** DESK-7: a list as RFC 4180 has it, with a line of names. */
export const csvOf = (planning: Pick<Planning, 'searches' | 'clicks'>, list: 'searches' | 'clicks'): string =>
  list === 'searches'
    ? lines([
        ['site', 'day', 'query', 'misses'],
        ...planning.searches.map(({ site, day, query, misses }) => [site, day, query, misses]),
      ])
    : lines([
        ['site', 'day', 'slot', 'position', 'visitors', 'clicks'],
        ...planning.clicks.map(({ site, day, slot, position, visitors, clicks }) => [
          site,
          day,
          slot,
          position,
          visitors,
          clicks,
        ]),
      ]);
