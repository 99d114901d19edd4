import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { initCommand } from '../src/cli/init.ts';
import { pages } from '../src/pages/registry.ts';
import { takeContent } from '../src/server/content/take/take-content.ts';
import { takenKinds } from '../src/server/content/take/take-writers.ts';
import { fragmentNames } from '../src/server/rendering/fragments/fragment-table.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';
import { repositoryRoot } from './support/words/repository.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'kontor-brand-')), 'own');
let whole: WholeShop;
let shop: Awaited<ReturnType<WholeShop['another']>>;
beforeAll(async () => {
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await initCommand([folder]);
  quiet.mockRestore();
  const values: Readonly<Record<string, string>> = { shop: 'Bohne & Blatt', iban: 'DE89 3704 0044 0532 0130 00' };
  const file = join(folder, 'company.json');
  const filled = readFileSync(file, 'utf8').replaceAll(
    /"(\w+)": ""/g,
    (_, name: string) => `"${name}": "${values[name] ?? (name === 'bic' ? 'OTPVHUHB' : `My ${name}`)}"`,
  );
  writeFileSync(file, filled);
  // A demo has customers; the shop of the test is one, so that it needs no servers.
  cpSync(join(repositoryRoot, 'content/customers'), join(folder, 'customers'), { recursive: true });
  whole = await wholeShop();
  await takeContent({
    db: whole.db,
    folder,
    now: new Date(),
    kinds: takenKinds,
    sites: ['DE'],
    sisterOriginOf: () => '',
    isTrial: false,
  });
  shop = await whole.another({ environment: { CONTENT_DIR: folder } });
});
afterAll(async () => {
  await whole.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** What a visitor or a search engine reads. Names of events and of storage (`kontor:…`) are of the program. */
const namesIn = (body: string): string[] =>
  [...body.matchAll(/.{0,40}(?<![\w/.-])Kontor(?!View|:).{0,40}/g)].map(([text]) => text);

const plain = pages.flatMap(({ paths, demoOnly }) => (demoOnly ? [] : paths)).filter((path) => !/[:*(]/.test(path));
const others = ['/llms.txt', '/robots.txt', '/sitemap.xml', '/no-such-page'];

it('[RUN-4] a shop of init shows its own name, and the program’s on no page and in no fragment', async () => {
  const addresses = [...plain, ...others, ...fragmentNames.map((name) => `/fragments/${name}`)];
  const found: string[] = [];
  for (const url of addresses) {
    const { body } = await shop.app.inject({ url, headers: { host: 'de.localhost:3000', accept: 'text/html' } });
    found.push(...namesIn(body).map((text) => `${url}: ${text}`));
  }
  expect(found).toEqual([]);
  expect(addresses.length).toBeGreaterThan(40);
  const { body } = await shop.app.inject({ url: '/', headers: { host: 'de.localhost:3000', accept: 'text/html' } });
  expect(body).toContain('Bohne &amp; Blatt');
  expect(body).toMatch(/<svg[^>]+viewBox="0 0 \d+ 34"[^>]*><text/);
});
