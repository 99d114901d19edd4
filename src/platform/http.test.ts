import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHttp, requestTimeoutMs } from './http.ts';
import { withOwnToJson } from '../testing/own-to-json.ts';

const origin = 'https://www.kontor.example';
const asked: { url: string; init: RequestInit }[] = [];
/** never responds, and rejects when its signal aborts */
const silent = (init: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
let answer: (init: RequestInit) => Promise<Response> = silent;

/** how long each request may take, and the end of that */
const limits: { readonly ms: number; readonly pass: () => void }[] = [];

beforeEach(() => {
  asked.length = 0;
  limits.length = 0;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, init });
    return answer(init);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController();
    limits.push({ ms, pass: () => over.abort() });
    return over.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer = silent;
});

const http = browserHttp('x-hunter-csrf');

describe('a request', () => {
  it('[LIB-2] is aborted after 15 seconds, not before', async () => {
    const asking = http.call({ method: 'GET', path: '/service/a' });
    expect(limits.map(({ ms }) => ms)).toEqual([15_000]);
    expect(asked[0]?.init.signal?.aborted).toBe(false);
    limits[0]?.pass();
    expect(requestTimeoutMs).toBe(15_000);
    expect(await asking).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('[LIB-2] reports an abort by its caller as aborted, not as a timeout', async () => {
    const own = new AbortController();
    const asking = http.call({ method: 'GET', path: '/service/a', signal: own.signal });
    own.abort();
    expect(await asking).toEqual({ kind: 'failed', reason: 'aborted' });
  });

  it.each([
    ['a path', '/service/a?b=c', `${origin}/service/a?b=c`],
    ['a path without its beginning', 'service/a', `${origin}/service/a`],
  ])('[LIB-2] goes to this origin with its cookies and our header: %s', async (_, path, url) => {
    void http.call({ method: 'GET', path });
    expect(asked[0]?.url).toBe(url);
    expect(asked[0]?.init).toMatchObject({ mode: 'same-origin', headers: { 'x-hunter-csrf': '1' } });
    // What `fetch` does without the option.
    expect(asked[0]?.init.credentials ?? 'same-origin').toBe('same-origin');
  });

  it.each([
    'https://other.example/service/a',
    '//other.example/service/a',
    String.raw`/\other.example/service/a`,
    'http://www.kontor.example/service/a',
    'https://www.kontor.example:444/service/a',
    'data:application/json,{}',
    'javascript:1',
  ])('[LIB-2] never goes to another origin: %s', async (path) => {
    expect(await http.call({ method: 'POST', path, headers: { 'x-logintoken': 'secret' }, body: {} })).toEqual({
      kind: 'failed',
      reason: 'foreign',
    });
    expect(asked).toEqual([]);
  });

  it('[LIB-2] sends a body as JSON, with its type and the headers of its caller; without one neither', () => {
    const headers = { 'x-logintoken': 't' };
    void http.call({ method: 'PUT', path: '/a', headers, body: { a: 1 }, keepalive: true });
    void http.call({ method: 'GET', path: '/a', keepalive: false });
    const common = { accept: 'application/json', 'x-hunter-csrf': '1' };
    expect(asked.map(({ init }) => [init.method, init.headers, init.body, init.keepalive])).toEqual([
      ['PUT', { ...common, 'content-type': 'application/json', 'x-logintoken': 't' }, '{"a":1}', true],
      ['GET', common, undefined, false],
    ]);
  });

  it('[EMB-3, LIB-2] sends lists as lists on a page that gives them a `toJSON`, as prototype.js 1.6 does', () => {
    withOwnToJson(() => void http.call({ method: 'POST', path: '/a', body: { email: 'a', consents: ['DNE', [1]] } }));
    expect(asked[0]?.init.body).toBe('{"consents":["DNE",[1]],"email":"a"}');
  });

  it('[LIB-2] reports a network that fails as such, also with a signal of its caller', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    const failed = { kind: 'failed', reason: 'network' };
    expect(await http.call({ method: 'GET', path: '/a' })).toEqual(failed);
    expect(await http.call({ method: 'GET', path: '/a', signal: new AbortController().signal })).toEqual(failed);
  });

  it('[LIB-2] is aborted after 15 seconds with a signal of its caller, too', async () => {
    const asking = http.call({ method: 'GET', path: '/service/a', signal: new AbortController().signal });
    limits[0]?.pass();
    expect(await asking).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('[LIB-2] returns no body where JSON is cut off, or where there is none', async () => {
    const type = { 'content-type': 'application/json' };
    answer = () => Promise.resolve(new Response('{"a":', { headers: type }));
    expect(await http.call({ method: 'GET', path: '/a' })).toEqual({ kind: 'answer', status: 200, body: undefined });
    answer = () => Promise.resolve(new Response(null, { status: 204 }));
    expect(await http.call({ method: 'GET', path: '/a' })).toEqual({ kind: 'answer', status: 204, body: undefined });
  });

  it('[LIB-2] returns the JSON of any status and undefined for other bodies', async () => {
    answer = () =>
      Promise.resolve(
        new Response('{"a":1}', { status: 503, headers: { 'content-type': 'application/problem+json' } }),
      );
    expect(await http.call({ method: 'GET', path: '/a' })).toEqual({ kind: 'answer', status: 503, body: { a: 1 } });
    answer = () => Promise.resolve(new Response('<p>', { status: 200, headers: { 'content-type': 'text/html' } }));
    expect(await http.call({ method: 'GET', path: '/a' })).toEqual({ kind: 'answer', status: 200, body: undefined });
  });
});
