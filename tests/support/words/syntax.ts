import { parseSync, type ESTree } from 'vite';
import { readOurs } from './repository.ts';

/** A node of the syntax tree; what it holds beside its type is looked at only where the type says so. */
export type SyntaxNode = ESTree.Node;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node below, parents first. `parent` and `key` say where it stands. */
export const visit = (
  node: SyntaxNode,
  see: (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => void,
  parent?: SyntaxNode,
  key = '',
): void => {
  see(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node, name);
  }
};

/** The syntax tree of a file of ours; a file that cannot be parsed fails the law that asked. */
export const syntaxOf = (path: string, text = readOurs(path)): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program;
};
