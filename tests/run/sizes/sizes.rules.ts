import { besidePreact, everywhere, rare, withoutPreact, type PageKind } from './pages.ts';

/** A chunk in Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a build has made. */
export interface Built {
  readonly manifest: Manifest;
  /** bytes in gzip of a file of the manifest */
  readonly bytesOf: (file: string) => number;
  /** the style sheets of a view */
  readonly stylesOf: (view: string) => readonly string[];
  /** bytes in gzip of a view's styles as its pages bring them: those in the head as one text */
  readonly styleBytesOf: (view: string) => number;
  /** the source files of a file, each with its characters in the bundle before minifying */
  readonly sourcesOf: (file: string) => Readonly<Record<string, number>>;
}

/** A file of the build by its name without hash: its bytes, and the characters of each room of the sources in it. */
export interface Weight {
  readonly bytes: number;
  readonly rooms: Readonly<Record<string, number>>;
}
const budgets = ['start', 'awake', 'styles'] as const;
type Budget = (typeof budgets)[number];
/** Bytes in gzip: the script before the first intent, all script with every region awake, and the style sheets. */
export type PageWeight = Readonly<Record<Budget, number>>;

export interface Sizes {
  readonly pages: Readonly<Record<string, PageWeight>>;
  readonly files: Readonly<Record<string, Weight>>;
}

/** Promised by docs/architecture.md. Never raised: a page that is too large gets smaller. */
export const limits: PageWeight = { start: 8000, awake: 125_000, styles: 20_000 };
/** The share of each limit that stays free, so that the next change does not begin with a search for bytes. */
const air = 0.05;
const mostOf = (budget: Budget): number => limits[budget] * (1 - air);
/** A file may grow by this much before its record must be renewed. */
const unnoticed = { share: 0.05, bytes: 100 };

/** `assets/cart.island-BcM_wi2.js` → `cart.island.js` */
export const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/-[\w-]{7,8}(?=\.\w+$)/, '');

/** `src/regions/cart/CartView.tsx` → `regions/cart` */
export const roomOf = (source: string): string => {
  if (!source.startsWith('src/')) return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? 'build';
  const [room = '', part = ''] = source.slice('src/'.length).split('/');
  return /^(?:regions|ui|pages)$/.test(room) ? `${room}/${part}` : room;
};

const runtimeKey = 'src/islands/runtime.ts';
const hydrateKey = 'src/islands/hydrate.tsx';

const withImports = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
};

/** The region (or part of one) that a chunk brings: the first part of the name of its file. */
const regionOf = (chunk: Chunk): string => nameOf(chunk.file).split('.')[0] ?? '';
const isTexts = (key: string): boolean => key.startsWith('virtual:texts/');

/** All that the runtime and the chunks below it load later, without the texts. */
export const lateChunks = (manifest: Manifest): string[] =>
  [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))].filter(
    (key) => !isTexts(key) && key !== hydrateKey,
  );

const awakeChunks = ({ manifest, bytesOf }: Built, regions: readonly string[]): string[] => {
  const isLoaded = (key: string): boolean => {
    const chunk = manifest[key];
    return chunk !== undefined && regions.includes(regionOf(chunk)) && !(regionOf(chunk) in rare);
  };
  const chunks = withImports(manifest, [runtimeKey, hydrateKey, ...lateChunks(manifest).filter(isLoaded)]);
  const scripts = [...chunks].filter((key) => bytesOf(manifest[key]?.file ?? '') > 0);
  const texts = Object.keys(manifest)
    .filter((key) => isTexts(key) && !key.includes('-'))
    .map((key) => [key].concat(regions.map((region) => `${key}-${region}`).filter((own) => own in manifest)));
  const weigh = (keys: readonly string[]) => keys.reduce((sum, key) => sum + bytesOf(manifest[key]?.file ?? ''), 0);
  // A visitor loads the texts of one site: those of the site with the longest words are counted.
  const longest = texts.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? [];
  return [...scripts, ...longest];
};

const roomsOf = (sources: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  const rooms: Record<string, number> = {};
  for (const [source, length] of Object.entries(sources)) rooms[roomOf(source)] = (rooms[roomOf(source)] ?? 0) + length;
  return rooms;
};

/** Weighs the pages of a build, and every file that one of them loads. */
export const weigh = (built: Built, kinds: Readonly<Record<string, PageKind>>): Sizes => {
  const { manifest, bytesOf, stylesOf, styleBytesOf, sourcesOf } = built;
  const files: Record<string, Weight> = {};
  const record = (some: readonly string[]): void => {
    for (const file of some) files[nameOf(file)] = { bytes: bytesOf(file), rooms: roomsOf(sourcesOf(file)) };
  };
  const sumOf = (some: readonly string[]): number => {
    record(some);
    return some.reduce((sum, file) => sum + bytesOf(file), 0);
  };
  const filesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  for (const { view } of Object.values(kinds)) record(stylesOf(view));
  const pages = Object.entries(kinds).map(([kind, { view, regions }]): [string, PageWeight] => [
    kind,
    {
      start: sumOf(filesOf(withImports(manifest, [runtimeKey]))),
      awake: sumOf(
        filesOf(
          awakeChunks(
            built,
            [...everywhere, ...regions].flatMap((region) =>
              [withoutPreact[region] ?? region, besidePreact[region] ?? []].flat(),
            ),
          ),
        ),
      ),
      styles: styleBytesOf(view),
    },
  ]);
  return { pages: Object.fromEntries(pages), files };
};

const inKb = (bytes: number): string => (bytes / 1000).toFixed(2);

/** What a page fetches ahead on a good line and does not run, as it is sent (brotli). Preact is nearly all of it, so no air is asked for. */
const mostAhead = 60_000;

/** Says how much a page fetches ahead of the first tap, and whether that is too much. */
export const aheadLine = (bytes: number): { readonly line: string; readonly fault?: string } => {
  const line = `ahead, not run: ${inKb(bytes)} of ${inKb(mostAhead)} kB in br`;
  return bytes > mostAhead ? { line, fault: `too much is fetched ahead: ${line}` } : { line };
};

/** `regions/cart +312, lib +20`: what has grown in a file, in characters before minifying. */
const grownRooms = (now: Weight, before: Weight | undefined): string =>
  Object.entries(now.rooms)
    .map(([room, length]) => ({ room, more: length - (before?.rooms[room] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 4)
    .map(({ room, more }) => `${room} +${more}`)
    .join(', ');

const growthOf = (name: string, now: Weight, before: Weight | undefined): string =>
  `${name} ${inKb(before?.bytes ?? 0)} → ${inKb(now.bytes)} kB (characters of source: ${grownRooms(now, before) || 'no more'})`;

const mayBe = ({ bytes }: Weight): number => Math.max(bytes * (1 + unnoticed.share), bytes + unnoticed.bytes);

/** What is wrong with a build against its record, one line per fault; each names the region that grew. */
export const sizeFaults = (now: Sizes, record: Sizes): string[] => {
  const grown = Object.entries(now.files)
    .filter(([name, weight]) => weight.bytes > (record.files[name]?.bytes ?? 0))
    .toSorted((a, b) => b[1].bytes - (record.files[b[0]]?.bytes ?? 0) - (a[1].bytes - (record.files[a[0]]?.bytes ?? 0)))
    .map(([name, weight]) => ({ name, weight, line: growthOf(name, weight, record.files[name]) }));
  const overLimit = Object.entries(now.pages).flatMap(([kind, weight]) =>
    budgets
      .filter((budget) => weight[budget] > mostOf(budget))
      .map((budget) => {
        const counted = grown.filter(({ name }) => name.endsWith('.css') === (budget === 'styles'));
        const since = counted.map(({ line }) => `\n    ${line}`).join('');
        const before = inKb(record.pages[kind]?.[budget] ?? 0);
        const sum = `${kind}: ${budget} ${inKb(weight[budget])} of ${inKb(mostOf(budget))} kB, ${before} in the record`;
        return `${sum}; the page loads more files, or these grew:${since}`;
      }),
  );
  const tooMuch = grown.filter(({ name, weight }) => {
    const before = record.files[name];
    return before === undefined || weight.bytes > mayBe(before);
  });
  return [...overLimit, ...tooMuch.map(({ line }) => `more than its record: ${line}`)];
};

/** Chunks that no listed page loads and for which no reason is given. */
export const strayChunks = (manifest: Manifest, kinds: Readonly<Record<string, PageKind>>): string[] => {
  const known = new Set([
    ...everywhere,
    ...Object.keys(rare),
    ...Object.values(withoutPreact),
    ...Object.values(besidePreact),
    ...Object.values(kinds).flatMap(({ regions }) => regions),
  ]);
  return lateChunks(manifest)
    .flatMap((key) => manifest[key] ?? [])
    .map(regionOf)
    .filter((region) => !known.has(region))
    .map((region) => `${region}: no page kind of tests/run/sizes/pages.ts has it`);
};

/** A table for the terminal: kB of each page kind, and the air below each limit. */
export const sizeTable = ({ pages }: Sizes): string => {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(18))
      .join('')
      .trimEnd();
  const cellOf = (bytes: number, limit: number) => `${inKb(bytes)} (${((1 - bytes / limit) * 100).toFixed(1)} %)`;
  const rows = Object.entries(pages).map(([kind, weight]) =>
    line([kind].concat(budgets.map((budget) => cellOf(weight[budget], limits[budget])))),
  );
  return [line(['kB (air)'].concat(budgets.map((budget) => `${budget} of ${limits[budget] / 1000}`))), ...rows].join(
    '\n',
  );
};
