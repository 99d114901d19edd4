import { dirname, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../support/words/repository.ts';

const files = ourFiles();
const known = new Set([...files, ...files.flatMap((path) => foldersOf(path))]);
const documents = files.filter((path) => path.endsWith('.md'));

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isElsewhere = (target: string): boolean => /^[a-z]+:/.test(target);

/** Links of `text` that lead nowhere; `path` is the document that holds it. */
const deadLinks = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      if (isElsewhere(target)) return false;
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path : normalize(`${dirname(path)}/${file}`).replace(/\/$/, '');
      if (found !== path && !known.has(found)) return true;
      return anchor !== undefined && !anchorsOf(found === path ? text : readOurs(found)).includes(anchor);
    });

/** Paths in backticks that begin with a folder of the repository and are not there. */
const deadPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:src|tests|docs|content|deploy|bench|storm|scripts)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !known.has(path));

/** What is wrong with the numbers and lengths of decisions. */
const faultsOf = (decisions: readonly { readonly name: string; readonly lines: number }[]): string[] => [
  ...decisions
    .map(({ name }, at) => ({ name, number: String(at + 1).padStart(3, '0') }))
    .filter(({ name, number }) => !name.startsWith(`${number}-`))
    .map(({ name, number }) => `${name} should have the number ${number}`),
  ...decisions
    .filter(({ lines }) => lines < 25 || lines > 45)
    .map(({ name, lines }) => `${name} has ${lines} lines instead of 25 to 45`),
];

const folder = 'docs/decisions/';
const decisions = ourFiles(folder).map((path) => ({
  name: path.slice(folder.length),
  lines: readOurs(path).split('\n').length - 1,
}));

describe('decisions', () => {
  it('are numbered without gaps and doubles, and have 25 to 45 lines', () => {
    expect(faultsOf(decisions)).toEqual([]);
  });

  it.each([
    ['a double number', ['001-a.md', '001-b.md'], 30],
    ['a gap', ['001-a.md', '003-b.md'], 30],
    ['a short text', ['001-a.md'], 24],
    ['a long text', ['001-a.md'], 46],
  ])('fail with %s', (_, names, lines) => {
    expect(faultsOf(names.map((name) => ({ name, lines })))).toHaveLength(1);
  });
});

describe('documents', () => {
  it('contain no dead link', () => {
    const dead = documents.flatMap((path) => deadLinks(path, readOurs(path)).map((target) => `${path}: ${target}`));
    expect(documents.length).toBeGreaterThan(40);
    expect(dead).toEqual([]);
  });

  it('name no path that does not exist', () => {
    const dead = documents.flatMap((path) => deadPaths(readOurs(path)).map((target) => `${path}: ${target}`));
    expect(dead).toEqual([]);
  });

  it('fail with a planted dead link, anchor and path', () => {
    expect(deadLinks('docs/a.md', '# One\n[a](missing.md) [b](#two) [c](#one) [d](https://example.com/x)')).toEqual([
      'missing.md',
      '#two',
    ]);
    expect(deadPaths('`src/missing.ts` and `tests/laws`')).toEqual(['src/missing.ts']);
  });
});
