import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';

const root = new URL('../../', import.meta.url).pathname;
const sources = ['src', 'vite.config.ts', 'vite.minify.ts', 'vite.sheets.ts', 'package-lock.json'];
const product = 'dist/server/render.js';

const newestIn = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
};

/** Whether the sources are newer than the build. */
export const isBuildStale = (): boolean => {
  const built = join(root, product);
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some((source) => newestIn(join(root, source)) > builtAt);
};

/** The sources of each file of the browser, by their paths with their characters: the step `sizes` of the tests names what has grown. */
const sourcesOf = (chunks: readonly Rolldown.OutputChunk[]): Record<string, Record<string, number>> => {
  const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/');
  const sources: Record<string, Record<string, number>> = {};
  for (const { fileName, modules, viteMetadata } of chunks) {
    const ids = Object.keys(modules);
    sources[fileName] = Object.fromEntries(ids.map((id) => [pathOf(id), modules[id]?.renderedLength ?? 0]));
    const sheets = ids.map((id) => id.split('?')[0] ?? id).filter((id) => id.endsWith('.css') && existsSync(id));
    for (const file of viteMetadata?.importedCss ?? [])
      sources[file] = Object.fromEntries(sheets.map((id) => [pathOf(id), statSync(id).size]));
  }
  return sources;
};

export const build = async (): Promise<void> => {
  // Overrides the shell's value: any other would build what is for development in.
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  for (const environment of Object.values(builder.environments)) {
    const built = await builder.build(environment);
    if (environment.name !== 'client' || !('output' in built)) continue;
    const chunks = built.output.filter((output) => output.type === 'chunk');
    writeFileSync(join(root, 'dist/sources.json'), JSON.stringify(sourcesOf(chunks)));
  }
};
