import { isTest, ourFiles, readOurs } from './repository.ts';
import { syntaxOf, visit, type SyntaxNode } from './syntax.ts';

export const promisesPage = 'docs/promises.md';

export interface Promised {
  readonly id: string;
  readonly mark: string;
  /** position of its line in the page */
  readonly line: number;
}

const row = /^- \*\*([A-Z]+-\d+)\*\* \[([a-z]+)\] \S/;

/** The rows of docs/promises.md: `- **CART-1** [open] …`. */
export const promisesIn = (page: string): Promised[] =>
  page.split('\n').flatMap((text, line) => {
    const [, id, mark] = row.exec(text) ?? [];
    return id && mark ? [{ id, mark, line }] : [];
  });

/** Ids that the page speaks of by their area: SITE, HDR … */
export const idsIn = (text: string, areas: ReadonlySet<string>): string[] =>
  [...text.matchAll(/\b([A-Z]+)-(\d+)\b/g)].filter(([, area = '']) => areas.has(area)).map(([id]) => id);

const textOf = (node: SyntaxNode | undefined): string => {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('{}') : '';
};

/** `it`, `it.each(…)`, `describe`, `test.describe` …: what is called in the end. */
const calledName = (node: SyntaxNode): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? calledName(node.type === 'CallExpression' ? node.callee : node.tag)
    : '';
};

/** The titles of a test file that begin with ids: `[CART-8, CART-9] …`. */
export const titlesIn = (path: string, source = readOurs(path)): string[] => {
  const titles: string[] = [];
  visit(syntaxOf(path, source), (node) => {
    if (node.type !== 'CallExpression' || !/^(?:it|test|describe)$/.test(calledName(node.callee))) return;
    const title = textOf(node.arguments[0]);
    if (title.startsWith('[')) titles.push(title);
  });
  return titles;
};

/** Ids that some test of the repository proves. */
export const provedIds = (): Set<string> =>
  new Set(
    ourFiles()
      .filter(isTest)
      .flatMap((path) => titlesIn(path))
      .flatMap((title) => title.slice(1, title.indexOf(']')).split(/,\s*/)),
  );
