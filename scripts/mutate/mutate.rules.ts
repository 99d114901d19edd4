import { createHash } from 'node:crypto';

/** What a run is asked for: `npm run mutate -- (ROOM [--node] | --promise ID | --promises AREA) [--sample N] [--seed WORD]`. */
export interface Wish {
  readonly room?: string;
  /** without tests that need a database: minutes instead of an hour, and a lower bound */
  readonly isNode?: true;
  readonly promise?: string;
  /** the promises of an area, each by its own tests: `CART` */
  readonly area?: string;
  readonly sample?: number;
  readonly seed: string;
}

/** How often each mutant was reached, by mutant id. */
type Hits = Readonly<Record<string, number>>;
export interface Coverage {
  /** reached while files were loaded */
  readonly static: Hits;
  /** by test id, which ends in the full title of the test */
  readonly perTest: Readonly<Record<string, Hits>>;
}
export interface Narrowed {
  readonly coverage: Coverage;
  /** ids of mutants that are not in the sample */
  readonly leftOut: readonly string[];
}

/** The tests of a promise are few: as many mutants as a reader looks through. */
const promiseSample = 10;

/** A sample that the seed decides: the same one in every run, on every machine. */
export const sampleOf = (ids: readonly string[], count: number, seed: string): string[] => {
  const rank = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return ids
    .map((id) => ({ id, rank: rank(id) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
};

/** Titles that begin with the id, or are in a group that does: `[CART-8, CART-9] …`. */
export const titleOf = (promise: string): RegExp =>
  new RegExp(String.raw`\[(?:[A-Z]+-\d+, ?)*${promise}(?:, ?[A-Z]+-\d+)*\]`);

/** The promises of an area that a title names. */
export const idsIn = (title: string, area: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g)]
    .flatMap(([, ids = '']) => ids.split(/, ?/))
    .filter((id) => id.startsWith(`${area}-`));

/**
 * The tests of a run, by their full titles: those of the promise, if there is one. A test that runs on both databases
 * (`onBothDatabases`) runs on one of them: the code that is changed is the same.
 */
export const testsOf = ({ promise }: Pick<Wish, 'promise'>): RegExp =>
  new RegExp(`^(?!.* on PGlite )${promise === undefined ? '' : `(?=.*${titleOf(promise).source})`}`);

const only = (hits: Hits, isKept: (id: string) => boolean): Hits =>
  Object.fromEntries(Object.entries(hits).filter(([id]) => isKept(id)));

/**
 * Keeps the tests of the promise and the sampled mutants: Stryker plans its runs by what is left. The sample of a room is drawn
 * from all its mutants (`ids`), also from those that no test reaches; the sample of a promise from what its tests reach.
 */
export const narrow = (all: Coverage, { promise, sample, seed }: Wish, ids: readonly string[]): Narrowed => {
  const perTest = Object.entries(all.perTest).filter(([test]) => promise === undefined || titleOf(promise).test(test));
  // A mutant that is reached only while a file is loaded has no test of its own, thus none of the promise.
  const atLoad: Hits = promise === undefined ? all.static : {};
  const reached = [...new Set(perTest.flatMap(([, hits]) => Object.keys(hits)))];
  const drawn = promise === undefined ? ids : reached;
  const chosen = new Set(sample === undefined ? drawn : sampleOf(drawn, sample, seed));
  const isKept = (id: string) => chosen.has(id);
  return {
    coverage: {
      static: only(atLoad, isKept),
      perTest: Object.fromEntries(perTest.map(([test, hits]) => [test, only(hits, isKept)])),
    },
    leftOut: drawn.filter((id) => !chosen.has(id)),
  };
};

/** Reads the arguments, or returns `undefined` for wrong ones. */
export const readWish = (args: readonly string[]): Wish | undefined => {
  const match =
    /^(?:(src(?:\/[\w.-]+)+)( --node)?|--promise ([A-Z]+-\d+)|--promises ([A-Z]+))(?: --sample (\d{1,4}))?(?: --seed (\w{1,20}))?$/.exec(
      args.join(' '),
    );
  if (!match) return undefined;
  const [, room, node, promise, area, count, seed = '1'] = match;
  const sample = Number(count) || ((promise ?? area) && promiseSample);
  const asked = { room, isNode: node && true, promise, area, sample: sample || undefined };
  return { seed, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) };
};

const isIn = (path: string, room: string): boolean => path.startsWith(`${room}/`);
/** The statements of a repository are no code that this run can change. */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|fixtures|contract|constants|repository)\.tsx?$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The files that a run changes, and the files of tests that it runs. */
export interface Plan {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

/** Tests of a room that need the whole server, and so stand there. */
const testsElsewhere: Readonly<Record<string, RegExp>> = {
  'src/services/desk': /^src\/server\/desk-\w+\.db\.test\.ts$/,
  'src/services/newsletter': /^src\/server\/wiring\/newsletter\.db\.test\.ts$/,
  'src/services/search-engines': /^src\/server\/wiring\/search-engines\.db\.test\.ts$/,
};

/** Shared rules are proved beside them, a room's rules, machines, routes and services by its own tests. */
const planOfRoom = (room: string, files: readonly string[], isNode = false): Plan => {
  const own = files.filter((path) => isIn(path, room));
  return /^src\/(?:domain|lib)\b/.test(room)
    ? {
        changed: own.filter(isSource),
        tests: files.filter((path) => /^src\/(?:domain|lib)\/.*(?<!\.db)\.test\.ts$/.test(path)),
      }
    : {
        changed: own.filter((path) => /[.-](?:rules|machine|routes|service)\.ts$/.test(path)),
        // A region's rules and machines are pure: a document adds nothing to their proof.
        tests: files.filter(
          (path) =>
            (testsElsewhere[room]?.test(path) ||
              (isIn(path, room) && isTest(path) && !path.endsWith('.dom.test.tsx'))) &&
            !(isNode && path.endsWith('.db.test.ts')),
        ),
      };
};

/** A promise is kept by the code beside its tests and by the shared rules. */
const planOfPromise = (tests: readonly string[], files: readonly string[]): Plan => {
  const rooms = ['src/domain', ...tests.map((path) => path.slice(0, path.lastIndexOf('/')))];
  return { changed: files.filter((path) => isSource(path) && rooms.some((room) => isIn(path, room))), tests };
};

export const planOf = (
  { room, isNode, promise, area }: Wish,
  files: readonly string[],
  titlesIn: (path: string) => readonly string[],
): Plan => {
  if (area !== undefined) {
    // Databases and documents would make hours of minutes.
    const quick = files.filter((path) => isTest(path) && !/\.(?:db|dom)\.test\.tsx?$/.test(path));
    return planOfPromise(
      quick.filter((path) => titlesIn(path).some((title) => idsIn(title, area).length > 0)),
      files,
    );
  }
  return promise === undefined
    ? planOfRoom(room ?? '', files, isNode)
    : planOfPromise(
        files.filter((path) => isTest(path) && titlesIn(path).some((title) => titleOf(promise).test(title))),
        files,
      );
};

/** A place in the code, as far as we read it. */
export interface CodePath {
  readonly node: { readonly key?: { readonly name?: string } };
  readonly parentPath: CodePath | null;
}

/** Words of the API's documents: nothing that runs reads them. */
export const isDocumentation = ({ node, parentPath }: CodePath): boolean => {
  if (!['summary', 'description', 'tags'].includes(node.key?.name ?? '')) return false;
  for (let path = parentPath; path; path = path.parentPath) if (path.node.key?.name === 'schema') return true;
  return false;
};

/** A line of the report: what of the changed code no test noticed. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly status: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** The interval of Wilson: where the share of all mutants lies, in 95 of 100 samples. */
export const intervalOf = (part: number, all: number): string => {
  if (all === 0) return 'nothing tried';
  const z = 1.96;
  const share = part / all;
  const middle = share + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const percent = (bound: number) => Math.abs((100 * bound) / (1 + z ** 2 / all)).toFixed(1);
  return `${percent(middle - reach)} to ${percent(middle + reach)}`;
};

/** Counts the mutants, and lists those that no test noticed. */
export const reportOf = (mutants: readonly Mutant[], { promise }: Wish, leftOut: readonly string[]) => {
  const isLeftOut = new Set(leftOut);
  // The tests of a promise are asked about what they reach.
  const tried = mutants.filter(
    ({ id, status }) => !isLeftOut.has(id) && (promise === undefined || status !== 'NoCoverage'),
  );
  const killed = tried.filter(({ status }) => noticed.has(status)).length;
  const survivors = tried.filter(({ status }) => unnoticed.has(status));
  const all = killed + survivors.length;
  return {
    killed,
    all,
    interval: intervalOf(killed, all),
    percent: all === 0 ? 100 : Math.floor((1000 * killed) / all) / 10,
    survivors: survivors.map(
      ({ fileName, location, replacement, status }) =>
        `${fileName}:${location.start.line}:${location.start.column} ${status}: ${replacement ?? ''}`,
    ),
  };
};
