import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath, parseSync, type CSSOptions, type Plugin } from 'vite';

/** An input of the build: the style sheets of the file whose path follows, and none of its code. */
export const sheetsOf = 'virtual:sheets/';

/** Style sheets that a file brings along, in the order in which its imports are run. */
const sheetsBelow = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .filter(({ moduleRequest, entries }) => {
      const isTypes = entries.length > 0 && entries.every(({ isType }) => isType);
      return moduleRequest.value.startsWith('.') && /\.(?:tsx?|css)$/.test(moduleRequest.value) && !isTypes;
    })
    .flatMap(({ moduleRequest }) => sheetsBelow(normalizePath(join(dirname(file), moduleRequest.value)), seen));
};

/** Sheets of parts that are rendered only after their region woke up: the island loads them. Only the gallery shows them without it. */
const lateSheet = /src[\\/]regions[\\/](?:search[\\/]search-panel|header[\\/]cart-flyout)\./;
/** Sheets of the preview. Only its island renders it, in the gallery as on every page, so no page includes them. */
const islandSheet = /src[\\/]regions[\\/]preview[\\/]/;

/**
 * Sheets of what a page does not show at first: regions at its end, and what opens at a touch. Their file is linked at the end of
 * `main`, all others stand in the head of the page (src/server/rendering/assets.ts).
 */
export const below =
  /src[\\/](?:ui[\\/](?:flyout|skeleton)|regions[\\/](?:footer|newsletter|consent|app-banner|preview[\\/]preview|header[\\/]icon-flyout|search[\\/]search-ideas|navigation[\\/](?:menu[\\/]menu|flyout|teasers)))\b(?!-).*\.css$/;
/**
 * Parts that the first view of the home page does not show: on that page they are one sheet after its first view, elsewhere they stand
 * in the head (src/server/rendering/assets.ts).
 */
export const pieces =
  /src[\\/](?:ui[\\/](?:breadcrumb|check|chip|dialog|expansion|field|flag|intensity|notification|pager|price|rating|select|stepper|stock|teaser|toast)[\\/]|regions[\\/](?:password|watch)[\\/]|regions[\\/](?:navigation[\\/](?:whole-navigation|world-row)|promotion[\\/](?:category-banner|phase-integration))\.).*\.css$/;

/**
 * What fragments leave out of their first sheet (EMB-8): what only an awake region draws, which brings its sheets itself, and
 * what few of them show.
 */
const laterSheet =
  /src[\\/](?:pages[\\/]|ui[\\/](?:flyout|skeleton|modal|icon-button|price|tag|teaser|toast)[\\/]|regions[\\/](?:watch[\\/]|header[\\/]icon-flyout|search[\\/]search-ideas|navigation[\\/](?:menu[\\/]menu\.|flyout|teasers|world-row|whole-navigation)|promotion[\\/](?:category-banner|phase-integration)))/;
export const ofFragments = 'src/pages/shell/fragment.styles.ts';
export const ofSomeFragments = 'src/pages/shell/fragment-more.styles.ts';
const isDrawnIn = (view: string, file: string): boolean => {
  if (islandSheet.test(file)) return false;
  if (view === ofFragments) return !laterSheet.test(file) && !lateSheet.test(file);
  return !lateSheet.test(file) || view.endsWith('GalleryPage.tsx');
};
const sheetsOfView = (view: string): string[] => sheetsBelow(view).filter((file) => isDrawnIn(view, file));

/**
 * The server draws pages, header and footer; the browser gets their style sheets and none of their code. So the client build
 * takes of each view its sheets alone, and its chunks are cut as if there were no views.
 */
export const sheets = (): Plugin => ({
  name: 'kontor-sheets',
  resolveId: (id) => (id.startsWith(sheetsOf) ? id : undefined),
  load: (id) =>
    id.startsWith(sheetsOf)
      ? sheetsOfView(id.slice(sheetsOf.length))
          .map((file) => `import ${JSON.stringify(`/${file}`)};`)
          .join('\n')
      : undefined,
  // Vite treats the sheet of a component as part of its code and drops it if none of its names is used.
  transform: {
    order: 'post',
    handler: (_code, id) => (id.endsWith('.css') ? { moduleSideEffects: 'no-treeshake' } : undefined),
  },
  // Their scripts are empty and no page loads them: the manifest already lists their sheets.
  writeBundle: ({ dir = '' }, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const asked = chunks.filter(({ facadeModuleId }) => !facadeModuleId?.startsWith(sheetsOf));
    const isAsked = (file: string) =>
      asked.some(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(file));
    for (const { facadeModuleId, fileName, code } of chunks) {
      const isStub = code.trim() === '' && !isAsked(fileName);
      if (facadeModuleId?.startsWith(sheetsOf) || isStub) rmSync(join(dir, fileName));
    }
  },
});
const fragmentSheets = new Set(sheetsOfView(ofFragments).map((file) => normalizePath(join(import.meta.dirname, file))));
export const isOfFragments = (id: string): boolean => fragmentSheets.has(normalizePath(id.split('?')[0] ?? id));

/** Their layout depends on the width of the region where another team's page has put it. */
const ofOwnWidth = /src[\\/]regions[\\/](?:footer|newsletter)[\\/].*\.module\.css$/;
/**
 * On another team's page a footer in a column of 600 px is laid out for 600 px, however wide the window is: in the sheets of fragments
 * its questions for the window's width become questions for the container that foreign.css makes of the region.
 */
export const ownWidths = (): Plugin => ({
  name: 'kontor-own-widths',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'fragment',
  transform: {
    filter: { id: ofOwnWidth },
    handler: (code) => code.replaceAll(/@media (?=\((?:min|max)-width)/g, '@container kontor '),
  },
});

const ofHeader =
  /src[\\/]regions[\\/](?:header[\\/](?:header|header-icons)|navigation[\\/](?:navigation|menu[\\/]menu-button)|search[\\/]search|promotion[\\/](?:top-banner|legal|voucher))\.module\.css$/;
const widthRules = /^@media ([^{]*-width[^{]*) \{\n([\s\S]*?\n)\}$/gm;
const isOfWidth = (question: string): boolean => /^\((?:min|max)-width:/.test(question);
/** The same rules once more for a container of that width: `@media (scripting: enabled)` stays around them. */
const forContainer = (whole: string, questions: string, rules: string): string => {
  const all = questions.split(' and ');
  const widths = all.filter(isOfWidth).join(' and ');
  const others = all.filter((question) => !isOfWidth(question)).join(' and ');
  const asked = `@container kontor ${widths} {\n${rules}}`;
  return `${whole}\n${others ? `@media ${others} {\n${asked}\n}` : asked}`;
};
/**
 * A header in a column asks the window **and** the column, because only newer browsers make a container of it (foreign.css): a column
 * is never wider than the window, so what is for narrow windows is right in it, too. A rule for `min-width` alone would not be.
 */
export const headerWidths = (): Plugin => ({
  name: 'kontor-header-widths',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'fragment',
  transform: {
    filter: { id: ofHeader },
    handler: (code) => code.replaceAll(widthRules, forContainer),
  },
});

/**
 * Chunks import each other by name: shorter names save bytes, and seven characters are enough to be unique. The sheets of fragments
 * have the same names: a font under two names would be loaded twice.
 */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.replace(/\.effects$/, '')}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * A component must look the same on a page that says `a:hover {}` or `.article ul li {}` (EMB-3): every rule of a module gets
 * the strength of two ids, all alike, so that they stand among one another as they are written.
 */
export const standFirm = {
  postcssPlugin: 'kontor-stand-firm',
  Once: (sheet) => {
    if (!sheet.source?.input.file?.endsWith('.module.css')) return;
    sheet.walkRules((rule) => {
      // Steps of an animation are no selectors; a nested rule has its parent's strength.
      const { parent } = rule;
      if (parent?.type === 'rule' || (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'))
        return;
      // Stronger than the same sheet of the shop, which comes later, with a region that wakes, and asks for the window (ownWidths).
      const ids = parent?.type === 'atrule' && 'name' in parent && parent.name === 'container' ? '#_#_#_' : '#_#_';
      rule.selectors = rule.selectors.map((selector) => `:is(html, :global(${ids})) ${selector}`);
    });
  },
} satisfies PostcssPlugin;
