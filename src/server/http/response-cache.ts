import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliParameters } from './brotli.ts';
import { shortLocation } from './limits.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'plain';
/** Names and values in turn, as Node writes them. */
export type FlatHeaders = readonly string[];

/** What is sent in one encoding: the headers that tell of the body, and the body. */
export interface StoredBody {
  readonly headers: FlatHeaders;
  /** a string is bytes, too, one a sign (latin1): it goes out in one piece with its headers, which is quicker where it is short */
  readonly body: Buffer | string;
}

type Compressed = Exclude<Encoding, 'plain'>;
/** At once where it is there already: no promise on the way of a page that everybody asks for. */
export type BodyOf = (encoding: Encoding) => StoredBody | Promise<StoredBody>;

/** One rendering, to be sent in every encoding: each is compressed once, when the first who wants it so comes. */
export interface StoredPage {
  readonly status: number;
  /** weak: the same for every encoding; empty for a redirect */
  readonly etag: string;
  readonly body: BodyOf;
  /** memory that it takes, about */
  readonly bytes: number;
  /** when anything on it changes by schedule (ms since 1970) */
  readonly freshUntil: number;
  /** `false`: for who asked now, not for those who come later */
  readonly isKept?: boolean;
  /** words that the page is the results of */
  readonly searched?: string;
}

/**
 * `quick`: good enough for a page to be small, quick enough for whoever waits for it. `quickest`: for an answer that hardly
 * anybody else will ask for: two fifths of the time, an eighth more bytes. `best`: for a file that is made once. `none`: what is
 * compressed already.
 */
export type Effort = 'quickest' | 'quick' | 'best' | 'none';
const efforts = {
  quickest: { brotli: 2, gzip: 3 },
  quick: { brotli: 5, gzip: 6 },
  best: { brotli: 10, gzip: 9 },
} as const;

/** Longer texts would hold up everybody else while they are compressed. */
const atOnceBytes = 256 * 1024;

const compress = (plain: Buffer, encoding: Compressed, effort: Exclude<Effort, 'none'>): Buffer | Promise<Buffer> => {
  const { brotli, gzip: level } = efforts[effort];
  // To hand it to another thread and back takes nearly as long again.
  const isAtOnce = effort === 'quickest' && plain.length <= atOnceBytes;
  if (encoding === 'gzip') return isAtOnce ? gzipSync(plain, { level }) : toGzip(plain, { level });
  const settings = { params: brotliParameters(brotli, plain.length) };
  return isAtOnce ? brotliCompressSync(plain, settings) : toBrotli(plain, settings);
};

const shortBytes = 16 * 1024;
const inOnePiece = (body: Buffer): Buffer | string => (body.length < shortBytes ? body.toString('latin1') : body);

const etagOf = (content: Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

export const storedRedirect = (status: number, location: string, freshUntil: number): StoredPage => {
  const headers = ['location', shortLocation(location), 'content-length', '0'];
  const sent = { headers, body: Buffer.alloc(0) };
  return { status, etag: '', body: () => sent, bytes: location.length * 2, freshUntil };
};

export const storedBytes = (status: number, plain: Buffer, freshUntil: number, effort: Effort): StoredPage => {
  const etag = etagOf(plain);
  const sent = (body: Buffer, ...more: string[]): StoredBody => ({
    headers: ['vary', 'accept-encoding', 'etag', etag, 'content-length', String(body.length), ...more],
    body: inOnePiece(body),
  });
  const asItIs = sent(plain);
  const known = new Map<Encoding, StoredBody | Promise<StoredBody>>([['plain', asItIs]]);

  const made = async (encoding: Compressed, how: Exclude<Effort, 'none'>): Promise<StoredBody> => {
    try {
      const body = sent(await compress(plain, encoding, how), 'content-encoding', encoding);
      known.set(encoding, body);
      return body;
    } catch (fault) {
      known.delete(encoding);
      throw fault;
    }
  };

  const body: BodyOf = (encoding) => {
    if (effort === 'none' || encoding === 'plain') return asItIs;
    const there = known.get(encoding);
    if (there) return there;
    const fresh = made(encoding, effort);
    known.set(encoding, fresh);
    return fresh;
  };
  // Compressed it has less than a third; each is counted, whether it is asked for or not.
  return { status, etag, body, bytes: effort === 'none' ? plain.length : Math.ceil(plain.length * 1.5), freshUntil };
};

export const storedPage = (
  status: number,
  html: Buffer | string,
  freshUntil: number,
  effort: 'quickest' | 'quick' = 'quick',
): StoredPage => storedBytes(status, typeof html === 'string' ? Buffer.from(html) : html, freshUntil, effort);

const megabyte = 1024 * 1024;
/**
 * Two rooms, so that a flood of search terms or page numbers never drives out the pages that everybody reads: `address` for
 * what has no query, `question` for what has one.
 */
const roomBytes = { address: 64 * megabyte, question: 32 * megabyte } as const;
export type Room = keyof typeof roomBytes;

const room = (maxSize: number) =>
  new LRUCache<string, StoredPage>({
    maxSize,
    sizeCalculation: (page, key) => page.bytes + key.length * 2 + 1024,
  });

export interface PageCacheStats {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Whole pages by their key. A key holds the content's version, so a change of content needs no clearing. */
export const createPageCache = () => {
  const rooms = { address: room(roomBytes.address), question: room(roomBytes.question) };
  const underWay = new Map<string, Promise<StoredPage>>();
  let hits = 0;
  let misses = 0;

  const peek = (key: string, now: number, where: Room = 'address'): StoredPage | undefined => {
    const known = rooms[where].get(key);
    if (!known || known.freshUntil <= now) return undefined;
    hits += 1;
    return known;
  };

  const draw = async (key: string, where: Room, render: () => Promise<StoredPage>): Promise<StoredPage> => {
    try {
      const page = await render();
      if (page.isKept !== false) rooms[where].set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    peek,
    /** One rendering a key at a time: whoever asks meanwhile waits for it. */
    get(key: string, now: number, render: () => Promise<StoredPage>, where: Room = 'address'): Promise<StoredPage> {
      const running = underWay.get(key);
      if (running) return running;
      const known = peek(key, now, where);
      if (known) return Promise.resolve(known);
      misses += 1;
      const fresh = draw(key, where, render);
      underWay.set(key, fresh);
      return fresh;
    },
    stats: (): PageCacheStats => ({
      hits,
      misses,
      entries: rooms.address.size + rooms.question.size,
      bytes: rooms.address.calculatedSize + rooms.question.calculatedSize,
    }),
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
