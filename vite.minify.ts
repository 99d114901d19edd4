import { basename } from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';

const everyKey = /\bfor\s*\(((?:var |let |const )?)([\w$]+) in ([^()]+)\)/g;
/** A page may have added to `Object.prototype`, and `for ... in` would see it (EMB-3). */
const ownKeys = (code: string): string => code.replaceAll(everyKey, 'for($1$2 of Object.keys(($3)||{}))');

/**
 * A second look at each script of the browser: several passes find what one pass leaves, 2 % of the script of the first view. It is the
 * last plugin, because the others know what the first pass writes.
 */
export const minifiedAgain = (): Plugin => ({
  name: 'kontor-minified-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const file of chunks) {
        const { code } = await minify(ownKeys(file.code), { module: true, ecma: 2020, compress: { passes: 3 } });
        if (code !== undefined) file.code = code;
      }
    },
  },
});

/** The few lines that the bundler keeps in a file of its own: inside the files that use them, no wake waits for one more. */
export const ownHelpers = (
  chunks: readonly { name: string; fileName: string; code: string; imports: string[] }[],
): void => {
  const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
  const [, code, names = ''] = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(helpers?.code ?? '') ?? [];
  if (!helpers || code === undefined) return;
  const given = names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  const asked = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*"\./${basename(helpers.fileName)}";`);
  for (const chunk of chunks) {
    chunk.code = chunk.code.replace(
      asked,
      (_, taken: string) => `const{${taken.replaceAll(' as ', ':')}}=(()=>{${code};return{${given}}})();`,
    );
    chunk.imports = chunk.imports.filter((name) => name !== helpers.fileName);
  }
};
