import { readdirSync, readFileSync } from 'node:fs';

/** A recorded answer of a service, as `tests/answers/README.md` describes it. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** All tests run in the root of the repository; a page of jsdom has no address of files. */
const folder = 'tests/answers/';

export const answerOf = (service: string, name: string): RecordedAnswer =>
  // Our own files: the README gives their form.
  JSON.parse(readFileSync(`${folder}${service}/${name}.json`, 'utf8')) as RecordedAnswer;

/** All recorded answers of a service by name, in the form that the browser's `http` gives them. */
export const answersOf = (service: string) =>
  readdirSync(folder + service)
    .toSorted()
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      return [name, { kind: 'answer', ...answerOf(service, name) } as const] as const;
    });

/** The paths of all members in a value; the entries of a list share one path. */
const membersIn = (value: unknown, path = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => membersIn(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => membersIn(member, `${path}.${name}`))];
};

/** The documented members that an answer of ours does not have. */
export const missingIn = (ours: unknown, documented: unknown): readonly string[] => {
  const here = new Set(membersIn(ours));
  return [...new Set(membersIn(documented))].filter((path) => !here.has(path));
};
