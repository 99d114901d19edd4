import type { Searched } from '../../../contracts/search/search.contract.ts';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { bodyForms, sentWith, type BodyOf, type CachedBody, type Effort, type FlatHeaders } from './body-forms.ts';
import { shortLocation } from '../limits/limits.ts';

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
  /** pattern of its route; with one it may be sent before the routing (fast-path.ts) */
  readonly route?: string | undefined;
  /** `false`: for this request only, not for the cache */
  readonly isKept?: boolean;
  /** the search words whose results the page shows */
  readonly searched?: Searched;
}

const etagOf = (content: Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

export const cachedRedirect = (status: number, location: string, freshUntil: number): CachedPage => {
  const headers = ['location', shortLocation(location), 'content-length', '0'];
  const sent = { headers, body: Buffer.alloc(0) };
  return { status, etag: '', body: () => sent, bytes: location.length * 2, freshUntil };
};

/** The body is compressed already: it is sent as it is, no matter what the caller accepts. */
const asItIs =
  (sent: CachedBody): BodyOf =>
  () =>
    sent;

export const cachedBytes = (status: number, plain: Buffer, freshUntil: number, effort: Effort): CachedPage => {
  const etag = etagOf(plain);
  const sent = sentWith(etag);
  // Both compressed forms are below a third and are counted, whether they are requested or not.
  const bytes = effort === 'none' ? plain.length : Math.ceil(plain.length * 1.5);
  const body = effort === 'none' ? asItIs(sent(plain)) : bodyForms(sent(plain), sent, effort);
  return { status, etag, body, bytes, freshUntil };
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
