import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the repository lies; the laws read it as a visitor would. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** What is made by commands or by the machine and is never tracked. */
const notOurs = new Set([
  '.git',
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
]);

const walk = (folder: string): string[] =>
  readdirSync(`${repositoryRoot}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? walk(`${path}/`) : [path];
  });

/** Paths from the root with `/` between, of every file that is ours, below `folder` (`src/`). */
export const ourFiles = (folder = ''): string[] => walk(folder).toSorted();

export const readOurs = (path: string): string => readFileSync(`${repositoryRoot}${path}`, 'utf8');

/** Sources that Node or the bundle runs. */
export const isCode = (path: string): boolean => /\.(?:ts|tsx|js|cjs|mjs)$/.test(path) && !path.endsWith('.d.ts');

export const isTest = (path: string): boolean => /\.(?:test|journey)\.tsx?$/.test(path);
