import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { footerLogosPath } from '../../contracts/content/footer.contract.ts';
import { assetRoutes } from './asset-routes.ts';
import type { Renderer } from './renderer.ts';

const root = mkdtempSync(join(tmpdir(), 'kontor-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const assets = join(root, 'dist/client/assets');
mkdirSync(join(assets, 'folder'), { recursive: true });
mkdirSync(join(root, 'content/brand'), { recursive: true });
mkdirSync(join(root, 'content/footer-logos'), { recursive: true });
const script = 'export const kaffee = "schwarz";\n'.repeat(100);
writeFileSync(join(assets, 'runtime-Ab12.js'), script);
writeFileSync(join(assets, 'hanken.woff2'), Buffer.alloc(2000, 'w'));
writeFileSync(join(assets, 'folder/hidden.js'), 'hidden');
writeFileSync(join(root, 'secret.js'), 'secret');
writeFileSync(join(root, 'content/brand/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

type ReadKept = (name: string) => Promise<Buffer | 'away' | undefined>;
const shop = (development = false, readKept: ReadKept = async () => undefined) => {
  const app = Fastify();
  // Of the renderer only this is asked.
  assetRoutes(app, {
    renderer: { development } as Renderer,
    assets,
    readKept,
    older: () => undefined,
    folder: join(root, 'content'),
  });
  return app;
};

describe('a built file', () => {
  it('never changes, and pages of others may load it', async () => {
    const answer = await shop().inject('/assets/runtime-Ab12.js');
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('is sent small where that makes it smaller', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const small = await shop().inject({ url: '/assets/runtime-Ab12.js', headers });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    const font = await shop().inject({ url: '/assets/hanken.woff2', headers });
    expect([font.headers['content-encoding'], font.headers['content-type'], font.rawPayload.length]).toEqual([
      undefined,
      'font/woff2',
      2000,
    ]);
  });

  it('is not sent again to who has it, and has a HEAD', async () => {
    const { etag } = (await shop().inject('/assets/runtime-Ab12.js')).headers;
    const again = await shop().inject({ url: '/assets/runtime-Ab12.js', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await shop().inject({ method: 'HEAD', url: '/assets/runtime-Ab12.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(script.length)]);
  });

  it.each([
    '/assets/',
    '/assets/nothing.js',
    '/assets/folder',
    '/assets/folder/hidden.js',
    '/assets/folder%2Fhidden.js',
    '/assets/..%2F..%2F..%2Fsecret.js',
    '/assets/constructor',
    '/brand/..%2F..%2Fsecret.js',
  ])('[SAFE-2] %s is none', async (url) => {
    const answer = await shop().inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('hidden"');
  });
});

describe('[RUN-10] a file of another version', () => {
  it('is served as the own ones, and read once', async () => {
    const read: string[] = [];
    const app = shop(false, async (name) => {
      read.push(name);
      return Buffer.from(`export const name = '${name}';`);
    });
    for (const name of ['old-1.js', 'old-2.css', 'old-1.js', 'runtime-Ab12.js']) {
      const answer = await app.inject(`/assets/${name}`);
      expect(answer.headers).toMatchObject({
        'content-type': `text/${name.endsWith('css') ? 'css' : 'javascript'}; charset=utf-8`,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      expect(answer.body).toBe(name === 'runtime-Ab12.js' ? script : `export const name = '${name}';`);
    }
    expect(read).toEqual(['old-1.js', 'old-2.css']);
    // Only built files have versions.
    expect((await app.inject('/brand/old-1.js')).statusCode).toBe(404);
  });

  it('that cannot be read now may be asked for again in a moment', async () => {
    let isAway = true;
    const app = shop(false, async () => (isAway ? 'away' : Buffer.from('here')));
    const away = await app.inject('/assets/old-1.js');
    expect([away.statusCode, away.headers['retry-after'], away.json<{ detail: string }>().detail]).toEqual([
      503,
      '5',
      'this file cannot be read now, try again in a moment',
    ]);
    isAway = false;
    expect((await app.inject('/assets/old-1.js')).body).toBe('here');
  });

  it('that no version has is asked for again, too', async () => {
    let count = 0;
    const app = shop(false, async () => void (count += 1));
    for (const _ of [1, 2]) {
      const answer = await app.inject('/assets/none.js');
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([404, 'there is no such file']);
    }
    expect(count).toBe(2);
  });
});

it('[FOOT-8] logos of the footer may change within a day', async () => {
  writeFileSync(join(root, 'content/footer-logos/seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const answer = await shop().inject(`${footerLogosPath}/seal.svg`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

it('a drawing of the brand may change within a day', async () => {
  const answer = await shop().inject('/brand/mark.svg');
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'image/svg+xml',
    'public, max-age=86400',
  ]);
});

it('while developing, Vite answers for scripts', async () => {
  expect((await shop(true).inject('/assets/runtime-Ab12.js')).statusCode).toBe(404);
  expect((await shop(true).inject('/brand/mark.svg')).statusCode).toBe(200);
});
