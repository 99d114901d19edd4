import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, gunzip, gzip, gzipSync } from 'node:zlib';
import { invariant } from '../../../lib/invariant.ts';
import { brotliParameters } from './brotli.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

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
export type CompressingEffort = keyof typeof efforts;
/** By the number of the request that starts it. `often` takes 140 ms of another thread and saves a tenth of the bytes. */
const betterFrom: Readonly<Partial<Record<CompressingEffort, Readonly<Record<number, CompressingEffort>>>>> = {
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

/** Makes the bodies of a response with this ETag. */
export const sentWith =
  (etag: string) =>
  (body: Buffer, encoding?: Compressed): CachedBody => {
    const headers = ['etag', etag, 'content-length', String(body.length)];
    if (encoding !== undefined) headers.push('content-encoding', encoding);
    return { headers, body: inOnePiece(body) };
  };

const bufferOf = ({ body }: CachedBody): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);

/** What is there of one body. A long plain form is not kept by anything else. */
const storedForms = (plain: CachedBody) => {
  const known = new Map<Encoding, CachedBody | Promise<CachedBody>>([['plain', plain]]);
  const isLong = typeof plain.body !== 'string';
  const readyAt = (encoding: Encoding): CachedBody | undefined => {
    const form = known.get(encoding);
    return form instanceof Promise ? undefined : form;
  };
  return {
    isLong,
    get: (encoding: Encoding) => known.get(encoding),
    set: (encoding: Encoding, form: CachedBody | Promise<CachedBody>): void => void known.set(encoding, form),
    drop: (encoding: Encoding): void => void known.delete(encoding),
    /** the uncompressed bytes */
    bytes: async (): Promise<Buffer> => {
      const ready = readyAt('plain');
      if (ready) return bufferOf(ready);
      const encoding = readyAt('br') ? 'br' : 'gzip';
      const packed = readyAt(encoding);
      invariant(packed, 'the plain form is given back only when another one is there');
      return unpackers[encoding](bufferOf(packed));
    },
  };
};

/** A page that is asked for so often without compression is kept in this form, too. */
const plainKeptFrom = 10;

/**
 * The forms of one body, each made at the first request for it. A long plain form is five times what is sent: it is given back when a better
 * compressed one is there, and others are then made of what is kept.
 */
export const bodyForms = (plain: CachedBody, sent: ReturnType<typeof sentWith>, effort: CompressingEffort): BodyOf => {
  const forms = storedForms(plain);
  const requests = { br: 0, gzip: 0, plain: 0 };
  const mayGoPlain = (): boolean => forms.isLong && requests.plain < plainKeptFrom;
  /** Makes a form and stores it; one that fails is made again for the next request. */
  const make = async (encoding: Encoding, how: CompressingEffort): Promise<CachedBody> => {
    try {
      const bytes = await forms.bytes();
      const body = encoding === 'plain' ? sent(bytes) : sent(await compress(bytes, encoding, how), encoding);
      forms.set(encoding, body);
      if ((how !== effort || encoding === 'plain') && mayGoPlain()) forms.drop('plain');
      return body;
    } catch (fault) {
      if (how === effort) forms.drop(encoding);
      throw fault;
    }
  };

  const better = betterFrom[effort];
  return (encoding) => {
    const there = forms.get(encoding);
    requests[encoding] += 1;
    const next = encoding === 'plain' ? undefined : better?.[requests[encoding]];
    // Where this fails, the earlier one stays.
    if (next)
      Promise.resolve(there)
        .then(() => make(encoding, next))
        .catch(() => undefined);
    if (there) return there;
    const fresh = make(encoding, effort);
    forms.set(encoding, fresh);
    return fresh;
  };
};
