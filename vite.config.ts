import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { allSites, sites, isSiteCode } from './src/sites/sites.ts';
import { serverFacts } from './src/sites/site.ts';
import { minifiedAgain, ownHelpers } from './vite.minify.ts';
import { bundledAhead, preact } from './vite.preact.ts';
import {
  below,
  fileNames,
  headerWidths,
  type PostcssPlugin,
  isOfFragments,
  ofFragments,
  ofSomeFragments,
  ownWidths,
  pieces,
  sheets,
  sheetsOf,
  standFirm,
} from './vite.sheets.ts';
import { browserKeys, everyKey } from './src/server/rendering/texts/browser-keys.ts';
import { browserTexts } from './src/server/rendering/texts/catalogues.ts';

/**
 * One chunk a site, with its facts and its compiled texts: the browser gets those of the site that it is on. A region with
 * texts of its own (`ownTexts`) loads them from a second chunk.
 */
const texts = (): Plugin => {
  let isServing = false;
  let known: ReturnType<typeof browserKeys> | undefined;
  return {
    name: 'kontor-texts',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id === 'virtual:texts' || id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:texts') {
        const loaders = allSites.map(({ code }) => `${code}: of(() => import('virtual:texts/${code}'))`);
        return `const of = (load) => (region) => load().then((file) => file.default(region));
          export default { ${loaders.join(', ')} }`;
      }
      if (!id.startsWith('\0virtual:texts/')) return undefined;
      const [, code = '', region] = /^([A-Z_]+)(?:-(.+))?$/.exec(id.slice('\0virtual:texts/'.length)) ?? [];
      if (!isSiteCode(code)) return undefined;
      const site = sites[code];
      known ??= isServing ? everyKey() : browserKeys();
      const { shared, own } = known;
      if (region) return `export default ${JSON.stringify(browserTexts(site, own.get(region) ?? new Set()))}`;
      const shown = Object.fromEntries(
        Object.entries(site).filter(([fact]) => !(serverFacts as readonly string[]).includes(fact)),
      );
      const parts = [...own.keys()].map((name) => `'${name}': () => import('virtual:texts/${code}-${name}')`);
      return `const site = ${JSON.stringify(shown)};
        const catalogue = ${JSON.stringify(browserTexts(site, shared))};
        const own = { ${parts.join(', ')} };
        export default async (region) => ({ site, catalogue: { ...catalogue, ...(await own[region]?.())?.default } })`;
    },
  };
};

/** A decimal of an outline as a whole number: outlines have 256 units a side and are shown at 12 to 32 px, so at most 0.1 px is lost. */
const wholeNumbers = (outline: string): string =>
  outline.replaceAll(/-?\d*\.\d+/g, (figure, at: number) => {
    const rounded = String(Math.round(Number(figure)));
    // The minus or the point was also what parted two numbers.
    return /[\d.]/.test(outline.charAt(at - 1)) && !rounded.startsWith('-') ? ` ${rounded}` : rounded;
  });

/** Only the icons that are named reach a bundle, each as its outline: every icon of the set that we have is one path. */
const icons = (): Plugin => {
  const all = () =>
    JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8')) as {
      icons: Record<string, { body: string }>;
    };
  let set: ReturnType<typeof all> | undefined;
  return {
    name: 'kontor-icons',
    resolveId: (id) => (id.startsWith('virtual:icons/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:icons/')) return undefined;
      set ??= all();
      const name = id.slice('\0virtual:icons/'.length);
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon ${name}: see phosphoricons.com for the names`);
      const [, outline] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body) ?? [];
      if (!outline) throw new Error(`the icon ${name} is more than one path, and Icon.tsx draws one`);
      return `export default ${JSON.stringify(wholeNumbers(outline))}`;
    },
  };
};

const sheetOfSign = new Map<string, string>();
const signOf = (file: string): string => {
  const sheet = normalizePath(relative(import.meta.dirname, file));
  const sign = parseInt(createHash('sha1').update(sheet).digest('hex').slice(0, 12), 16).toString(36).slice(-3);
  const known = sheetOfSign.get(sign) ?? sheet;
  if (known !== sheet) throw new Error(`${sheet} and ${known} have the same sign: rename one of them`);
  sheetOfSign.set(sign, sheet);
  return sign;
};
/**
 * Returns `_9d2bu` for `.button`: a short hash of its sheet, and as many letters as tell it from the sheet's other names. A number
 * would be shorter by a byte, but would mean another class in the next release, and a page can have fragments of both.
 */
const scopedName = (name: string, file: string): string => {
  const others = [...readFileSync(file, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].filter(([, other]) => other !== name);
  const begins = Array.from({ length: name.length }, (_, at) => name.slice(0, at + 1));
  const own = begins.find((begin) => !others.some(([, other]) => other?.startsWith(begin)));
  return `_${signOf(file)}${own ?? name}`;
};

/** What regions are drawn with, tiles of a row included. */
const counted = /src[\\/](?:ui[\\/]|regions[\\/]|pages[\\/](?:tile[\\/]|shell[\\/]content\.))/;
const remValue = /(?<![\w.-])(\d*\.?\d+)rem\b/g;
/**
 * The sources count in `rem`; a region must not count from the root of the page around it, which other teams set to 10 px or 200 %
 * (EMB-6). Sheets of the shop's own pages keep it.
 */
const countFromRegion = {
  postcssPlugin: 'kontor-count-from-region',
  Once: (sheet) => {
    if (!counted.test(sheet.source?.input.file ?? '')) return;
    sheet.walkDecls((declaration) => {
      if (declaration.prop === '--k-rem') return;
      declaration.value = declaration.value.replaceAll(remValue, (_, size: string) =>
        size === '1' ? 'var(--k-rem)' : `calc(${size} * var(--k-rem))`,
      );
    });
  },
} satisfies PostcssPlugin;

/** Vite's preload helper is a sixth of the budget of the first view, and most of it reports faults to listeners. */
const preloads = (): Plugin => ({
  name: 'kontor-preloads',
  enforce: 'pre',
  resolveId: (id) =>
    id === '\0vite/preload-helper.js' ? join(import.meta.dirname, 'src/islands/preload.ts') : undefined,
});

/** `import()` of a chunk that needs no file beside it, with what is done with it; none of another `import()` in between. */
const plainImport =
  /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:(?!\(\)=>import\(|import\.meta).)*?),\[\],import\.meta\.url\)/gs;
const filesIn = (code: string): string[] =>
  (JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[]).map((file) => file.replace('./', '')); // Vite wrote it
const hydrateImport = /hydrate-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]+)\]/;

/** Islands that stand on pages of the shop alone, whose head has their sheets (`data-sheets`). */
const ofOwnPages = /^(?:buy|cart|form-part)\.island-/;

/**
 * Names the files of an `import()` where it is, instead of in a table. A region wakes when its chunk and `hydrate` are there, and
 * what an awake region loads comes later: the files that `hydrate` brings are named with it alone.
 */
const withFiles = (code: string, known: ReadonlySet<string>): string => {
  const files = filesIn(code);
  return code
    .replaceAll(/((?:[\w.-]+\.js`\),)?)__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, asking: string, list: string) => {
      const named = ofOwnPages.test(asking) ? [] : list.split(',').map((at) => files[Number(at)] ?? '');
      const left = named.filter((file) => asking.startsWith('hydrate-') || !known.has(file));
      return `${asking}[${left.map((file) => `\`${file}\``).join(',')}]`;
    })
    .replace(/^const __vite__mapDeps=[^\n]*\n/, '');
};

/**
 * A chunk without files beside it needs no help, an empty chunk is not imported, and all chunks are in one folder.
 */
const plainImports = (): Plugin => ({
  name: 'kontor-plain-imports',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const empty = chunks.filter(({ code }) => code.trim() === '').map(({ fileName }) => basename(fileName));
      const known = new Set(
        chunks.flatMap(({ code }) => {
          const files = filesIn(code);
          return (hydrateImport.exec(code)?.[1]?.split(',') ?? []).map((at) => files[Number(at)] ?? '');
        }),
      );
      ownHelpers(chunks);
      for (const file of chunks)
        file.code = empty
          .reduce((code, name) => code.replaceAll(`import"./${name}";`, ''), withFiles(file.code, known))
          .replaceAll(plainImport, '$1')
          .replaceAll(',[],import.meta.url)', ')')
          .replaceAll('],import.meta.url)', '])');
    },
  },
});

/** Inlines the class names of a sheet where a chunk uses them, instead of a table of all names. */
const usedNames = (): Plugin => ({
  name: 'kontor-used-names',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) => code.replaceAll(/import (\w+) from '([^']+\.module\.css)'/g, "import * as $1 from '$2'"),
  },
});

/** The runtime knows its regions by name; the paths of their files are 0.3 kB of the first view's budget. */
const regionNames = (): Plugin => ({
  name: 'kontor-region-names',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /src[\\/]islands[\\/]runtime\.ts$/ },
    handler: (code) =>
      code
        .replaceAll(/"[^"]*\/([\w-]+)\.(?:island|start)\.tsx?"(?=:)/g, '"$1"')
        .replaceAll(/Object\.assign\((\{[^{}]*\})\)/g, '($1)'),
  },
});

const viewFiles = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('Page.tsx'));
const views = Object.fromEntries(
  viewFiles.map((file) => [file.replace(/^.*\/|\.tsx$/g, ''), `${sheetsOf}src/pages/${file}`]),
);

/** Parts that few pages draw with: their sheets and their code come with those pages and regions alone. */
const seldom = 'radio|rating-choice|modal|icon-button';
const ofPreact = /node_modules[\\/]preact[\\/]/;
/** What several regions draw with: in the file of Preact, which each region needs at its first touch, not a dozen of 200 bytes each. */
const parts = new RegExp(
  String.raw`src[\\/](?:ui[\\/](?!(?:field|toast|${seldom})[\\/]).*\.tsx?$|sites[\\/](?:site-context|links|delivery[\\/]stock|refusals|day)\.|lib[\\/]omit-nullish\.|platform[\\/](?:use-machine|browser-context|show-own-panel|page[\\/]no-html)\.|contracts[\\/]shop[\\/]pictures\.|domain[\\/]cart[\\/]cart\.rules\.|clients[\\/]cart-change\.effects\.)|virtual:icons/(?!star-fill)`,
);
const kit = new RegExp(
  String.raw`src[\\/](?:ui[\\/](?!(?:${seldom})[\\/]|fonts|foreign)|regions[\\/](?!preview[\\/]panel|search[\\/]search-panel|header[\\/]cart-flyout|(?:buy|cart|enlarge|form-part)[\\/])).*\.css$`,
);

/** The sheets of the region form-part; lists have it too, so the radio buttons of other forms are apart. */
const forms = /src[\\/](?:ui[\\/](?:rating-choice|modal|icon-button)|regions[\\/]form-part)[\\/].*\.css$/;

/**
 * The scripts that are fetched beside a chunk that is loaded later, instead of after it. Each name costs bytes before the first
 * intent, so only those are listed that nearly every region needs: it wakes together with `hydrate`. Style sheets are always listed.
 */
const aheadOf = (chunk: string, files: string[]): string[] =>
  chunk.includes('/hydrate-') ? files.filter((file) => /\/(?:preact|shared)-/.test(file)) : [];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Relative addresses: chunks and styles are resolved from the address of the script, on foreign pages too.
  base: command === 'build' ? './' : '/',
  plugins: [
    preloads(),
    preact(),
    texts(),
    icons(),
    sheets(),
    ownWidths(),
    headerWidths(),
    usedNames(),
    regionNames(),
    plainImports(),
    minifiedAgain(),
  ],
  builder: {},
  optimizeDeps: { include: bundledAhead },
  clearScreen: false,
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
    postcss: { plugins: [standFirm, countFromRegion] },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: aheadOf },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            runtime: 'src/islands/runtime.ts',
            desk: 'src/desk/start.tsx',
            embed: 'src/islands/embed.ts',
            shell: `${sheetsOf}src/pages/shell/shell.styles.ts`,
            ...views,
          },
          // Schemas are for the server: a browser chunk takes the paths of a contract and leaves its schemas and memoized functions behind.
          treeshake: {
            manualPureFunctions: ['Type', 'memoize'],
            moduleSideEffects: [{ test: /node_modules[\\/]typebox[\\/]/, sideEffects: false }],
          },
          // Names of classes and the outlines of icons stand where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          onLog: (level, log, tell) => {
            if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
            tell(level, log);
          },
          output: {
            ...fileNames,
            codeSplitting: {
              groups: [
                { name: 'preact', test: (id: string) => ofPreact.test(id) || parts.test(id) },
                // The runtime and all its dependencies in one file: the first view sends one request.
                { name: 'first', test: /src[\\/]islands[\\/]runtime\.ts$/, priority: 1 },
                // What adds to the cart, from a product's page before its region is awake, and from lists: its page links it before any tap.
                { name: 'add', test: /src[\\/]clients[\\/]cart-(?:add|load|send)\.effects\.ts$/, priority: 1 },
                // Needed beside Preact and without it: rules of tracking, ports of an awake region, readers of JSON, messages. One file,
                // because every region that wakes asks for it.
                {
                  name: 'shared',
                  test: /src[\\/](?:domain[\\/]tracking[\\/]tracking\.rules|sites[\\/]platform-classes|platform[\\/]whole-browser|lib[\\/]json-lists|ui[\\/]toast[\\/]toast\.effects)\.ts$/,
                  priority: 1,
                },
                // The panel of the preview is staff's alone, those of the search and the cart come after their box and icon, cart and purchase
                // have a page of their own: each brings its own sheet.
                { name: 'forms', test: forms, priority: 2 },
                { name: 'below', test: below, priority: 3 },
                { name: 'pieces', test: pieces, priority: 3 },
                { name: 'kit', test: kit, priority: 2 },
                // The sheets of the shell and of the home page, where most visits begin, in one request: together they are smaller than a photograph.
                // The fonts are here and not in the kit: what comes when a region wakes must not set the text of a fragment again.
                { name: 'shell', test: /src[\\/](?:pages[\\/](?:shell|home)[\\/].*|ui[\\/]fonts)\.css$/ },
                { name: 'list', test: /src[\\/]pages[\\/](?:list|category)[\\/].*\.css$/ },
              ],
            },
          },
        },
      },
    },
    // The sheets of fragments: what the HTML of a region shows before it wakes, in one file (EMB-8).
    ...(command === 'build'
      ? {
          fragment: {
            consumer: 'client',
            build: {
              outDir: 'dist/client',
              emptyOutDir: false,
              manifest: '.vite/fragment.json',
              modulePreload: { polyfill: false },
              assetsInlineLimit: 0,
              rolldownOptions: {
                input: {
                  fragment: sheetsOf + ofFragments,
                  'fragment-more': sheetsOf + ofSomeFragments,
                },
                output: {
                  ...fileNames,
                  // What both have is in the first alone: no page has the second without it.
                  codeSplitting: { groups: [{ name: 'fragment', test: isOfFragments }] },
                },
              },
            },
          },
        }
      : {}),
    ssr: {
      // What draws pages is in the bundle: plain Node knows no JSX, and no Preact in place of React.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const, external: [] },
          }
        : // Else Node loads what is called React before the plugin is asked.
          { resolve: { noExternal: [/^react(?:-dom)?(?:\/|$)/] } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: { render: 'src/server/rendering/render.tsx' } },
      },
    },
  },
}));
