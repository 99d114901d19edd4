import { describe, expect, it } from 'vitest';
import { isCode, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

/** What a file is for stands last in its name. A new role is a decision: it is added here, with its reason. */
const roles = [
  'contract', // what crosses the wire
  'rules', // pure decisions
  'machine', // state, events, effects; pure
  'effects', // effects of a machine to ports
  'service', // a factory whose dependencies are arguments
  'repository', // the only SQL
  'routes', // outcome → HTTP
  'page', // a page's address and data
  'island', // a region's entry in the browser
  'start', // what a region does without Preact
  'fixtures', // named examples
  'constants', // figures of the specification
  'site', // one country
  'texts', // words of one site
  'styles', // style sheets in their order, for the build
  'global', // runs once around all tests
];
const tests = ['test', 'dom.test', 'db.test', 'journey'];

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pascal = '(?:[A-Z][a-z0-9]*)+';
const ending = `(?:\\.(?:${roles.join('|')}))?(?:\\.(?:${tests.join('|').replaceAll('.', '\\.')}))?`;
const sourceName = new RegExp(
  `^(?:${kebab}${ending}\\.(?:tsx?|js)|${pascal}(?:\\.dom\\.test)?\\.tsx|${kebab}\\.d\\.ts)$`,
);
const styleName = new RegExp(`^${kebab}(?:\\.module)?\\.css$`);
const isNamed = (path: string): boolean => {
  const name = path.split('/').at(-1) ?? '';
  if (name.endsWith('.css')) return styleName.test(name);
  return !/\.(?:tsx?|js)$/.test(name) || sourceName.test(name);
};

const code = ['src/', 'tests/', 'bench/', 'storm/', 'scripts/'].flatMap((folder) => {
  try {
    return ourFiles(folder);
  } catch {
    return [];
  }
});

describe('names', () => {
  it('were read', () => {
    expect(code.length).toBeGreaterThan(150);
  });

  it('are kebab-case with the role last, components PascalCase', () => {
    expect(code.filter((path) => !isNamed(path))).toEqual([]);
  });

  it.each([
    'cart.rules.ts',
    'set-article.test.ts',
    'SearchBox.tsx',
    'search.dom.test.tsx',
    'cart.repository.db.test.ts',
  ])('%s is a good name', (name) => expect(isNamed(name)).toBe(true));
  it.each(['cart.utils.ts', 'searchBox.tsx', 'Search_box.tsx', 'SearchBox.ts', 'cart.module.CSS.css', 'cart.spec.ts'])(
    '%s is none',
    (name) => expect(isNamed(name)).toBe(false),
  );

  it('hold no barrel and no grab-bag', () => {
    const empty = /(?:^|\/)(?:index|utils?|helpers?|common|misc)(?:\.[a-z.]+)?$/;
    expect(code.filter((path) => path.split('/').some((part) => empty.test(part)) && !path.endsWith('.html'))).toEqual(
      [],
    );
  });

  it('are exported by name alone', () => {
    const withDefault = code.filter((path) => {
      // Playwright takes a global set-up only as a default export.
      if (!isCode(path) || path.endsWith('.global.ts')) return false;
      let found = false;
      visit(syntaxOf(path), (node) => {
        if (node.type === 'ExportDefaultDeclaration') found = true;
      });
      return found;
    });
    expect(withDefault).toEqual([]);
  });
});

describe('files', () => {
  it('fit into a head: at most 400 lines', () => {
    const long = code
      .filter((path) => isCode(path) || path.endsWith('.css') || path.endsWith('.sql'))
      .map((path) => ({ path, lines: readOurs(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });
});
