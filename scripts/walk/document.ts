import { readFileSync } from 'node:fs';

const heading = '## From an empty PostgreSQL to an open production shop';

/** The steps of the walk, as docs/operations.md has them. */
export interface Walk {
  /** the settings, with the values of the document */
  readonly settings: Readonly<Record<string, string>>;
  /** all other lines, in order */
  readonly commands: readonly string[];
}

/** Reads the indented lines of the section. Nothing of the walk is written anywhere else, so the document cannot differ from it. */
export const readWalk = (): Walk => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const section = text.split(heading)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/operations.md has no section "${heading}"`);
  const lines = section.split('\n').flatMap((line) => /^ {7}(\S.*)$/.exec(line)?.[1] ?? []);
  const settings = lines.flatMap((line) => {
    const [, name, value = ''] = /^export (\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^'(.*)'$/, '$1')] as const];
  });
  return { settings: Object.fromEntries(settings), commands: lines.filter((line) => !line.startsWith('export ')) };
};
