import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit, type SyntaxNode } from '../support/words/syntax.ts';

const isCall = (node: SyntaxNode): boolean => {
  if (node.type === 'ExpressionStatement' || node.type === 'ChainExpression') return isCall(node.expression);
  return node.type === 'UnaryExpression' ? isCall(node.argument) : node.type === 'CallExpression';
};

/** Calls after which Preact draws nothing. */
const isQuiet = (words: string): boolean =>
  /^\w+\.(?:set|push|on|addEventListener|setAttribute)\(|^(?:act|expect)\(/.test(words);

interface Assertion {
  readonly subject: string;
  readonly claim: string;
}
const assertionIn = (words: string): Assertion | undefined => {
  const [, subject = '', claim = ''] = /^expect\((.+)\)\.((?:not\.)?to\w+\([^]*\));?$/.exec(words) ?? [];
  return claim ? { subject, claim } : undefined;
};
/** `await soon(() => expect(…).toBe(…));`: what is asserted until it is so. */
const awaitedIn = (words: string): Assertion | undefined =>
  assertionIn(/^await soon\(\(\) => (expect\([^]+\))\);$/.exec(words)?.[1] ?? '');
const saysNothing = ({ claim }: Assertion): boolean =>
  /^(?:not\.|toBeNull|toBeUndefined|to\w+\((?:false|0|\[\]|'')\)$)/.test(claim);

/**
 * The assertions right after an act, without a wait, that hold as well where nothing has happened yet: the same one was made
 * before the act, or it says that something is not there, and none before said that it is.
 */
const hastyIn = (path: string, text: string): string[] => {
  const hasty: string[] = [];
  const root = syntaxOf(path, text);
  const wordsOf = ({ start, end }: SyntaxNode) => text.slice(start, end);
  // A block that is awaited, as in `soon(() => {…})`, is tried until it holds.
  const awaited = new Set<SyntaxNode>();
  const waiting = new Set<SyntaxNode>();
  visit(root, (outer) => {
    if (outer.type === 'AwaitExpression') visit(outer, (inner) => awaited.add(inner));
    if (outer.type === 'ExpressionStatement' || outer.type === 'VariableDeclaration')
      visit(outer, ({ type }) => type === 'AwaitExpression' && waiting.add(outer));
  });
  visit(root, (block) => {
    if (block.type !== 'BlockStatement' || awaited.has(block)) return;
    const claims = new Map<string, string>();
    let hasActed = false;
    for (const statement of block.body) {
      const words = wordsOf(statement);
      const assertion = assertionIn(words) ?? awaitedIn(words);
      if (waiting.has(statement)) hasActed = false;
      else if (assertion && hasActed) {
        const before = claims.get(assertion.subject);
        if (before === assertion.claim || (before === undefined && saysNothing(assertion))) hasty.push(words);
      } else if (isCall(statement) && !isQuiet(words)) hasActed = true;
      if (assertion) claims.set(assertion.subject, assertion.claim);
    }
  });
  return hasty;
};

/** Regions that Preact draws: what plain scripts do is done at once. */
const files = ourFiles('src/regions/')
  .filter((path) => path.endsWith('.dom.test.tsx'))
  .map((path) => ({ path, text: readOurs(path) }))
  .filter(({ text }) => /from '\.\/[\w-]+\.island\.tsx'/.test(text));

describe('an assertion after an act', () => {
  it('waits for what Preact draws, where it says that nothing happens', () => {
    expect(files.length).toBeGreaterThan(15);
    // Mend it by `await drawn()` after the act, or by waiting for something that comes later.
    const faults = files.flatMap(({ path, text }) => hastyIn(path, text).map((words) => `${path}: ${words}`));
    expect(faults).toEqual([]);
  });

  it.each([
    ['says that something is not there', 'button.click(); expect(list()).toBeNull();', 1],
    ['says it without an act', 'expect(list()).toBeNull();', 0],
    ['says it after a wait', 'button.click(); await drawn(); expect(list()).toBeNull();', 0],
    ['says that what was there is gone', 'expect(list()).toBe(1); button.click(); expect(list()).toBeNull();', 0],
    ['says the same as before', 'expect(list()).toBe(1); button.click(); expect(list()).toBe(1);', 1],
    [
      'says the same as what was awaited',
      'await soon(() => expect(list()).toBe(1)); button.click(); expect(list()).toBe(1);',
      1,
    ],
    ['says something new', 'button.click(); expect(list()).toBe(2);', 0],
    ['is tried until it holds', 'await soon(() => { clock.pass(1); expect(list()).toBeNull(); });', 0],
    ['is made after a preparation', "kept.set('a', 'b'); expect(list()).toBeNull();", 0],
  ])('%s', (_, body, count) => {
    expect(hastyIn('x.ts', `it('x', async () => { ${body} });`)).toHaveLength(count);
  });
});
