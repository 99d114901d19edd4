import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
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

const shop = (development = false) => {
  const app = Fastify();
  // Of the renderer only this is asked.
  assetRoutes(app, {
    renderer: { development } as Renderer,
    assets,
    readKept: async () => undefined,
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
