import type { Step } from './steps.ts';

/** A journey with its text, for the question what it touches. */
export interface JourneyFile {
  readonly path: string;
  readonly text: string;
}

/** More journeys than these take longer than a change should wait; the others are left to a run of everything. */
const mostJourneys = 2;

/** Files whose change may change what is built. */
const isBuilt = (path: string): boolean => /^(?:src|content)\/|^vite\.config\.ts$|^package-lock\.json$/.test(path);
/** Tests read the texts as files, so no import leads from a text to them. */
const isText = (path: string): boolean => path.startsWith('src/sites/texts/');
const testsOfTexts = ['src/sites', 'src/server/rendering/texts'];
const isLinted = (path: string): boolean => /\.(?:ts|tsx)$/.test(path);
const isFormatted = (path: string): boolean => /\.(?:ts|tsx|css|js)$/.test(path);

const importsOf = ({ path, text }: JourneyFile): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => new URL(to, `file:///${path}`).pathname.slice(1));

/** The name of a region that a path belongs to, as the journeys name it. */
const regionOf = (path: string): string | undefined => /^src\/regions\/([^/]+)\//.exec(path)?.[1];

/**
 * Returns the journeys that are changed, import a changed file, or look at a region of which a file is changed; first those that
 * are changed themselves, then those that are called like the region.
 */
export const journeysOf = (changed: readonly string[], journeys: readonly JourneyFile[]): string[] => {
  const regions = [...new Set(changed.flatMap((path) => regionOf(path) ?? []))];
  const files = new Set(changed);
  const looksAt = (text: string) =>
    regions.some((name) => text.includes(`regionIn(page, '${name}')`) || text.includes(`data-region="${name}"`));
  const isCalledLike = (path: string) => regions.some((name) => /[^/]*$/.exec(path)?.[0].startsWith(name));
  const rankOf = ({ path, text }: JourneyFile): number => {
    if (files.has(path)) return 0;
    if (isCalledLike(path)) return 1;
    return importsOf({ path, text }).some((to) => files.has(to)) || looksAt(text) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((rank) => journeys.filter((one) => rankOf(one) === rank)).map(({ path }) => path);
};

/**
 * Tests with a database that belong to a change: those in the folders of a changed service, of the service of a changed subject
 * of the domain, and of a changed part of the server. Nearly all others start the whole shop, which imports almost every file.
 */
export const databaseTestsOf = (changed: readonly string[]): string[] => {
  const folderOf = (path: string): string | undefined => {
    if (path.endsWith('.db.test.ts')) return path;
    const subject = /^src\/domain\/([^/]+)\//.exec(path)?.[1];
    return subject === undefined ? /^src\/(?:services|server)\/[^/]+\//.exec(path)?.[0] : `src/services/${subject}/`;
  };
  return [...new Set(changed.flatMap((path) => folderOf(path) ?? []))];
};

const quoted = (paths: readonly string[]): string =>
  paths.map((path) => `'${path.replaceAll("'", String.raw`'\''`)}'`).join(' ');

export interface ChangedRun {
  readonly steps: readonly Step[];
  /** journeys that the change touches as well and that do not run, because they would take too long */
  readonly left: readonly string[];
}

/**
 * Returns the checks that a change touches. `since` is a commit of Git to compare with, the last one by default. The laws run
 * always: they read files that they do not import.
 */
export const changedRun = (
  steps: readonly Step[],
  change: { readonly changed: readonly string[]; readonly journeys: readonly JourneyFile[]; readonly since?: string },
): ChangedRun => {
  const { changed, journeys, since } = change;
  const touched = journeysOf(changed, journeys);
  const run = touched.slice(0, mostJourneys);
  const needsBuild = changed.some(isBuilt) || run.length > 0;
  const compared = since === undefined ? '--changed' : `--changed=${quoted([since])}`;
  const commandOf = (step: Step): string | undefined => {
    const linted = changed.filter(isLinted);
    const formatted = changed.filter(isFormatted);
    if (step.name === 'lint') return linted.length > 0 ? `${step.command} ${quoted(linted)}` : undefined;
    if (step.name === 'format') return formatted.length > 0 ? `${step.command} ${quoted(formatted)}` : undefined;
    if (step.name === 'build' || step.name === 'sizes') return needsBuild ? step.command : undefined;
    if (step.name === 'browser') return run.length > 0 ? `${step.command} ${run.join(' ')}` : undefined;
    if (step.command.endsWith('vitest run')) {
      const onDatabases = databaseTestsOf(changed);
      return [
        `${step.command} --project=node --project=dom ${compared} --passWithNoTests`,
        ...(onDatabases.length > 0 ? [`vitest run --project=db --passWithNoTests ${quoted(onDatabases)}`] : []),
        ['vitest run tests/laws', ...(changed.some(isText) ? testsOfTexts : [])].join(' '),
      ].join(' && ');
    }
    return step.command;
  };
  return {
    steps: steps.flatMap((step) => {
      const command = commandOf(step);
      return command === undefined ? [] : [{ ...step, command }];
    }),
    left: touched.slice(mostJourneys),
  };
};
