import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of the files that a page or fragment links to. */
export interface Assets {
  readonly runtime: string;
  /** all that a fragment needs: styles of the parts and regions, in order, and the fonts for a page that preloads none */
  readonly fragmentStyles: readonly string[];
  /** styles of the parts and regions, then those of every page, then the page's own */
  stylesOf(view: string): readonly string[];
  /** the fonts that every page preloads */
  readonly fonts: readonly string[];
  /** the fonts with letters like ř ő ł ş, for languages that use them on every page */
  readonly extendedFonts?: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const stylesBelow = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => stylesBelow(manifest, name, seen)), ...(chunk.css ?? [])];
};

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const isFirstFont = (file: string): boolean => /-latin-wght-normal.*\.woff2$/.test(file);
const isExtendedFont = (file: string): boolean => /-latin-ext-wght-normal.*\.woff2$/.test(file);

/** Reads the assets of the build in `folder`; addresses begin with `/`. */
export const builtAssets = (folder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const address = (file: string) => `/${file}`;
  const views = new Map(
    Object.keys(manifest)
      .filter((key) => key.endsWith('Page.tsx'))
      .map((key) => [
        key.split('/').at(-1)?.replace('.tsx', '') ?? key,
        unique(stylesBelow(manifest, key)).map(address),
      ]),
  );
  const kit = Object.values(manifest).find((chunk) => /\/kit-.*\.js$/.test(chunk.file));
  const shell = Object.keys(manifest).find((key) => key.endsWith('shell.styles.ts'));
  const late = Object.keys(manifest).find((key) => key.endsWith('fragment.styles.ts'));
  const lateFaces = late ? stylesBelow(manifest, late).map(address) : [];
  const kitStyles = (kit?.css ?? []).map(address);
  const shellStyles = shell ? unique(stylesBelow(manifest, shell)).map(address) : [];
  const fontFiles = unique(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  return {
    runtime: address(manifest['src/islands/runtime.ts']?.file ?? ''),
    fragmentStyles: [...kitStyles, ...lateFaces],
    // Parts come first, so that a page can override their styles.
    stylesOf: (view) => unique([...kitStyles, ...shellStyles, ...(views.get(view) ?? [])]),
    fonts: fontFiles.filter(isFirstFont).map(address),
    extendedFonts: fontFiles.filter(isExtendedFont).map(address),
  };
};

/** The sheets that only fragments have, as fragment.styles.ts imports them. */
export const foreignSheets: readonly string[] = ['src/ui/late-fonts.css', 'src/ui/foreign.css'];

/** The addresses of Vite's development server, read again at every request. */
export const developmentAssets = (cssFiles: () => readonly string[]): Assets => ({
  runtime: '/src/server/development/runtime.ts',
  get fragmentStyles() {
    const sheets = cssFiles().filter((file) => /src\/(?:ui|regions)\//.test(file));
    return [...sheets, ...foreignSheets].map((file) => `/${file}?direct`);
  },
  stylesOf: () => cssFiles().map((file) => `/${file}?direct`),
  fonts: [],
});
