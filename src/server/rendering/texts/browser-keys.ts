import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';
import { sites } from '../../../sites/sites.ts';
import { rawTexts } from './catalogues.ts';

/** What one source file asks for. */
interface Asked {
  /** files of ours that it loads, types left out */
  readonly files: readonly string[];
  /** keys that are written in full, among other words */
  readonly words: readonly string[];
  /** beginnings of words that are put together: `header.${name}` */
  readonly beginnings: readonly string[];
  /** an island that says `ownTexts: true` */
  readonly ownTexts: boolean;
}

const isTypesOnly = (entries: readonly { readonly isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);

const askedIn = (path: string, text: string): Asked => {
  const parsed = parseSync(path, text);
  const { module } = parsed;
  const found = { loaded: [] as string[], words: [] as string[], beginnings: [] as string[], ownTexts: false };
  // Most files name no key: their tree need not be made.
  const isWorthIt = /['"`][a-z-]+\.[a-z]|\bimport\(|\bownTexts\b/i.test(text);
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.words.push(value);
    },
    TemplateLiteral: ({ quasis: [first, ...rest] }) => {
      if (first?.value.cooked) (rest.length > 0 ? found.beginnings : found.words).push(first.value.cooked);
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') found.loaded.push(String(source.value));
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier' && key.name === 'ownTexts') found.ownTexts = true;
    },
  });
  if (isWorthIt) visitor.visit(parsed.program);
  for (const { moduleRequest, entries } of module.staticImports)
    if (!isTypesOnly(entries)) found.loaded.push(moduleRequest.value);
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest && !isType) found.loaded.push(moduleRequest.value);
  const files = found.loaded
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/.test(name))
    .map((name) => join(dirname(path), name));
  return { ...found, files };
};

/** The keys of the texts that the browser loads. All other texts stay on the server. */
export interface BrowserKeys {
  /** with the first region that wakes */
  readonly shared: ReadonlySet<string>;
  /** with one region alone, by its name */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Sources {
  readonly islands: readonly string[];
  readonly read: (path: string) => string;
  readonly keys: readonly string[];
}

/**
 * Finds the keys that the islands and the files that they load ask for: a text belongs to the browser if a script there shows
 * it, so no region keeps a list. Throws if a key is put together, because then it cannot be found.
 */
export const keysAskedBy = ({ islands, read, keys }: Sources): BrowserKeys => {
  const known = new Map<string, Asked>();
  const askedBy = (path: string): Asked => {
    const asked = known.get(path) ?? askedIn(path, read(path));
    known.set(path, asked);
    const beginning = asked.beginnings.find((text) => text.includes('.') && keys.some((key) => key.startsWith(text)));
    if (beginning)
      throw new Error(`${path}: write the keys of \`${beginning}…\` in full, so that the build finds them`);
    return asked;
  };
  const below = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const file of askedBy(path).files) below(file, seen);
    return seen;
  };
  const keysOf = (island: string): string[] => {
    const asked = [...below(island)].map(askedBy);
    const words = new Set(asked.flatMap((one) => one.words));
    return keys.filter((key) => words.has(key));
  };
  const apart = islands.filter((path) => askedBy(path).ownTexts);
  const shared = new Set(islands.filter((path) => !apart.includes(path)).flatMap(keysOf));
  const nameOf = (path: string): string => basename(path).split('.')[0] ?? path;
  return {
    shared,
    own: new Map(apart.map((path) => [nameOf(path), new Set(keysOf(path).filter((key) => !shared.has(key)))])),
  };
};

const allKeys = (): string[] => Object.keys(rawTexts(sites.DE));

/** The keys that the islands of this shop ask for. */
export const browserKeys = (): BrowserKeys =>
  keysAskedBy({
    islands: globSync('src/regions/*/*.island.tsx').map((path) => path.replaceAll('\\', '/')),
    read: (path) => readFileSync(path, 'utf8'),
    keys: allKeys(),
  });

/** Every key: while the sources change, a text that is newly asked for must be there without a restart. */
export const everyKey = (): BrowserKeys => ({ shared: new Set(allKeys()), own: new Map() });
