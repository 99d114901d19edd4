import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetRoutes } from '../rendering/asset-routes.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { builtFiles } from './built-files.ts';
import { folderFiles } from './folder-files.ts';
import { FilesAwayError } from './shared-files.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let place = '';
let at = 0;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kontor-built-'));
  at = Date.parse('2026-11-23T12:00:00Z');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const kept = () => join(place, 'files/built');

/** A process of one version, as the shop opens it, with one folder of files for all versions. */
const version = async (name: string, files: Readonly<Record<string, string>>) => {
  const assets = join(place, name, 'assets');
  const brand = join(place, name, 'content/brand');
  for (const folder of [assets, brand, join(place, name, 'content/footer-logos')])
    mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(assets, file), text);
  const built = builtFiles({ built: assets, files: folderFiles(join(place, 'files')), now: () => new Date(at) });
  await built.keep();
  const app = Fastify();
  assetRoutes(app, {
    // Of the renderer only this is asked.
    renderer: { development: false } as Renderer,
    assets,
    readKept: built.read,
    older: built.older,
    folder: join(place, name, 'content'),
  });
  const ask = async (file: string) => {
    const { statusCode, body, headers } = await app.inject(`/assets/${file}`);
    return statusCode === 200 ? { body, headers } : statusCode;
  };
  return { ask, keep: built.keep, end: () => rmSync(join(place, name), { recursive: true }) };
};

const before = { 'search.island-Ab12cD3.js': 'export const before = 1;', 'kit-Ab12cD3.css': '.before{margin:0}' };
const after = { 'search.island-Xy98zW7.js': 'export const after = 1;', 'same-0000000.js': 'export {};' };

it('[RUN-10] a page of either version gets its files from either process while both run', async () => {
  const [old, next] = [await version('1', before), await version('2', after)];
  for (const [file, body] of Object.entries({ ...before, ...after }))
    for (const { ask } of [old, next])
      expect(await ask(file), file).toMatchObject({
        body,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'content-type': `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
        },
      });
});

it('[RUN-10] a fragment that a host has kept for six days still gets its scripts and styles, one of eight days does not', async () => {
  const old = await version('1', before);
  // It runs for a month, and says every hour that its files are in use.
  at += 30 * dayMs;
  await old.keep();
  old.end();
  at += 6 * dayMs;
  const next = await version('2', after);
  for (const file of Object.keys(before))
    expect(await next.ask(file)).toMatchObject({ body: before[file as 'kit-Ab12cD3.css'] });
  at += 2 * dayMs;
  await next.keep();
  const later = await version('3', {});
  expect(await later.ask('kit-Ab12cD3.css')).toBe(404);
  expect(readdirSync(kept()).toSorted()).toEqual(Object.keys(after).toSorted());
});

it('[EMB-1] a file of an older version says since when it is old and until when it is kept, once no process has it', async () => {
  const old = await version('1', before);
  const ended = at;
  const next = await version('2', { ...after, 'search.island-Ab12cD3.js': before['search.island-Ab12cD3.js'] });
  const endingOf = async ({ ask }: typeof old, file: string) => {
    await next.keep();
    const answer = await ask(file);
    return typeof answer === 'number' ? answer : ['deprecation', 'sunset', 'link'].map((name) => answer.headers[name]);
  };
  const none = [undefined, undefined, undefined];
  // The process of the old version runs on beside the new one.
  at += 2 * hourMs;
  expect(await endingOf(next, 'kit-Ab12cD3.css')).toEqual(none);
  at += 1;
  expect(await endingOf(next, 'kit-Ab12cD3.css')).toEqual([
    `@${ended / 1000}`,
    'Mon, 30 Nov 2026 12:00:00 GMT',
    '</fragments/>; rel="deprecation"; type="text/html"',
  ]);
  expect(await endingOf(next, 'same-0000000.js')).toEqual(none);
  expect(await endingOf(old, 'search.island-Ab12cD3.js')).toEqual(none);
  // One that a version of today has as well is not old.
  const third = await version('3', { 'third-0000000.js': '' });
  expect(await endingOf(third, 'search.island-Ab12cD3.js')).toEqual(none);
  expect(await endingOf(third, 'kit-Ab12cD3.css')).not.toEqual(none);
  // A way back makes it the version of today again.
  await old.keep();
  expect(await endingOf(next, 'kit-Ab12cD3.css')).toEqual(none);
});

it('[RUN-10] a way back finds its files again, also those that were cut short or removed', async () => {
  await version('1', before);
  at += 8 * dayMs;
  await (await version('2', after)).keep();
  expect(readdirSync(kept())).not.toContain('kit-Ab12cD3.css');
  const again = await version('1', before);
  writeFileSync(join(kept(), 'kit-Ab12cD3.css'), '');
  await again.keep();
  expect(await (await version('3', {})).ask('kit-Ab12cD3.css')).toMatchObject({ body: before['kit-Ab12cD3.css'] });
});

it('[RUN-10] a place that did not answer at the start has the files within a minute of its return', async () => {
  const old = await version('1', before);
  const folder = folderFiles(join(place, 'files'));
  let isAway = true;
  let writes = 0;
  const write: typeof folder.write = async (name, bytes) => {
    if (isAway) throw new FilesAwayError('away');
    writes += 1;
    await folder.write(name, bytes);
  };
  const assets = join(place, '2/assets');
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries(after)) writeFileSync(join(assets, file), text);
  const built = builtFiles({ built: assets, files: { ...folder, write }, now: () => new Date(at) });
  await expect(built.keepWhenDue()).rejects.toThrow(FilesAwayError);
  expect(await old.ask('search.island-Xy98zW7.js')).toBe(404);
  at += 60_000;
  isAway = false;
  await built.keepWhenDue();
  expect(await old.ask('search.island-Xy98zW7.js')).toMatchObject({ body: after['search.island-Xy98zW7.js'] });
  // From then on once an hour.
  const afterFirst = writes;
  at += hourMs - 1;
  await built.keepWhenDue();
  expect(writes).toBe(afterFirst);
  at += 1;
  await built.keepWhenDue();
  expect(writes).toBeGreaterThan(afterFirst);
});

it('[RUN-10] a place that does not answer is 503 for a file of another version, and never 404', async () => {
  const shop = await version('1', before);
  const app = Fastify();
  assetRoutes(app, {
    // Of the renderer only this is asked.
    renderer: { development: false } as Renderer,
    assets: join(place, '1/assets'),
    readKept: builtFiles({
      built: '',
      files: { ...folderFiles(place), read: () => Promise.reject(new FilesAwayError('away')) },
      now: () => new Date(at),
    }).read,
    older: () => undefined,
    folder: join(place, '1/content'),
  });
  const { statusCode, headers } = await app.inject('/assets/same-0000000.js');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await app.inject('/assets/kit-Ab12cD3.css')).statusCode).toBe(200);
  expect(await shop.ask('same-0000000.js')).toBe(404);
});

it.each([
  '..%2F..%2Fsecret.js',
  '%2Fetc%2Fpasswd',
  '.hidden.js',
  'folder',
  'folder%2Finside.js',
  'kit-Ab12cD3.css.part',
  'kit-Ab12cD3.css%00.js',
  'none.js',
  'constructor',
])('[SAFE-2] of the kept files none is called %s', async (file) => {
  const shop = await version('1', before);
  mkdirSync(join(kept(), 'folder'));
  for (const path of ['folder/inside.js', '.hidden.js', 'kit-Ab12cD3.css.part', '../../secret.js'])
    writeFileSync(join(kept(), path), 'secret');
  expect(await shop.ask(file)).toBe(404);
});
