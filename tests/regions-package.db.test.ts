import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument, withNames } from '../scripts/embed/documents.ts';
import { freePort } from './support/other-servers/free-port.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';
import { readOurs, repositoryRoot } from './support/words/repository.ts';

/** Another team's app: the package is installed from the packed file, React from where the shop has it. */
const installed = (): string => {
  const app = mkdtempSync(join(tmpdir(), 'kontor-app-'));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  const packed = run(process.execPath, 'scripts/regions/pack.ts', app);
  const folder = join(app, 'node_modules/@kontor/regions');
  for (const name of [folder, join(app, 'node_modules/@types')]) mkdirSync(name, { recursive: true });
  run('tar', '-xzf', packed, '--strip-components=1', '-C', folder);
  for (const name of ['react', 'react-dom', 'csstype', '@types/react', '@types/node', 'undici-types'])
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(app, 'node_modules', name));
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  return app;
};

const server = `
import { createElement as h, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { regionsOf } from '@kontor/regions';
import { Region } from '@kontor/regions/react';
const faults = [];
const regions = regionsOf({ origin: process.argv[2], onFault: (fault) => faults.push(String(fault)) });
// As the shop writes it; the shop of this test has no fonts.
const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/one.woff2">';
const withFont = regionsOf({ origin: process.argv[2], fetch: async () => new Response(font) });
const page = h('html', null, h('body', null,
  h(Region, { of: await regions.place('header', { site: 'AT', sticky: false }) }),
  h(Region, { of: await withFont.place('header') }),
  h('main', null, 'Rezepte'),
  h(Suspense, { fallback: 'gleich' }, h(Region, { of: regions.place('footer', { site: 'AT' }) }))));
const stream = renderToPipeableStream(page, { onShellReady: () => stream.pipe(process.stdout) });
process.on('exit', () => process.stderr.write(JSON.stringify(faults)));
`;

const faulty = `
import { regionsOf } from '@kontor/regions';
const told = [];
let isUp = true;
const ask = (address, options) => isUp ? fetch(address, options) : Promise.reject(new Error('gone'));
const regions = regionsOf({ origin: process.argv[2], fetch: ask, onFault: (fault) => told.push(String(fault)) });
const good = await regions.html('footer', { site: 'CZ' });
isUp = false;
const kept = await regions.html('footer', { site: 'CZ' });
const none = await regions.html('footer', { site: 'PL' });
const strange = await regions.html('sidebar').catch(String);
const unknown = await regions.html('footer', { colour: 'red' }).catch(String);
isUp = true;
await regions.html('header', { site: 'XX' });
console.log(JSON.stringify([good.length > 1000, kept === good, none, strange, unknown, told]));
`;

const typed = `
import { regionsOf, type RegionName } from '@kontor/regions';
import type {} from '@kontor/regions/elements';
import { Region } from '@kontor/regions/react';
const regions = regionsOf({ origin: 'https://www.example.de' });
const name: RegionName = 'shell-end';
void regions.html(name, { product: '105130001' });
void regions.html('header', { sticky: false, platform: 'TABLET' });
// @ts-expect-error -- the header has no product
void regions.html('header', { product: '105130001' });
// @ts-expect-error -- no platform of this name
void regions.html('header', { platform: 'WATCH' });
// @ts-expect-error -- no region of this name
void regions.html('sidebar');
document.addEventListener('kontor:cart-count-changed', ({ detail }) => detail.count.toFixed());
export const page = (
  <>
    <Region of={regions.place('footer')} />
    <kontor-header site="AT" showPromotionBanner="false" />
    {/* @ts-expect-error -- React leaves an attribute out that is false */}
    <kontor-header sticky={false} />
  </>
);
`;

describe('[EMB-4, EMB-5] the package @kontor/regions', () => {
  let whole: WholeShop;
  let app: string;
  let origin: string;
  beforeAll(async () => {
    whole = await wholeShop();
    origin = await whole.shop.app.listen({ port: 0, host: '127.0.0.1' });
    app = installed();
    // The first request makes the test runner compile the views: on a busy machine longer than the package waits for a region.
    for (const region of ['header', 'footer']) await whole.shop.app.inject(`/fragments/${region}`);
  });
  afterAll(() => whole?.close());

  const run = async (name: string, text: string): Promise<{ readonly out: string; readonly err: string }> => {
    writeFileSync(join(app, name), text);
    const { execFile } = await import('node:child_process');
    return new Promise((done, fail) =>
      execFile(process.execPath, [name, origin], { cwd: app }, (fault, out, err) =>
        fault ? fail(new Error(err)) : done({ out, err }),
      ),
    );
  };

  it('is drawn by React on a server, and streams', async () => {
    const { out, err } = await run('server.mjs', server);
    expect(err).toBe('[]');
    const at = (text: string): number => out.indexOf(text);
    expect(out).toContain('data-region="header" data-site="AT"');
    expect(out).toContain('data-sticky="false"');
    // A page that streams is painted before fonts that stand in its body alone.
    expect(/<head>(.*?)<\/head>/.exec(out)?.[1]).toMatch(/<link rel="preload" href="\/assets\/one\.woff2" as="font"/);
    // The page does not wait for what is in a Suspense.
    expect(at('<main>Rezepte</main>')).toBeGreaterThan(at('data-region="header"'));
    expect(at('gleich')).toBeGreaterThan(0);
    expect(at('data-region="footer"')).toBeGreaterThan(at('gleich'));
  });

  it('is in the page of the server that its document shows', async () => {
    const port = await freePort();
    const text = readDocument(readOurs('docs/embedding/npm-package.md')).files.get('server.mjs') ?? '';
    const server = withNames(text, { 'https://www.example.de': origin, 'listen(8080)': `listen(${port})` });
    writeFileSync(join(app, 'server.mjs'), server);
    const child = spawn(process.execPath, ['server.mjs'], { cwd: app, stdio: 'ignore' });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    try {
      await expect.poll(async () => (await ask('/'))?.status, { timeout: 30_000 }).toBe(200);
      const page = (await (await ask('/'))?.text()) ?? '';
      const at = ['data-region="header"', '<main>', 'data-region="footer"'].map((part) => page.indexOf(part));
      expect(at).not.toContain(-1);
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      // The proxy before it passes on to the shop what is 404.
      expect((await ask('/c/service'))?.status).toBe(404);
    } finally {
      child.kill();
    }
  });

  it('keeps the last good copy, and reports what did not come', async () => {
    const [isLong, isKept, none, strange, unknown, told] = JSON.parse(
      (await run('faulty.mjs', faulty)).out,
    ) as unknown[];
    expect([isLong, isKept, none]).toEqual([true, true, '']);
    expect(strange).toContain('there is no region sidebar; there are: shell, header');
    expect(unknown).toContain('footer has no setting colour');
    const gone = (site: string) => `Error: ${origin}/fragments/footer?site=${site} does not answer`;
    expect(told).toEqual([gone('CZ'), gone('PL'), expect.stringContaining('site names no site')]);
  });

  it('has types for regions, settings, elements and events', () => {
    writeFileSync(join(app, 'page.tsx'), typed);
    const shown = readDocument(readOurs('docs/embedding/npm-package.md')).files.get('src/App.tsx') ?? '';
    writeFileSync(join(app, 'shown.tsx'), shown);
    const options =
      '--noEmit --strict --exactOptionalPropertyTypes --jsx react-jsx --module nodenext --target es2024 --lib es2024,dom --types node';
    const tsc = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
    const check = () =>
      execFileSync(process.execPath, [tsc, ...options.split(' '), 'page.tsx', 'shown.tsx'], {
        cwd: app,
        encoding: 'utf8',
      });
    expect(check).not.toThrow();
  });
});
