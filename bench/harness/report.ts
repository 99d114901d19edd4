import type { Figure } from './figures.ts';

export interface Results {
  readonly at: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

const verdict = ({ kept }: Figure): string => {
  if (kept === undefined) return '';
  return kept ? 'kept' : 'MISSED';
};

/** One line for a terminal. */
export const lineOf = (figure: Figure): string => {
  const budget = figure.budget ? `  (budget ${figure.budget}: ${verdict(figure)})` : '';
  const note = figure.note ? `  ${figure.note}` : '';
  return `  ${figure.what.padEnd(58)} ${figure.value.padStart(16)}${budget}${note}`;
};

const begin = '<!-- figures: written by npm run bench -- --write-docs -->';
const end = '<!-- end of figures -->';

/** The page with the figures between its two marks. */
export const docsTable = (page: string, { at, machine, figures }: Results): string => {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks that its figures stand between');
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${figure.value} | ${figure.budget ?? ''} | ${verdict(figure)} | ${figure.note ?? ''} |`,
  );
  const table = [
    begin,
    '',
    `${at.slice(0, 10)}, ${machine}.`,
    '',
    '| what | measured | budget | | in detail |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return page.slice(0, from) + table + page.slice(to);
};
