import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { footerLogosPath } from '../../contracts/content/footer.contract.ts';
import { fragmentListPath } from '../../contracts/shop/fragments.contract.ts';
import { sendProblem } from '../http/problems.ts';
import type { Renderer } from './renderer.ts';
import { sendCached } from '../http/light/send-cached.ts';
import { storedFile, storedFiles, type StoredFile } from '../http/static-files.ts';

/** Headers of the files that other teams' pages load for a region: scripts, styles, pictures and fonts. */
export const forAnyPage = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** When the last process of a file's version ended, and until when the file is kept. */
interface OlderFile {
  readonly since: Date;
  readonly until: Date;
}

/**
 * EMB-1: tells the author of a page that has kept a region for long: since when its files are old (RFC 9745), and when they go
 * (RFC 8594).
 */
const endingHeaders = (older: OlderFile | undefined): readonly string[] =>
  older
    ? [
        'deprecation',
        `@${Math.floor(older.since.getTime() / 1000)}`,
        'sunset',
        older.until.toUTCString(),
        'link',
        `<${fragmentListPath}>; rel="deprecation"; type="text/html"`,
      ]
    : [];

type FindFile = (name: string) => Promise<StoredFile | 'away' | undefined>;

interface Folder {
  readonly prefix: string;
  readonly folder: string;
  readonly cacheControl: string;
  /** what is not in the folder */
  readonly others?: { readonly find: FindFile; readonly older: AssetParts['older'] };
}

/** Of files of earlier versions that stay in memory; a file has 1 to 200 kB. */
const mostBytesOfOthers = 16 * 1024 * 1024;
const retryAfterSeconds = 5;

/** RUN-10: the files of earlier versions, and of a later one that another process already runs. */
const filesOfOthers = (read: AssetParts['readKept']): FindFile => {
  const known = new LRUCache<string, StoredFile>({ maxSize: mostBytesOfOthers });
  return async (name) => {
    const before = known.get(name);
    if (before) return before;
    const bytes = await read(name);
    if (!bytes || bytes === 'away') return bytes;
    const file = storedFile(name, () => bytes);
    // Compressed as well.
    known.set(name, file, { size: Math.ceil(bytes.length * 1.5) });
    return file;
  };
};

const serve = (app: FastifyInstance, { prefix, folder, cacheControl, others }: Folder): void => {
  const files = storedFiles(folder);
  const shared = Object.entries({ ...forAnyPage, 'x-content-type-options': 'nosniff' }).flat();
  app.get<{ Params: { file: string } }>(
    `${prefix}/:file`,
    { config: { light: true }, schema: { hide: true } },
    async (request, reply) => {
      const name = request.params.file;
      const own = files.get(name);
      const file = own ?? (await others?.find(name));
      if (!file) return sendProblem(reply, 404, 'there is no such file');
      if (file === 'away') {
        reply.header('retry-after', retryAfterSeconds);
        return sendProblem(reply, 503, 'this file cannot be read now, try again in a moment');
      }
      const ending = own ? [] : endingHeaders(others?.older(name));
      const headers = ['content-type', file.type, ...shared, ...ending];
      return sendCached(request, reply, file.page(), { headers, cacheControl });
    },
  );
};

interface AssetParts {
  readonly renderer: Renderer;
  /** folder of this version's built files */
  readonly assets: string;
  /** reads a built file of any version that is kept */
  readonly readKept: (name: string) => Promise<Buffer | 'away' | undefined>;
  /** when the last process of a file’s version ended; nothing while one runs */
  readonly older: (name: string) => OlderFile | undefined;
  /** folder of the content */
  readonly folder: string;
}

/** Built files never change, because their names contain a hash; the brand's files may change under their names. */
export const assetRoutes = (app: FastifyInstance, { renderer, assets, readKept, older, folder }: AssetParts): void => {
  if (!renderer.development) {
    serve(app, {
      prefix: '/assets',
      folder: assets,
      cacheControl: 'public, max-age=31536000, immutable',
      others: { find: filesOfOthers(readKept), older },
    });
  }
  serve(app, { prefix: '/brand', folder: join(folder, 'brand'), cacheControl: 'public, max-age=86400' });
  // FOOT-8
  serve(app, {
    prefix: footerLogosPath,
    folder: join(folder, 'footer-logos'),
    cacheControl: 'public, max-age=86400',
  });
};
