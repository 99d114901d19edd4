import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lineOfPlace } from '../json-lines.ts';

/** Thrown where files of the content are wrong, with file and place of each fault. Nothing of the content is imported. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    const more = faults.length > 20 ? `\n… and ${faults.length - 20} more` : '';
    super(`The content cannot be taken in; nothing was changed.\n${faults.slice(0, 20).join('\n')}${more}`);
    this.faults = faults;
  }
}

/** The place is a path of names and numbers (`0.texts.de.title`), `the file`, or a line of it. */
export type Fault = (file: string, place: string | number, what: string) => void;

/** The folder as a terminal of the working folder finds it. */
export const shownFolder = (folder: string): string => {
  const near = relative(process.cwd(), folder);
  return near === '' || near.startsWith('..') ? folder : near;
};

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Collects the faults of a content folder as lines `content/vouchers.json:12: 0.titles: is missing`. */
export const contentFaults = (folder: string) => {
  const faults: string[] = [];
  const shown = shownFolder(folder);
  const texts = new Map<string, string | undefined>();
  const lineIn = (file: string, place: string): number | undefined => {
    if (place === 'the file' || !file.endsWith('.json')) return undefined;
    if (!texts.has(file)) texts.set(file, textOf(join(folder, file)));
    const text = texts.get(file);
    return text === undefined ? undefined : lineOfPlace(text, place);
  };
  const add = (file: string, line: number | undefined, words: string): void =>
    void faults.push(`${shown}/${file}${line === undefined ? '' : `:${line}`}: ${words}`);
  const fault: Fault = (file, place, what) =>
    typeof place === 'number'
      ? add(file, place, `the file: ${what}`)
      : add(file, lineIn(file, place), `${place}: ${what}`);
  return {
    fault,
    count: (): number => faults.length,
    throwAny: (): void => {
      if (faults.length > 0) throw new ContentError(faults);
    },
  };
};
