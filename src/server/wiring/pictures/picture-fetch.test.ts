import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPicture } from './picture-check.ts';
import { createPictureFetch, type PictureFetchParts } from './picture-fetch.ts';

const servers: Server[] = [];
const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const seen: string[] = [];
/** Each path is a way to answer. */
const answers: Readonly<Record<string, RequestListener>> = {
  '/picture': (_, answer) =>
    void answer
      .writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' })
      .end(Buffer.from([0xff, 0xd8, 0xff])),
  '/conditional': (request, answer) =>
    void answer.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end('new'),
  '/gone': (_, answer) => void answer.writeHead(404).end(),
  '/broken': (_, answer) => void answer.writeHead(500).end(),
  '/busy': (_, answer) => void answer.writeHead(429, { 'retry-after': '120' }).end(),
  '/silent': () => {},
  '/slow': (_, answer) => void answer.writeHead(200).write('a'),
  '/cut': (_, answer) => {
    answer.writeHead(200, { 'content-length': '100' }).write('a');
    setImmediate(() => answer.destroy());
  },
  '/large': (_, answer) => void answer.writeHead(200, { 'content-length': '2000000' }).end(),
  '/endless': (_, answer) => {
    answer.writeHead(200);
    const piece = Buffer.alloc(65_536);
    const more = (): void => {
      while (!answer.destroyed && answer.write(piece));
    };
    answer.on('drain', more);
    more();
  },
  '/round': (_, answer) => void answer.writeHead(302, { location: '/round' }).end(),
  '/to-picture': (_, answer) => void answer.writeHead(302, { location: '/picture' }).end(),
  '/to-nothing': (_, answer) => void answer.writeHead(302).end(),
};

let inside = '';
let other = '';
let usual: PictureFetchParts;
const never = new AbortController().signal;
let close = (): void => {};

beforeAll(async () => {
  inside = await listen((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    seen.push(pathname);
    const to = searchParams.get('to');
    if (to !== null) answer.writeHead(302, { location: to }).end();
    else answers[pathname]?.(request, answer);
  });
  other = await listen((request, answer) => {
    seen.push(`other ${request.url}`);
    answer.end('secret');
  });
  usual = { allowance: { insideOrigins: [inside] }, limits: { wholeMs: 400, bytes: 1_048_576 } };
});
afterEach(() => {
  seen.length = 0;
  close();
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const get = (address: string, parts: Partial<PictureFetchParts> = {}, known = {}) => {
  const fetch = createPictureFetch({ ...usual, ...parts });
  close = fetch.close;
  return fetch(address, known, never);
};

describe('[RUN-7] a picture of a feed over the network', () => {
  it('comes with what its server said about it', async () => {
    expect(await get(`${inside}/picture`)).toEqual({
      kind: 'body',
      bytes: Buffer.from([0xff, 0xd8, 0xff]),
      etag: '"1"',
      lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT',
    });
  });

  it('is asked for by what is known of it', async () => {
    expect(await get(`${inside}/conditional`, {}, { etag: '"1"' })).toEqual({ kind: 'unchanged' });
    expect(await get(`${inside}/conditional`, {}, { etag: '"0"' })).toMatchObject({ kind: 'body' });
  });

  it('comes by a redirect of the same origin', async () => {
    expect(await get(`${inside}/to-picture`)).toMatchObject({ kind: 'body', etag: '"1"' });
  });

  it.each([
    ['/gone', { kind: 'refused', reason: 'it answered 404' }],
    ['/broken', { kind: 'failed', reason: 'it answered 500' }],
    ['/busy', { kind: 'failed', reason: 'it answered 429', retryAfterMs: 120_000 }],
    ['/silent', { kind: 'failed', reason: 'it took longer than 0.4 s' }],
    ['/slow', { kind: 'failed', reason: 'it took longer than 0.4 s' }],
    ['/cut', { kind: 'failed', reason: 'the connection failed (ECONNRESET)' }],
    ['/large', { kind: 'refused', reason: 'it is larger than 1 MB' }],
    ['/endless', { kind: 'refused', reason: 'it is larger than 1 MB' }],
    ['/round', { kind: 'refused', reason: 'it leads on more than 5 times' }],
    ['/to-nothing', { kind: 'refused', reason: 'it answered 302' }],
  ])('%s: %o', async (path, expected) => {
    expect(await get(`${inside}${path}`)).toEqual(expected);
  });

  it('is no more asked for when the shop stops', async () => {
    const stop = new AbortController();
    const fetch = createPictureFetch(usual);
    close = fetch.close;
    const answer = fetch(`${inside}/silent`, {}, stop.signal);
    stop.abort(new Error('the shop stops'));
    await expect(answer).rejects.toThrow('the shop stops');
  });
});

describe('[RUN-7] no address inside the house is asked', () => {
  it.each([
    ['another port', () => `${other}/`, 'redirect: only https addresses are fetched'],
    ['another name', () => other.replace('127.0.0.1', 'localhost'), 'redirect: only https addresses are fetched'],
    ['a private address', () => 'https://10.0.0.1/', 'redirect: 10.0.0.1 is no public address'],
    ['IPv6', () => 'https://[::1]/', 'redirect: ::1 is no public address'],
    ['IPv4 in IPv6', () => 'https://[::ffff:127.0.0.1]/', 'redirect: ::ffff:7f00:1 is no public address'],
    ['the metadata of clouds', () => 'https://169.254.169.254/', 'redirect: 169.254.169.254 is no public address'],
    ['a file', () => 'file:///etc/passwd', 'redirect: only https addresses are fetched'],
    ['no address', () => 'https://', 'redirect: this is no address'],
  ])('also by a redirect to %s', async (_, to, reason) => {
    const answer = await get(`${inside}/x?to=${encodeURIComponent(to())}`);
    expect(answer).toEqual({ kind: 'refused', reason });
    expect(seen).toEqual(['/x']);
  });

  const portOf = (origin: string): string => new URL(origin).port;
  const v4 = (address: string): LookupAddress => ({ address, family: 4 });
  const v6 = (address: string): LookupAddress => ({ address, family: 6 });

  it.each([
    ['loopback', [v4('127.0.0.1')], '127.0.0.1'],
    ['private', [v4('10.1.2.3')], '10.1.2.3'],
    ['a public one, then a private one', [v4('93.184.216.34'), v4('192.168.0.1')], '192.168.0.1'],
    ['a private one, then a public one', [v4('172.16.5.5'), v4('93.184.216.34')], '172.16.5.5'],
    ['IPv6 loopback behind a public one', [v4('93.184.216.34'), v6('::1')], '::1'],
    ['IPv4 in IPv6', [v6('::ffff:127.0.0.1')], '::ffff:127.0.0.1'],
    ['link-local', [v6('fe80::1')], 'fe80::1'],
    ['CGNAT', [v4('100.64.1.1')], '100.64.1.1'],
    ['none', [], 'of no host'],
  ])('a host that resolves to %s', async (_, addresses, named) => {
    const reason = `pictures.example.com has the address ${named}, which is not public`;
    const answer = await get(`https://pictures.example.com:${portOf(other)}/`, {
      resolve: (_host, done) => done(null, addresses),
    });
    expect(answer).toEqual({ kind: 'refused', reason });
    expect(seen).toEqual([]);
  });

  it('connects to the address that was checked: a second answer of the name server is never asked for', async () => {
    const asked: string[] = [];
    const host = `http://pictures.example.com:${portOf(inside)}`;
    const answer = await get(`${host}/picture`, {
      allowance: { insideOrigins: [host] },
      resolve: (name, done) => {
        asked.push(name);
        done(null, [v4(asked.length === 1 ? '127.0.0.1' : '10.0.0.1')]);
      },
    });
    expect(answer).toMatchObject({ kind: 'body' });
    expect(asked).toEqual(['pictures.example.com']);
  });

  it('an unknown host may be known later', async () => {
    const answer = await get('https://pictures.example.com/', {
      resolve: (_host, done) => done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []),
    });
    expect(answer).toEqual({ kind: 'failed', reason: 'its host is unknown' });
  });
});

/** A PNG of any size: its first bytes promise the pixels, the rest is nearly nothing. */
const pngOf = (width: number, height: number, lines = height): Buffer => {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let value = n;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const crc = (bytes: Buffer): number => {
    let value = 0xffffffff;
    for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), 4 + body.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('[RUN-7] a picture by its content', () => {
  const draw = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#aabbcc' } });

  it.each([
    ['JPEG', () => draw().jpeg().toBuffer(), [300, 200]],
    ['JPEG, turned', () => draw().jpeg().withMetadata({ orientation: 6 }).toBuffer(), [200, 300]],
    ['JPEG with colours for print', () => draw().toColourspace('cmyk').jpeg().toBuffer(), [300, 200]],
    ['PNG', () => draw().png().toBuffer(), [300, 200]],
    ['WebP', () => draw().webp().toBuffer(), [300, 200]],
    ['AVIF', () => draw().avif().toBuffer(), [300, 200]],
    ['GIF', () => draw().gif().toBuffer(), [300, 200]],
  ])('%s is one', async (_, bytes, [width, height]) => {
    expect(await checkPicture(await bytes())).toEqual({ ok: true, width, height });
  });

  const noPicture = 'it is no JPEG, PNG, GIF, WebP or AVIF picture';
  it.each([
    ['nothing', () => Buffer.alloc(0), noPicture],
    ['a page', () => Buffer.from('<!doctype html><title>Login</title>'), noPicture],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), noPicture],
    ['SVG behind an XML declaration', () => Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>'), noPicture],
    ['PDF', () => Buffer.from('%PDF-1.7 …'), noPicture],
    ['TIFF', () => draw().tiff().toBuffer(), noPicture],
    ['a JPEG by its first bytes alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), undefined],
    ['a page behind the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'), undefined],
    ['half a JPEG', async () => (await draw().jpeg().toBuffer()).subarray(0, 500), undefined],
    ['half a PNG', () => pngOf(300, 200, 100), undefined],
    ['a PNG bomb', () => pngOf(30_000, 30_000, 1), 'it has more than 40 million pixels'],
    ['a whole PNG bomb of one line', () => pngOf(6_000, 7_000), 'it has more than 40 million pixels'],
  ])('%s is none', async (_, bytes, reason = 'the picture cannot be read to its end') => {
    expect(await checkPicture(await bytes())).toEqual({ ok: false, reason });
  });
});
