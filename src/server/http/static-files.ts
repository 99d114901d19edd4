import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cachedBytes, type CachedPage } from './response-cache.ts';

/** What the shop has files of; of text the rest of the type says so. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const isCompressed = (type: string): boolean => /^(?:font|image\/(?!svg))/.test(type);

export interface StoredFile {
  readonly type: string;
  /** compressed when it is first asked for, and then kept */
  readonly page: () => CachedPage;
}

const never = Number.POSITIVE_INFINITY;

const storedFile = (path: string): StoredFile => {
  const type = types[extname(path)] ?? 'application/octet-stream';
  let made: CachedPage | undefined;
  return {
    type,
    page: () => (made ??= cachedBytes(200, readFileSync(path), never, isCompressed(type) ? 'none' : 'best')),
  };
};

/** The files of a folder by their names: what is not among them when the shop starts does not exist, whatever is asked. */
export const storedFiles = (folder: string): ReadonlyMap<string, StoredFile> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, storedFile(join(folder, name))]),
  );
