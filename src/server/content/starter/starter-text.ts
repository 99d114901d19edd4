import type { ContentSchemaName } from './schemas.ts';

/** A file of a new folder: what it is for, what it holds, and an example that is not in effect. */
export interface Starter {
  readonly path: string;
  readonly schema: ContentSchemaName;
  readonly about: readonly string[];
  /** a list becomes the `items` of an object, so that it can name its schema */
  readonly value: object;
  /** stands in a comment, in the list `in` or among the fields */
  readonly example?: { readonly in?: string; readonly entry: object };
}

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

const comment = (entry: object, by: string): string =>
  `\n${by}/* An example, not in effect: remove this line and the one with the asterisk below it.\n${by}${indented(entry, by)}\n${by}*/\n`;

/** Returns a file as text, with its comments. */
export const starterText = ({ path, schema, about, value, example }: Starter): string => {
  const up = '../'.repeat(path.split('/').length - 1);
  const fields: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? [['items', value]]
    : Object.entries(value);
  const lines = [['$schema', `${up}schemas/${schema}.json`] as const, ...fields].map(([name, one]) => {
    const isHere = example && name === (example.in ?? 'items');
    return `  ${JSON.stringify(name)}: ${isHere ? `[${comment(example.entry, '    ')}  ]` : indented(one, '  ')}`;
  });
  return `{\n${about.map((line) => `  // ${line}\n`).join('')}${lines.join(',\n')}\n}\n`;
};
