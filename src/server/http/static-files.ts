import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cachedBytes, type CachedPage } from './light/response-cache.ts';

/** The MIME types of the shop's files. */
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
  /** compressed at the first request */
  readonly page: () => CachedPage;
}

const never = Number.POSITIVE_INFINITY;

/** A file that is read and compressed at the first request for it. */
export const storedFile = (name: string, read: () => Buffer): StoredFile => {
  const type = types[extname(name)] ?? 'application/octet-stream';
  let made: CachedPage | undefined;
  return {
    type,
    page: () => (made ??= cachedBytes(200, read(), never, isCompressed(type) ? 'none' : 'best')),
  };
};

/** The files of a folder by name, as they are at the start; later ones are not served. */
export const storedFiles = (folder: string): ReadonlyMap<string, StoredFile> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, storedFile(name, () => readFileSync(join(folder, name)))]),
  );
