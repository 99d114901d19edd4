import { describe, expect, it } from 'vitest';
import { isCode, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

const longestFile = 250;
const longestFunction = 80;
const fullestFolder = 25;

/** Clothes that are sewn from many pieces. */
const longDrawings = ['cardigan', 'dress', 'hoodie', 'kids-jacket', 'pyjama', 'raincoat', 'romper'];

/** Longer ones on purpose, each with its reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/testing/fake-browser.ts: fakeBrowser', 'a table of ports, each with its fake'],
  ['src/pages/gallery/ControlExamples.tsx: ChoiceExamples', 'a list of examples'],
  ...longDrawings.map(
    (name) => [`scripts/pictures/objects/clothes/${name}.ts: draw`, 'one SVG, piece after piece'] as const,
  ),
]);

const linesOf = (text: string): number => text.split('\n').length;

/** What is longer than a reader can keep in mind; the name of a function is that of the variable or property it is kept in. */
const longParts = (path: string, source = readOurs(path)): string[] => {
  const found: string[] = [];
  if (linesOf(source) - 1 > longestFile) found.push(path);
  const names = new Map<number, string>();
  visit(syntaxOf(path, source), (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      names.set(node.init.start, node.id.name);
    if (node.type === 'Property' && node.key.type === 'Identifier') names.set(node.value.start, node.key.name);
    const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
    if (isFunction && linesOf(source.slice(node.start, node.end)) > longestFunction) {
      const own = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
      found.push(`${path}: ${own ?? names.get(node.start) ?? 'a function without a name'}`);
    }
  });
  return found;
};

const sources = ['src/', 'scripts/', 'bench/', 'storm/'].flatMap((room) =>
  ourFiles(room).filter(
    (path) => isCode(path) && !/\.(?:test|fixtures)\.tsx?$/.test(path) && path !== 'src/cli/kontor.js',
  ),
);

const long = sources.flatMap((path) => longParts(path));

describe('source files and functions', () => {
  it('have at most 250 and 80 lines, but for exceptions with a reason', () => {
    expect(sources.length).toBeGreaterThan(700);
    expect(long.filter((part) => !exceptions.has(part))).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    expect([...exceptions.keys()].filter((part) => !long.includes(part))).toEqual([]);
  });

  it('are found when they are too long', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `  use(${at});`).join('\n');
    const path = 'src/lib/planted.ts';
    expect(longParts(path, `export const planted = () => {\n${lines}\n};\n`)).toEqual([path, `${path}: planted`]);
    expect(longParts(path, 'export const planted = () => 1;\n')).toEqual([]);
  });
});

describe('folders of sources', () => {
  /** Folders with more sources at one level than a reader looks through; tests, fixtures and styles stand beside what they belong to. */
  const full = (paths: readonly string[]): string[] => {
    const counts = Map.groupBy(
      paths.filter((path) => !path.endsWith('.styles.ts')),
      (path) => path.slice(0, path.lastIndexOf('/')),
    );
    return [...counts].filter(([, files]) => files.length > fullestFolder).map(([folder]) => folder);
  };

  it('hold at most 25 at one level', () => {
    expect(full(sources)).toEqual([]);
  });

  it('are found when they hold more', () => {
    const planted = Array.from({ length: 26 }, (_, at) => `src/lib/full/${at}.ts`);
    expect(full([...planted, 'src/lib/full/deeper/one.ts'])).toEqual(['src/lib/full']);
    expect(full([...planted.slice(1), 'src/lib/full/sheet.styles.ts'])).toEqual([]);
  });
});
