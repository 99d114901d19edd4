import type { Searched } from '../../../contracts/search/search.contract.ts';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliParameters } from './brotli.ts';
import { shortLocation } from '../limits/limits.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'plain';
/** Names and values in turn, as Node writes them. */
export type FlatHeaders = readonly string[];

/** A response in one encoding: the headers that describe the body, and the body. */
export interface CachedBody {
  readonly headers: FlatHeaders;
  /** a string holds raw bytes as latin1: it is written together with its headers, which is faster for short bodies */
  readonly body: Buffer | string;
}

type Compressed = Exclude<Encoding, 'plain'>;
/** Synchronous where the encoding exists: most requests need no promise. */
export type BodyOf = (encoding: Encoding) => CachedBody | Promise<CachedBody>;

/** One rendering for all encodings; each is compressed at the first request for it, a `quick` one again at later ones. */
export interface CachedPage {
  readonly status: number;
  /** headers that belong to what is in the body, such as a policy with the hash of its styles */
  readonly headers?: FlatHeaders;
  /** weak: the same for every encoding; empty for a redirect */
  readonly etag: string;
  readonly body: BodyOf;
  /** memory that it needs, approximately */
  readonly bytes: number;
  /** when anything on it changes by schedule (ms since 1970) */
  readonly freshUntil: number;
  /** `false`: for this request only, not for the cache */
  readonly isKept?: boolean;
  /** the search words whose results the page shows */
  readonly searched?: Searched;
}

/**
 * How hard to compress. `quick`: a page, quickly for its first request, better (`again`) for all after the second, and as well as
 * possible (`often`) for one that many ask for: most pages that miss the cache are requested once before they change. `lasting`: the same for one of few that every page of another
 * team includes, and then as well as a file. `quickest`: for a response that is hardly requested again.
 * `best`: for a file. `none`: the body is compressed already.
 */
export type Effort = 'quickest' | 'quick' | 'lasting' | 'best' | 'none';
const efforts = {
  quickest: { brotli: 2, gzip: 3 },
  quick: { brotli: 3, gzip: 4 },
  lasting: { brotli: 3, gzip: 4 },
  again: { brotli: 7, gzip: 7 },
  often: { brotli: 11, gzip: 9 },
  best: { brotli: 10, gzip: 9 },
} as const;
type CompressingEffort = keyof typeof efforts;
/** By the number of the request that starts it. `often` takes 140 ms of another thread and saves a tenth of the bytes. */
const betterFrom: Readonly<Partial<Record<Effort, Readonly<Record<number, CompressingEffort>>>>> = {
  quick: { 2: 'again', 100: 'often' },
  lasting: { 2: 'best' },
};

/** Longer texts would block the event loop while they are compressed. */
const atOnceBytes = 256 * 1024;

/** A usual page fits: each further chunk is another turn between the threads. */
const chunkSize = 64 * 1024;

const compress = (plain: Buffer, encoding: Compressed, effort: CompressingEffort): Buffer | Promise<Buffer> => {
  const { brotli, gzip: level } = efforts[effort];
  // Handing it to another thread and back takes nearly as long again.
  const isAtOnce = effort === 'quickest' && plain.length <= atOnceBytes;
  if (encoding === 'gzip')
    return isAtOnce ? gzipSync(plain, { level, chunkSize }) : toGzip(plain, { level, chunkSize });
  const settings = { params: brotliParameters(brotli, plain.length), chunkSize };
  return isAtOnce ? brotliCompressSync(plain, settings) : toBrotli(plain, settings);
};

const shortBytes = 16 * 1024;
/** A buffer from the pool of Node (64 kB in Node 24) would keep all of it in memory, with what else was written there. */
const ownBuffer = (body: Buffer): Buffer => {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
};
const inOnePiece = (body: Buffer): Buffer | string =>
  body.length < shortBytes ? body.toString('latin1') : ownBuffer(body);

const etagOf = (content: Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

export const cachedRedirect = (status: number, location: string, freshUntil: number): CachedPage => {
  const headers = ['location', shortLocation(location), 'content-length', '0'];
  const sent = { headers, body: Buffer.alloc(0) };
  return { status, etag: '', body: () => sent, bytes: location.length * 2, freshUntil };
};

export const cachedBytes = (status: number, plain: Buffer, freshUntil: number, effort: Effort): CachedPage => {
  const etag = etagOf(plain);
  const sent = (body: Buffer, ...more: string[]): CachedBody => ({
    headers: ['etag', etag, 'content-length', String(body.length), ...more],
    body: inOnePiece(body),
  });
  const asItIs = sent(plain);
  // `plain` itself is not kept: a short body is a string by now, and its buffer may be a part of the pool.
  const asBuffer = (): Buffer => (typeof asItIs.body === 'string' ? Buffer.from(asItIs.body, 'latin1') : asItIs.body);
  const known = new Map<Encoding, CachedBody | Promise<CachedBody>>([['plain', asItIs]]);

  const made = async (encoding: Compressed, how: CompressingEffort): Promise<CachedBody> => {
    try {
      const body = sent(await compress(asBuffer(), encoding, how), 'content-encoding', encoding);
      known.set(encoding, body);
      return body;
    } catch (fault) {
      if (how === effort) known.delete(encoding);
      throw fault;
    }
  };

  const better = betterFrom[effort];
  const requests = { br: 0, gzip: 0 };
  const body: BodyOf = (encoding) => {
    if (effort === 'none' || encoding === 'plain') return asItIs;
    const there = known.get(encoding);
    requests[encoding] += 1;
    const next = better?.[requests[encoding]];
    // Where this fails, the earlier one stays.
    if (next)
      Promise.resolve(there)
        .then(() => made(encoding, next))
        .catch(() => undefined);
    if (there) return there;
    const fresh = made(encoding, effort);
    known.set(encoding, fresh);
    return fresh;
  };
  // Both compressed forms are below a third and are counted, whether they are requested or not.
  return { status, etag, body, bytes: effort === 'none' ? plain.length : Math.ceil(plain.length * 1.5), freshUntil };
};

export const cachedPage = (
  status: number,
  html: Buffer | string,
  freshUntil: number,
  effort: 'quickest' | 'quick' | 'lasting' = 'quick',
): CachedPage => cachedBytes(status, typeof html === 'string' ? Buffer.from(html) : html, freshUntil, effort);

const megabyte = 1024 * 1024;
/**
 * Two partitions, so that a flood of search terms or page numbers never displaces the pages that all visitors read: `address`
 * for pages without a query, `question` for pages with one.
 */
const partitionBytes = { address: 48 * megabyte, question: 16 * megabyte } as const;
export type Partition = keyof typeof partitionBytes;

const partition = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: (page, key) => page.bytes + key.length * 2 + 1024,
  });

export interface PageCacheStats {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Whole pages by their key. A key contains the version of the content, so a change of content needs no clearing. */
export const createPageCache = () => {
  const partitions = { address: partition(partitionBytes.address), question: partition(partitionBytes.question) };
  const underWay = new Map<string, Promise<CachedPage>>();
  let hits = 0;
  let misses = 0;

  const peek = (key: string, now: number, where: Partition = 'address'): CachedPage | undefined => {
    const known = partitions[where].get(key);
    if (!known || known.freshUntil <= now) return undefined;
    hits += 1;
    return known;
  };

  const draw = async (key: string, where: Partition, render: () => Promise<CachedPage>): Promise<CachedPage> => {
    try {
      const page = await render();
      if (page.isKept !== false) partitions[where].set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    peek,
    /** One rendering a key at a time: requests that arrive meanwhile wait for it. */
    get(
      key: string,
      now: number,
      render: () => Promise<CachedPage>,
      where: Partition = 'address',
    ): Promise<CachedPage> {
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
      entries: partitions.address.size + partitions.question.size,
      bytes: partitions.address.calculatedSize + partitions.question.calculatedSize,
    }),
  };
};
export type PageCache = ReturnType<typeof createPageCache>;
