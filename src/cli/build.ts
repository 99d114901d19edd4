import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const sources = ['src', 'vite.config.ts', 'package-lock.json'];
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

export const build = async (): Promise<void> => {
  // Overrides the shell's value: any other would build React's development version in.
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
};
