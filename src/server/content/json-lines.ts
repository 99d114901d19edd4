import { findNodeAtLocation, parse, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Reads JSON that may have comments. Nearly all files have none, and Node reads those ten times as fast. */
export const parsedJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const errors: ParseError[] = [];
    const value: unknown = parse(text, errors);
    return errors.length === 0 ? { value } : undefined;
  }
};

/** `InvalidSymbol` → `invalid symbol` */
const wordsOf = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .toLowerCase();

/** Returns the line of the first syntax error and its words; `undefined` for valid JSON, with or without comments. */
export const firstSyntaxError = (text: string): { readonly line: number; readonly what: string } | undefined => {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  const [first] = errors;
  return first && { line: lineOf(text, first.offset), what: wordsOf(first) };
};

/** A name may contain the dot that separates names, so the longest name that exists is taken. */
const stepInto = (
  node: Node,
  names: readonly string[],
): { readonly node: Node; readonly taken: number } | undefined => {
  for (let taken = names.length; taken > 0; taken -= 1) {
    const name = names.slice(0, taken).join('.');
    const found = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (found) return { node: found, taken };
  }
  return undefined;
};

/** Returns the line of `0.texts.de.title` in a JSON text; if a part of the place does not exist, that of the part above it. */
export const lineOfPlace = (text: string, place: string): number | undefined => {
  let node = parseTree(text);
  if (!node) return undefined;
  let names = place.split('.');
  // A list may be the `items` of an object, because only an object can name its schema.
  const items = /^\d+$/.test(names[0] ?? '') ? findNodeAtLocation(node, ['items']) : undefined;
  if (items) node = items;
  while (names.length > 0) {
    const step = stepInto(node, names);
    if (!step) break;
    ({ node } = step);
    names = names.slice(step.taken);
  }
  return lineOf(text, (node.parent?.type === 'property' ? node.parent : node).offset);
};
