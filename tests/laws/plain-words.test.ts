import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isCode, ourFiles, readOurs } from '../support/words/repository.ts';

/**
 * Words that a reader has to decode, each with the usual word of the field. They are looked for in comments, documents and
 * the titles of tests; what shoppers read is no matter of this law.
 */
const riddles: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/\b(?:who|what|which|where)ever\b/i, 'the caller, the visitor, each page that …'],
  [/\b(?:no|some|any|every)body\b/i, 'a caller, another team, all visitors, no request …'],
  [/\banew\b/i, 'again'],
  [/\b(?:lies|lie|lay) ready\b/i, 'is stored, is prebuilt'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'is logged, is passed, receives'],
  [/\btells? of\b/i, 'describes, reports'],
  [/\bso many as\b/i, 'as many as'],
  [/\bsigns?\b(?! (?:in|up|out|on|off|of life)\b|[-‑](?:in|up|out)s?\b|ed\b|ing\b)/i, 'character, symbol'],
  [
    /^\s*\/?\*{0,2}\s*(?:Of|By|From|With|In|At|Beside|Among|Behind) (?:a|an|the|each|all|what|which|who|its|these)\b[^.]*:/,
    'a docstring begins with what the thing is or does',
  ],
];

interface Prose {
  readonly line: number;
  readonly text: string;
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

const titleCall =
  /\b(?:describe|it|test)(?:\.(?:each|skipIf|runIf|only)(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The comments of a source, and of a test its titles. */
const proseInCode = (path: string, source: string): Prose[] => {
  const { comments } = parseSync(path, source);
  const spoken = comments
    .filter(({ value }) => !/^\s*(?:oxlint|eslint|@ts)-/.test(value))
    .map(({ value, start }) => ({ line: lineAt(source, start), text: value }));
  const titles = /\.(?:test|journey)\.tsx?$/.test(path)
    ? [...source.matchAll(titleCall)].map((match) => ({ line: lineAt(source, match.index), text: match[2] ?? '' }))
    : [];
  return [...spoken, ...titles];
};

/** Text in backticks and indented blocks is code, or a word that is quoted as an example. */
const withoutCode = (line: string): string => (line.startsWith('    ') ? '' : line.replaceAll(/`[^`]*`/g, '``'));

const proseIn = (path: string, source = readOurs(path)): Prose[] =>
  path.endsWith('.md')
    ? source.split('\n').map((text, at) => ({ line: at + 1, text: withoutCode(text) }))
    : proseInCode(path, source);

const riddlesIn = (path: string, source?: string): string[] =>
  proseIn(path, source).flatMap(({ line, text }) =>
    riddles.flatMap(([pattern, better]) => {
      const hit = pattern.exec(text);
      return hit ? [`${path}:${line}: “${hit[0].trim()}” (better: ${better})`] : [];
    }),
  );

describe('what engineers read', () => {
  const files = ourFiles().filter((path) => !path.startsWith('content/') && (isCode(path) || path.endsWith('.md')));

  it('uses the usual words of the field', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((path) => riddlesIn(path))).toEqual([]);
  });

  it.each([
    ['a comment', 'planted.ts', '// Whoever asks gets it.\n'],
    ['a docstring', 'planted.ts', '/** Of a page: its own words. */\nexport const one = 1;\n'],
    ['a document', 'planted.md', 'Each sign is one of its bytes.\n'],
    ['a title', 'planted.test.ts', ['it(', "'is told nothing', () => {});\n"].join('')],
  ])('and a riddle is found in %s', (_place, path, source) => {
    expect(riddlesIn(path, source)).toHaveLength(1);
  });

  it.each([
    ['planted.ts', "const text = 'whoever';\n"],
    ['planted.ts', '// The sign-in page and signed cookies.\n'],
    ['planted.md', 'The visitor signs up and signs in.\n'],
  ])('and plain words pass in %s: %s', (path, source) => {
    expect(riddlesIn(path, source)).toEqual([]);
  });
});
