import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { CachedBody } from './body-forms.ts';
import { createPageCache, cachedBytes, cachedPage, cachedRedirect } from './response-cache.ts';

const html = `<p>${'Kaffee '.repeat(2000)}</p>`;
/** What is sent: strings are bytes, too. */
const bytesOf = ({ body }: CachedBody): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
const never = Number.POSITIVE_INFINITY;
const headersOf = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, place) => (place % 2 === 0 ? [[name, flat[place + 1]]] : [])));

describe('a stored page', () => {
  it('is the same page in every encoding, each with its own length', async () => {
    const page = cachedPage(200, html, never);
    const [plain, br, gzip] = [await page.body('plain'), await page.body('br'), await page.body('gzip')];
    expect(bytesOf(plain).toString()).toBe(html);
    expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(html);
    expect(gunzipSync(bytesOf(gzip)).toString()).toBe(html);
    for (const [encoding, stored] of Object.entries({ plain, br, gzip })) {
      const { headers } = stored;
      const { 'content-length': length, 'content-encoding': said } = headersOf(headers);
      expect([length, said]).toEqual([String(bytesOf(stored).length), encoding === 'plain' ? undefined : encoding]);
    }
  });

  it.each([300, 300_000])('of %i bytes, made quickest, is the same page in every encoding', async (length) => {
    const text = Array.from({ length: length / 10 }, (_, place) => String(place).padStart(10)).join('');
    const page = cachedPage(200, text, never, 'quickest');
    expect(brotliDecompressSync(bytesOf(await page.body('br'))).toString()).toBe(text);
    expect(gunzipSync(bytesOf(await page.body('gzip'))).toString()).toBe(text);
  });

  it.each(['quick', 'quickest', 'lasting'] as const)('is the same bytes as its text, %s or not', async (effort) => {
    const text = 'Ağız tadı – „größer“ ≥ 3 € 🫘';
    for (const given of [text, Buffer.from(text)]) {
      const page = cachedPage(200, given, never, effort);
      expect(bytesOf(await page.body('plain')).toString()).toBe(text);
      expect(brotliDecompressSync(bytesOf(await page.body('br'))).toString()).toBe(text);
      expect(gunzipSync(bytesOf(await page.body('gzip'))).toString()).toBe(text);
    }
  });

  it('keeps its own bytes and not those of the pool that they were written in', async () => {
    // Too random to become short; short enough for Node to take the buffer from its pool.
    const page = cachedBytes(200, Buffer.from(randomBytes(20_000)), never, 'best');
    for (const encoding of ['plain', 'br', 'gzip'] as const) {
      const { body } = await page.body(encoding);
      if (typeof body === 'string') expect.unreachable();
      else expect([encoding, body.buffer.byteLength]).toEqual([encoding, body.length]);
    }
  });

  it('is compressed once, for the first request with that encoding, and is then returned without waiting', async () => {
    const page = cachedPage(200, html, never);
    const [one, other] = [page.body('br'), page.body('br')];
    expect(one).toBeInstanceOf(Promise);
    expect(await one).toBe(await other);
    expect(page.body('br')).toBe(await one);
  });

  it('is compressed quickly for its first request and better from its second on, once', async () => {
    const words = readFileSync(import.meta.filename, 'utf8').repeat(2);
    const page = cachedPage(200, words, never);
    for (const [encoding, plain] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = await page.body(encoding);
      expect(page.body(encoding), 'no request waits for the better one').toBe(first);
      const better = await vi.waitUntil(() => {
        const now = page.body(encoding);
        return now !== first && now;
      });
      expect(bytesOf(better).length).toBeLessThan(bytesOf(first).length);
      expect(plain(bytesOf(better)).toString()).toBe(words);
      expect(page.body(encoding)).toBe(better);
    }
  });

  it('is compressed as well as possible for those that many ask for', async () => {
    const words = readFileSync(import.meta.filename, 'utf8').repeat(2);
    const page = cachedPage(200, words, never);
    const ask = async (times: number): Promise<Buffer> => {
      for (let time = 1; time < times; time += 1) void page.body('br');
      return bytesOf(await page.body('br'));
    };
    const first = (await ask(1)).length;
    const again = await vi.waitUntil(async () => {
      const { length } = await ask(1);
      return length < first && length;
    });
    await ask(98);
    await vi.waitUntil(async () => (await ask(1)).length < again, 10_000);
    expect(brotliDecompressSync(await ask(1)).toString()).toBe(words);
  });

  describe('that is asked for again', () => {
    const words = readFileSync(import.meta.filename, 'utf8').repeat(3);
    /** A page whose better form is there. */
    const askedAgain = async (encoding: 'br' | 'gzip', timesPlain = 0) => {
      const page = cachedPage(200, words, never);
      for (let time = 0; time < timesPlain; time += 1) await page.body('plain');
      const first = await page.body(encoding);
      await vi.waitUntil(() => page.body(encoding) !== first);
      return page;
    };

    it.each(['br', 'gzip'] as const)('keeps only what is sent, %s, and unpacks it for another', async (encoding) => {
      const page = await askedAgain(encoding);
      const plain = page.body('plain');
      expect(plain).toBeInstanceOf(Promise);
      expect(page.body('plain'), 'once for those who ask at the same time').toBe(plain);
      expect(bytesOf(await plain).toString()).toBe(words);
      const bytes = String(Buffer.byteLength(words));
      expect(headersOf((await plain).headers)).toEqual({ etag: page.etag, 'content-length': bytes });
      expect(page.body('plain')).toBeInstanceOf(Promise);
      expect(brotliDecompressSync(bytesOf(await page.body('br'))).toString()).toBe(words);
      expect(gunzipSync(bytesOf(await page.body('gzip'))).toString()).toBe(words);
    });

    it('keeps the plain form, too, where many ask for it', async () => {
      expect((await askedAgain('br', 10)).body('plain')).not.toBeInstanceOf(Promise);
      const page = await askedAgain('br');
      for (let time = 0; time < 10; time += 1) expect(bytesOf(await page.body('plain')).toString()).toBe(words);
      expect(page.body('plain')).not.toBeInstanceOf(Promise);
    });

    it('is packed otherwise from what is kept', async () => {
      const page = await askedAgain('br');
      expect(gunzipSync(bytesOf(await page.body('gzip'))).toString()).toBe(words);
    });
  });

  it('has an etag that changes only with its content', () => {
    const [one, same, other] = [cachedPage(200, html, 1), cachedPage(200, html, 2), cachedPage(200, `${html}.`, 1)];
    expect(one.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  it('of an already compressed file stays as it is', async () => {
    const page = cachedBytes(200, Buffer.from(html), never, 'none');
    const br = await page.body('br');
    expect(br).toBe(await page.body('plain'));
    expect(headersOf(br.headers)).not.toHaveProperty('content-encoding');
  });

  it('that redirects is a location only', async () => {
    const { status, body } = cachedRedirect(301, '/kaffee-c1000.html', never);
    expect([status, headersOf((await body('br')).headers)]).toEqual([
      301,
      { location: '/kaffee-c1000.html', 'content-length': '0' },
    ]);
  });
});

describe('the page cache', () => {
  const page = async (until = never) => cachedPage(200, html, until);

  it('renders a key once for all simultaneous and later requests', async () => {
    const cache = createPageCache();
    let drawn = 0;
    const render = () => {
      drawn += 1;
      return page();
    };
    const pages = await Promise.all([1, 2, 3].map(() => cache.get('a', 0, render)));
    expect(new Set(pages).size).toBe(1);
    expect(await cache.get('a', 0, render)).toBe(pages[0]);
    expect(drawn).toBe(1);
    await cache.get('b', 0, render);
    expect(drawn).toBe(2);
    expect(cache.stats()).toMatchObject({ hits: 1, misses: 2, entries: 2 });
  });

  it('renders a page again after its schedule has ended', async () => {
    const cache = createPageCache();
    const first = await cache.get('a', 0, () => page(100));
    expect(cache.peek('a', 99)).toBe(first);
    expect(cache.peek('a', 100)).toBeUndefined();
    expect(await cache.get('a', 100, () => page(200))).not.toBe(first);
  });

  it('stores nothing of a rendering that failed, and rejects all waiting requests', async () => {
    const cache = createPageCache();
    const fail = () => Promise.reject(new Error('broken'));
    const answers = await Promise.allSettled([cache.get('a', 0, fail), cache.get('a', 0, page)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await cache.get('a', 0, page)).status).toBe(200);
  });

  it('stores no page that forbids it', async () => {
    const cache = createPageCache();
    await cache.get('a', 0, async () => ({ ...(await page()), isKept: false }));
    expect(cache.peek('a', 0)).toBeUndefined();
    expect(cache.stats().entries).toBe(0);
  });

  it('[SAFE-2] lets a flood of questions drive out questions, never the pages of plain addresses', async () => {
    const cache = createPageCache();
    await cache.get('/', 0, page);
    const large = cachedBytes(200, Buffer.alloc(4 * 1024 * 1024), never, 'none');
    for (let number = 0; number < 30; number += 1)
      await cache.get(`/search?${number}`, 0, async () => large, 'question');
    expect(cache.peek('/', 0)).toBeDefined();
    expect(cache.peek('/search?0', 0, 'question')).toBeUndefined();
    expect(cache.peek('/search?29', 0, 'question')).toBeDefined();
    expect(cache.stats().bytes).toBeLessThan(64 * 1024 * 1024);
  });
});
