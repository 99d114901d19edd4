import { jsonText } from '../lib/json-text.ts';

/** LIB-2 */
export const requestTimeoutMs = 15_000;

export interface HttpRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** from the root of this origin */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** sent as JSON */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** the request continues when the visitor leaves the page */
  readonly keepalive?: boolean;
}

/** A response of any status, or the reason of the failure. Bodies that are not JSON are `undefined`. */
export type HttpResult =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'timeout' | 'aborted' | 'foreign' };

export interface Http {
  call(request: HttpRequest): Promise<HttpResult>;
}

/**
 * Same-origin requests only: the path is resolved against this page, so no cookie or header goes to another origin (LIB-2).
 * Cookies go with them, as `fetch` does it without an option.
 * `csrf` is the header that marks our own requests (SAFE-1).
 */
export const browserHttp = (csrf: string): Http => ({
  call: async ({ method, path, headers, body, signal, keepalive }) => {
    const url = new URL(path, location.origin);
    if (url.origin !== location.origin) return { kind: 'failed', reason: 'foreign' };
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          [csrf]: '1',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        mode: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        // `undefined` without a body
        body: jsonText(body),
        keepalive: keepalive as boolean, // `undefined` counts as left out
      });
      return { kind: 'answer', status: response.status, body: await response.json().catch(() => undefined) };
    } catch {
      const ended = timeout.aborted ? 'timeout' : 'network';
      return { kind: 'failed', reason: signal?.aborted ? 'aborted' : ended };
    }
  },
});
