import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { allSites, sites, isSiteCode } from './src/sites/sites.ts';
import { browserTexts } from './src/server/texts/catalogues.ts';

/** One chunk of compiled texts a site: only this site's reach the browser. */
const texts = (): Plugin => ({
  name: 'kontor-texts',
  resolveId: (id) => (id === 'virtual:texts' || id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:texts') {
      const loaders = allSites.map(
        ({ code }) => `${JSON.stringify(code)}: () => import('virtual:texts/${code}').then((file) => file.default)`,
      );
      return `export default { ${loaders.join(', ')} }`;
    }
    const code = id.startsWith('\0virtual:texts/') ? id.slice('\0virtual:texts/'.length) : '';
    return isSiteCode(code) ? `export default ${JSON.stringify(browserTexts(sites[code]))}` : undefined;
  },
});

/** Only the icons that are named reach a bundle, each as the inside of its SVG. */
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
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
};

/**
 * The server draws the header, the footer and the pages; the browser gets their style sheets and none of their code. Vite
 * would drop the sheet of a component together with its code.
 */
const styles = (): Plugin => ({
  name: 'kontor-styles',
  enforce: 'post',
  transform: (_code, id) => (id.endsWith('.module.css') ? { moduleSideEffects: 'no-treeshake' } : undefined),
});

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * A component must look the same on a page that says `a:hover {}` or `.article ul li {}` (EMB-3): every rule of a module gets
 * the strength of an id, all alike, so that they stand among one another as they are written.
 */
const standFirm = {
  postcssPlugin: 'kontor-stand-firm',
  Once: (sheet) => {
    if (!sheet.source?.input.file?.endsWith('.module.css')) return;
    sheet.walkRules((rule) => {
      // Steps of an animation are no selectors; a nested rule has its parent's strength.
      const { parent } = rule;
      if (parent?.type === 'rule' || (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'))
        return;
      rule.selectors = rule.selectors.map((selector) => `:is(html, :global(#_)) ${selector}`);
    });
  },
} satisfies PostcssPlugin;

/** Every page's view is an entry of the client build for its style sheet alone; no page script is ever loaded. */
const viewFiles = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('Page.tsx'));
const views = Object.fromEntries(viewFiles.map((file) => [file.replace(/^.*\/|\.tsx$/g, ''), `src/pages/${file}`]));

const react_ = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Relative addresses: chunks and styles are found from where the script lies, on foreign pages too.
  base: command === 'build' ? './' : '/',
  plugins: [react(), texts(), icons(), styles()],
  builder: {},
  clearScreen: false,
  css: { modules: { localsConvention: 'camelCaseOnly' }, postcss: { plugins: [standFirm] } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { runtime: 'src/islands/runtime.ts', shell: 'src/pages/shell/shell.styles.ts', ...views },
          // Schemas are for the server: a browser chunk takes the paths of a contract and leaves its schemas behind.
          treeshake: {
            manualPureFunctions: ['Type'],
            moduleSideEffects: [{ test: /node_modules[\\/]typebox[\\/]/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: react_ },
                { name: 'kit', test: /src[\\/](?:ui|regions)[\\/].*\.css$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React's production build is baked in: without it rendering takes three times as long.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const, external: [] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {}),
      build: {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: { render: 'src/server/render.tsx' } },
      },
    },
  },
}));
