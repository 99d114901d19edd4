import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One rendering, ready to be sent in every encoding: compressing happens once, not at each request. */
export interface StoredPage {
  readonly status: number;
  /** where a redirect leads */
  readonly location?: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** when anything on it changes by schedule (ms since 1970) */
  readonly freshUntil: number;
}

export const storedPage = async (
  { status, html = '', location }: { readonly status: number; readonly html?: string; readonly location?: string },
  freshUntil: number,
): Promise<StoredPage> => {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain, { level: 6 }),
  ]);
  return { status, ...(location === undefined ? {} : { location }), etag, plain, br, gzip: gz, freshUntil };
};

const limitBytes = 96 * 1024 * 1024;

/** Whole pages by their key. A key holds the content's version, so a change of content needs no clearing. */
export const createPageCache = () => {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: limitBytes,
    sizeCalculation: (page) => page.plain.length + page.br.length + page.gzip.length + 512,
  });
  const underWay = new Map<string, Promise<StoredPage>>();
  return {
    /** One rendering a key at a time: whoever asks meanwhile waits for it. */
    async get(key: string, now: number, render: () => Promise<StoredPage>): Promise<StoredPage> {
      const known = pages.get(key);
      if (known && known.freshUntil > now) return known;
      const running = underWay.get(key);
      if (running) return running;
      const fresh = render();
      underWay.set(key, fresh);
      try {
        const page = await fresh;
        pages.set(key, page);
        return page;
      } finally {
        underWay.delete(key);
      }
    },
    peek: (key: string, now: number): StoredPage | undefined => {
      const known = pages.get(key);
      return known && known.freshUntil > now ? known : undefined;
    },
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
