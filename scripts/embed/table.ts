import type { Cost } from './visit.ts';

export interface Measured {
  readonly title: string;
  readonly cost: Cost;
}

/** EMB-8 */
const mostBytes = 30_000;
const mostFiles = 5;
const mostTaskMs = 50;

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const marked = (text: string, isKept: boolean): string => (isKept ? text : `${text}, MISSED`);

const rowOf = ({ title, cost }: Measured): readonly string[] => [
  title,
  kilo(cost.pageBytes),
  kilo(cost.fileBytes),
  marked(kilo(cost.pageBytes + cost.fileBytes), cost.pageBytes + cost.fileBytes <= mostBytes),
  marked(String(cost.files), cost.files <= mostFiles),
  kilo(cost.fontBytes),
  String(cost.calls),
  marked(cost.shift.toFixed(4), cost.shift === 0),
  marked(`${cost.longestMs.toFixed(0)} ms`, cost.longestMs < mostTaskMs),
  marked(`${cost.longestSlowMs.toFixed(0)} ms`, cost.longestSlowMs < mostTaskMs),
  `${cost.theirsSlowMs.toFixed(0)} ms`,
];

const head = [
  'way',
  'page, br',
  'files',
  'both (30 kB)',
  'files (5)',
  'fonts',
  'calls',
  'shift (0)',
  'longest task (50 ms)',
  '4x slower (50 ms)',
  'scripts of the host, 4x slower',
];

/** The table of all ways, for a terminal and for a document. */
export const tableOf = (measured: readonly Measured[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...measured.map((row) => line(rowOf(row))),
  ].join('\n');
};

const begin = '<!-- ways: written by npm run embed -- --write-docs -->';
const end = '<!-- end of ways -->';

/** A document with the table between its two marks. */
export const withTable = (document: string, at: string, measured: readonly Measured[]): string => {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks that the ways stand between');
  return `${document.slice(0, from)}${begin}\n\n${at}\n\n${tableOf(measured)}\n\n${document.slice(to)}`;
};
