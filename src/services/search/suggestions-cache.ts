import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

export type RequestHeaders = FastifyRequest['raw']['headers'];

/** A serialised response, and the memory that it takes. */
export interface PreparedResponse {
  readonly bytes: number;
  readonly write: (headers: RequestHeaders, response: FastifyReply['raw'], requestId: string) => void;
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** A validated request for suggestions. */
export interface SuggestionsRequest {
  readonly site: SiteCode;
  readonly q: string;
  readonly maxSearchTerms: number;
  readonly maxProducts: number;
}

/** One entry per query; all URLs that ask for the same share it. */
export interface SuggestionsEntry {
  readonly request: SuggestionsRequest;
  stored?: StoredResponse | undefined;
}

interface StoredResponse {
  readonly response: PreparedResponse;
  /** of the index that gave it */
  readonly cachekey: string;
  /** in ms of the clock that routes are given */
  readonly until: number;
}

const entriesAtMost = 20_000;
/** A response lives for a minute: older ones only wait to be pushed out. */
const bytesAtMost = 16 * 1024 * 1024;
/** Longer URLs are rarely repeated. */
const longestUrl = 300;
/** Prices and availability change the order of products by the hour or the day; a response shows that this much later. */
const keptMs = 60_000;

export interface SuggestionsCacheParts {
  readonly cachekey: (site: SiteCode) => string;
  readonly nowMs: () => number;
}

/**
 * Prepared responses to requests for suggestions: visitors type the same words as others before them. Found by URL alone, a
 * response needs no parsing of the request; found by query, different URLs share one. Both maps point to the same entries.
 */
export const createSuggestionsCache = ({ cachekey, nowMs }: SuggestionsCacheParts) => {
  const byUrl = new LRUCache<string, SuggestionsEntry>({ max: entriesAtMost });
  const byQuery = new LRUCache<string, SuggestionsEntry>({
    max: entriesAtMost,
    maxSize: bytesAtMost,
    sizeCalculation: ({ stored }, key) => key.length + (stored?.response.bytes ?? 0),
    // The entry may still be in `byUrl`, so the response must be dropped from it.
    dispose: (entry) => {
      entry.stored = undefined;
    },
  });
  const keyOf = ({ site, q, maxSearchTerms, maxProducts }: SuggestionsRequest): string =>
    `${site}|${maxSearchTerms}|${maxProducts}|${q}`;

  /** Returns the entry's response if it is fresh. */
  const fresh = (entry: SuggestionsEntry | undefined): PreparedResponse | undefined => {
    const stored = entry?.stored;
    if (!stored) return undefined;
    return stored.until > nowMs() && stored.cachekey === cachekey(entry.request.site) ? stored.response : undefined;
  };

  return {
    fresh,
    ofUrl: (url: string): PreparedResponse | undefined => fresh(byUrl.get(url)),
    /** Returns the entry of a request, which is found by this URL from now on. */
    entryOf: (url: string, request: SuggestionsRequest): SuggestionsEntry => {
      const entry = byQuery.get(keyOf(request)) ?? { request };
      if (url.length <= longestUrl) byUrl.set(url, entry);
      return entry;
    },
    /** `keyBefore` is the cachekey from before the response was computed. */
    store: (entry: SuggestionsEntry, response: PreparedResponse, keyBefore: string): void => {
      entry.stored = { response, cachekey: keyBefore, until: nowMs() + keptMs };
      byQuery.set(keyOf(entry.request), entry);
    },
  };
};
