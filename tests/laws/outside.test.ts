import { describe, expect, it } from 'vitest';
import { isCode, isTest, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit, type SyntaxNode } from '../support/words/syntax.ts';

/**
 * What lies outside of the program is reached through few rooms: in the browser platform/ and islands/, on the server
 * server/ and cli/. Everything else takes it as an argument and can be tested without it.
 */
const insideRooms = /^src\/(?:contracts|domain|clients|lib|sites|ui|regions|services|pages)\//;

const globalNames = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'matchMedia',
  'globalThis',
  'process',
]);
const readings = new Set(['Date.now', 'performance.now', 'Math.random', 'crypto.randomUUID']);
const modules = /^(?:node:)?(?:fs|fs\/promises|net|http|https|child_process|worker_threads|timers|timers\/promises)$/;

/** A name that the file itself declares (a parameter called `location`, say) is not the global one. */
const declares = (parent: SyntaxNode | undefined, key: string): boolean =>
  key === 'params' ||
  (parent?.type === 'VariableDeclarator' && key === 'id') ||
  (parent?.type === 'Property' && key === 'value') ||
  (parent?.type.startsWith('Import') ?? false);

/** The name of something's part: `request.location`, `{ location: … }`, a type. */
const isOnlyName = (parent: SyntaxNode | undefined, key: string): boolean => {
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent?.type === 'Property') return key === 'key';
  return /^(?:TS|PropertyDefinition|MethodDefinition)/.test(parent?.type ?? '');
};

const memberName = (node: SyntaxNode): string =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier'
    ? `${node.object.name}.${node.property.name}`
    : '';

const isClock = (node: SyntaxNode): boolean =>
  node.type === 'NewExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'Date' &&
  node.arguments.length === 0;

/** What a node takes from outside, beside the plain global names. */
const takenBy = (node: SyntaxNode): string | undefined => {
  if (node.type === 'ImportDeclaration') return modules.test(node.source.value) ? node.source.value : undefined;
  if (isClock(node)) return 'new Date()';
  const name = memberName(node);
  return readings.has(name) ? name : undefined;
};

/** Uses of the outside in a file: `path:line: what`. */
const outsideIn = (path: string, text = readOurs(path)): string[] => {
  const found: string[] = [];
  const own = new Set<string>();
  const program = syntaxOf(path, text);
  const say = (node: SyntaxNode, what: string) =>
    found.push(`${path}:${text.slice(0, node.start).split('\n').length}: ${what}`);
  visit(program, (node, parent, key) => {
    if (node.type === 'Identifier' && declares(parent, key)) own.add(node.name);
  });
  visit(program, (node, parent, key) => {
    const taken = takenBy(node);
    if (taken) say(node, taken);
    if (node.type !== 'Identifier' || !globalNames.has(node.name) || own.has(node.name)) return;
    if (!isOnlyName(parent, key)) say(node, node.name);
  });
  return found;
};

/** Scripts of the browser. What is drawn (`.tsx`) is written as JSON on the server. */
const inBrowser = /^src\/(?:domain|sites|clients|platform|islands|ui|regions)\/.*\.ts$/;

describe('the outside', () => {
  it('[EMB-3] gives no script of the browser its way of writing JSON', () => {
    const files = ourFiles('src/').filter(
      (path) => inBrowser.test(path) && !isTest(path) && !path.endsWith('.fixtures.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    const writing = files.filter((path) => readOurs(path).includes('JSON.stringify'));
    expect(writing, 'a page may have given lists a `toJSON`: use jsonText of src/lib/json-text.ts').toEqual([]);
  });

  it('is reached only through its rooms', () => {
    const files = ourFiles('src/').filter((path) => insideRooms.test(path) && isCode(path) && !isTest(path));
    expect(files.length).toBeGreaterThan(50);
    const hint =
      'take it as an argument: in a region from Browser (src/platform/browser.ts), on the server from a Moment';
    expect(
      files.flatMap((path) => outsideIn(path)),
      hint,
    ).toEqual([]);
  });

  it.each([
    ['const at = Date.now();', 'Date.now'],
    ['const at = new Date();', 'new Date()'],
    ['setTimeout(() => {}, 1);', 'setTimeout'],
    ['window.scrollTo(0, 0);', 'window'],
    ['const page = () => document.title;', 'document'],
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ['const port = process.env.PORT;', 'process'],
  ])('%s is seen', (text, what) => {
    expect(outsideIn('src/lib/planted.ts', text)).toEqual([`src/lib/planted.ts:1: ${what}`]);
  });

  it.each([
    'const go = (location: string) => location;',
    'const day = new Date(0);',
    'const where = request.location;',
    'interface Answer { location?: string }',
    'const answer = { location: to };',
  ])('%s is not', (text) => {
    expect(outsideIn('src/lib/planted.ts', text)).toEqual([]);
  });
});
