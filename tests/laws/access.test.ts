import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/pages/registry.ts';
import { everyPage } from '../support/pages/every-page.ts';
import { readOurs, repositoryRoot } from '../support/words/repository.ts';

/** The answer to an address that is none; it has no name in the registry. */
const beside = ['missing'];
const kinds = [...pages.map(({ name }) => name), ...beside].toSorted();

const page = readOurs('docs/access.md').split('\n');
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = page.filter((line) => /^\| [a-z-]+ \|/.test(line) && !line.startsWith('| page |')).map(cellsOf);
const tests = new Map(
  page.flatMap((line) => {
    const [, letter, path] = /^- \*\*([A-Z])\*\* `([^`]+)`: \S/.exec(line) ?? [];
    return letter && path ? [[letter, path] as const] : [];
  }),
);

describe('every kind of page', () => {
  it('is visited by the journey that looks at every page', () => {
    expect(Object.keys(everyPage).toSorted()).toEqual(kinds);
  });

  it('has its row in docs/access.md, with a cell for each way of shopping', () => {
    expect(rows.map(([name = '']) => name).toSorted()).toEqual(kinds);
    expect([...new Set(rows.map(({ length }) => length))]).toEqual([10]);
  });

  it('names there tests that are in the list below, and each of the list is named', () => {
    const named = rows.flatMap(([, ...cells]) => cells.flatMap((cell) => cell.split(' '))).filter((one) => one !== '–');
    expect([...new Set(named)].toSorted()).toEqual([...tests.keys()].toSorted());
    expect([...tests.values()].filter((path) => !existsSync(repositoryRoot + path))).toEqual([]);
  });
});
