import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '../../sites/site.ts';
import type { PageStyles } from '../../pages/shell/Document.tsx';
import { memoize } from '../../lib/flow/memoize.ts';

/** The files that a page or fragment needs. */
export interface Assets {
  readonly runtime: string;
  /** the script of the desk, for staff alone */
  readonly desk?: string;
  /** what a fragment links to: the styles of what its HTML shows before it wakes, with the faces of its letters */
  readonly fragmentStyles: readonly string[];
  /** what a fragment with products or a promotion links to besides */
  readonly moreFragmentStyles: readonly string[];
  /** the size of a file over the wire; unknown during development */
  readonly weightOf?: (address: string) => number;
  /** the code of `/kontor.js`, which reads `kontorFacts` (src/islands/embed.ts) */
  readonly embedCode: string;
  /** addresses of the sheets of a page: styles of the parts and regions, then those of every page, then the page's own */
  stylesOf(view: string): readonly string[];
  /** the same styles as the head of a page brings them */
  headOf(view: string): HeadOf;
  /** addresses of small scripts that a page has fetched when the browser is idle, so that its first tap does not wait for them */
  readonly earlyOf?: (view: string) => readonly string[];
  /** names of the files that the first tap on a page may need: they are fetched ahead of it where the line is good (docs/decisions/039) */
  readonly aheadOf?: (view: string, site: string, hasHeader: boolean) => readonly string[];
  /** addresses of the faces that a page in a language shows at first */
  readonly fontsOf?: (language: Language) => readonly string[];
}

/** Languages with letters like ř, ő, ł and ş on every page. */
const extendedLanguages: ReadonlySet<Language> = new Set(['cs', 'hu', 'pl', 'sk', 'tr']);
const isExtendedFont = (file: string): boolean => /-latin-ext-(?!wght-)[\w-]*\.woff2$/.test(file);
/** Not the whole faces, which have `wght-normal` in their names. */
const isFirstFont = (file: string): boolean => /-latin-(?!ext-|wght-)[\w-]*\.woff2$/.test(file);

export interface HeadOf {
  readonly styles: PageStyles;
  /** what the policy of the page must allow as a source of styles */
  readonly styleSource?: string;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk after all that it imports, each once, without the chunk `except` and what only that one imports. */
const withImports = (manifest: Manifest, key: string, except = '', seen = new Set<string>()): Chunk[] => {
  const chunk = manifest[key];
  if (!chunk || key === except || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, except, seen)), chunk];
};

/** Views that show `pieces` and tiles only after their first view (`FirstViewEnd`): there these sheets are linked. */
const laterOf: Readonly<Record<string, RegExp>> = { HomePage: /\/(?:pieces|tile)-/ };

/** By view: what the first tap runs before Preact is there. */
const earlyScripts: Readonly<Record<string, string>> = { ProductPage: 'src/regions/buy/buy-asleep.effects.ts' };
/** What every first tap runs, and what those on the header do. */
const everyTap = ['src/islands/hydrate.tsx'];
const headerTaps = [
  'src/regions/header/header-icons.island.tsx',
  'src/regions/header/AddedCart.tsx',
  'src/regions/navigation/navigation-menu.island.tsx',
  'src/regions/navigation/navigation.island.tsx',
  'src/regions/search/search.island.tsx',
  'src/regions/search/searched.effects.ts',
];
/** By view: what the first tap on its own region runs, with the texts that no other region shows. */
const ownTaps: Readonly<Record<string, (site: string) => readonly string[]>> = {
  ProductPage: () => ['src/regions/buy/buy.island.tsx'],
  CartPage: (site) => ['src/regions/cart/cart.island.tsx', `virtual:texts/${site}-cart`],
};
const runtimeKey = 'src/islands/runtime.ts';

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** A sheet as it reads in a page: its addresses are relative to itself. */
const sheetText = (folder: string, file: string): string =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .replaceAll('url(./', `url(/${dirname(file)}/`);

/** The sheets of a chunk that only groups style sheets; no module stands for it in the manifest. */
const grouped = (manifest: Manifest, group: string): string[] =>
  Object.values(manifest)
    .filter(({ file }) => file.startsWith(`assets/${group}-`))
    .flatMap(({ css = [] }) => css);

const sheetKeys = (manifest: Manifest, end: string): string[] =>
  unique(
    Object.keys(manifest)
      .filter((key) => key.endsWith(end))
      .flatMap((key) => withImports(manifest, key))
      .flatMap(({ css = [] }) => css),
  );

/** Reads the assets of the build in `folder`; addresses begin with `/`. */
export const builtAssets = (folder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const address = (file: string) => `/${file}`;
  const kit = grouped(manifest, 'kit').map(address);
  const pieces = grouped(manifest, 'pieces').map(address);
  const below = grouped(manifest, 'below').map(address);
  const shell = sheetKeys(manifest, 'shell.styles.ts').map(address);
  const fonts = unique(Object.values(manifest).flatMap(({ assets = [] }) => assets)).map(address);
  // Parts come first, so that a page can override their styles.
  const headSheets = (view: string): string[] => {
    const own = sheetKeys(manifest, `/${view}.tsx`).map(address);
    return unique([...kit, ...pieces, ...shell.filter((sheet) => !below.includes(sheet)), ...own]);
  };
  const isInPages = (file: string) =>
    statSync(join(folder, file)).size === 0 || [...kit, ...pieces, ...below].includes(address(file));
  const neededBy = memoize(
    (key) =>
      withImports(manifest, key, runtimeKey)
        .flatMap(({ file, css = [] }) => [file].concat(css))
        .filter((file) => !isInPages(file))
        .map((file) => basename(file)),
    100,
  );
  const embed = manifest['src/islands/embed.ts']?.file;
  const sheetsOfFragments = JSON.parse(readFileSync(join(folder, '.vite/fragment.json'), 'utf8')) as Manifest; // Vite's own form
  const fragmentStyles = sheetKeys(sheetsOfFragments, 'fragment.styles.ts').map(address);
  const moreStyles = sheetKeys(sheetsOfFragments, 'fragment-more.styles.ts').map(address);
  return {
    runtime: address(manifest[runtimeKey]?.file ?? ''),
    desk: address(manifest['src/desk/start.tsx']?.file ?? ''),
    embedCode: embed === undefined ? '' : readFileSync(join(folder, embed), 'utf8'),
    fragmentStyles,
    moreFragmentStyles: moreStyles.filter((sheet) => !fragmentStyles.includes(sheet)),
    weightOf: memoize((path) => brotliCompressSync(readFileSync(join(folder, path))).length, 10),
    stylesOf: (view) => unique([...headSheets(view), ...below]),
    earlyOf: memoize(
      (view) => withImports(manifest, earlyScripts[view] ?? '', runtimeKey).map(({ file }) => address(file)),
      100,
    ),
    aheadOf: (view, site, hasHeader) => {
      const keys = [...everyTap, `virtual:texts/${site}`, ...(hasHeader ? headerTaps : [])];
      const own = ownTaps[view]?.(site).flatMap(neededBy) ?? [];
      // The sheets of a page's own region are in its head.
      return unique([...keys.flatMap(neededBy), ...own.filter((file) => file.endsWith('.js'))]);
    },
    fontsOf: (language) =>
      fonts.filter((file) => isFirstFont(file) || (extendedLanguages.has(language) && isExtendedFont(file))),
    headOf: memoize((view): HeadOf => {
      const isLater = (sheet: string): boolean => laterOf[view]?.test(sheet) ?? false;
      const all = headSheets(view);
      const sheets = all.filter((sheet) => !isLater(sheet));
      const text = sheets.map((sheet) => sheetText(folder, sheet.slice(1))).join('');
      const hash = createHash('sha256').update(text).digest('base64');
      return {
        // A page that draws one of the regions below in its own part has their styles in its head.
        styles: {
          inlined: { sheets, text },
          later: all.filter(isLater),
          links: below.filter((sheet) => !sheets.includes(sheet)),
        },
        styleSource: `'sha256-${hash}'`,
      };
    }, 100),
  };
};

/** The sheet that only fragments have, as fragment.styles.ts imports it. */
export const foreignSheet = 'src/ui/foreign.css';

/** The addresses of Vite's development server, read again at every request. */
export const developmentAssets = (cssFiles: () => readonly string[]): Assets => ({
  runtime: '/src/server/development/runtime.ts',
  desk: '/src/desk/start.tsx',
  embedCode: "globalThis.kontorFacts=kontorFacts;import('/src/islands/embed.ts')",
  get fragmentStyles() {
    const sheets = cssFiles().filter((file) => /src\/(?:ui|regions)\//.test(file));
    return [...sheets, foreignSheet].map((file) => `/${file}?direct`);
  },
  get moreFragmentStyles() {
    return cssFiles()
      .filter((file) => /src\/pages\/(?:tile|shell)\/.*\.module\.css$/.test(file))
      .map((file) => `/${file}?direct`);
  },
  stylesOf: () => cssFiles().map((file) => `/${file}?direct`),
  headOf() {
    return { styles: { links: this.stylesOf('') } };
  },
});
