import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../src/lib/database.ts';
import { allSites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { migrations } from '../src/server/database/migrate.ts';
import { databases, type OwnDatabase } from './support/databases/databases.ts';
import { freshBuild } from './support/shops/build.ts';
import { freePort } from './support/other-servers/free-port.ts';
import { repositoryRoot } from './support/words/repository.ts';
import { silentProxy } from '../storm/silent-proxy.ts';
import { boxAt, plentifulArticles, productUrls } from './support/databases/shelves.ts';
import { openShop, runCommand, temporaryFolder, type RunningShop } from './support/shops/shop.ts';
import { quantityIn, visitorOf } from './support/people/visitor.ts';

/** Issue's promise: what one process changes, the others show within this time. */
const promisedMs = 5000;

/** One shop of two server processes on one PostgreSQL, as behind a proxy: each has its own folder, both the same secret. */
describe('two servers on one PostgreSQL', () => {
  let own: OwnDatabase;
  let one: RunningShop;
  let other: RunningShop;
  let env: Record<string, string>;

  beforeAll(async () => {
    freshBuild();
    const server = databases.find(({ database }) => database === 'PostgreSQL');
    if (!server) throw new Error('there is no PostgreSQL among the databases');
    own = await server.open();
    env = { DATABASE_URL: own.url ?? '', TOKEN_SECRET: 'one secret for all processes of this shop' };
    // Both at once on an empty database.
    [one, other] = await Promise.all([
      openShop({ dataDir: temporaryFolder('one'), env }),
      openShop({ dataDir: temporaryFolder('other'), env }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await own?.close();
  });

  it('[RUN-2] that start at once on an empty one migrate and fill it once', async () => {
    const [row] = await own.db.query<{ count: number; names: number }>(
      statement('', 'select count(*) as count, count(distinct number) as names from schema_version'),
    );
    expect(row).toEqual({ count: migrations.length, names: migrations.length });
    // Each site was filled by one of the two; the other one found it filled.
    const filled = [one, other].flatMap((shop) =>
      [...shop.output().matchAll(/^ +(\S+) +\d+ articles$/gm)].map(([, site]) => site),
    );
    expect(filled).toHaveLength(9);
    expect(new Set(filled).size).toBe(9);
    expect((await one.ask({ path: '/' })).status).toBe(200);
    expect((await other.ask({ path: '/', site: 'TR' })).status).toBe(200);
  });

  it('[RUN-2] have one cart: what is put in through one is there through the other', async () => {
    const [article] = await plentifulArticles(one.ask, 1);
    if (!article) throw new Error('nothing to buy');
    const visitor = visitorOf();
    expect(await visitor.set(one.ask, article, 2)).toBe(200);
    expect(quantityIn(await visitor.cart(other.ask), article)).toBe(2);
    expect(await visitor.set(other.ask, article, 3)).toBe(200);
    expect(quantityIn(await visitor.cart(one.ask), article)).toBe(3);
  });

  it('[RUN-2, RUN-3] show an import within five seconds, both of them', async () => {
    const [url = ''] = await productUrls(one.ask);
    const { title } = await boxAt(one.ask, url);
    const feed = join(temporaryFolder('feed'), 'de.xml');
    const exported = await runCommand(['export', '--site', 'DE', feed], env);
    expect(exported).toMatchObject({ code: 0 });
    const renamed = `${title} Nr. 2`;
    const text = readFileSync(feed, 'utf8');
    expect(text).toContain(`<g:title>${title}`);
    writeFileSync(feed, text.replaceAll(`<g:title>${title}`, `<g:title>${renamed}`));
    const showsNew = async (shop: RunningShop): Promise<boolean> => {
      const answer = await shop.ask({ path: url });
      // The address follows the title.
      const { location } = answer.headers;
      const page = location === undefined ? answer : await shop.ask({ path: location });
      return page.status === 200 && page.body.includes(renamed);
    };
    expect(await Promise.all([showsNew(one), showsNew(other)])).toEqual([false, false]);

    const imported = await runCommand(['import', '--site', 'DE', feed], env);
    expect(imported).toMatchObject({ code: 0 });
    await expect.poll(() => showsNew(one), { timeout: promisedMs }).toBe(true);
    await expect.poll(() => showsNew(other), { timeout: promisedMs }).toBe(true);
  });

  it('[LAW-4, RUN-9, RUN-10] serve a shop with production settings beside them, which ends without its database', async () => {
    const contentDir = temporaryFolder('own-content');
    const demo = join(repositoryRoot, 'content');
    for (const name of readdirSync(demo).filter((entry) => entry !== 'company.json'))
      symlinkSync(join(demo, name), join(contentDir, name));
    const company = readFileSync(join(demo, 'company.json'), 'utf8');
    // The numbers of the accounts stay: other digits are no IBAN.
    const text = company.replaceAll('.example', '.shop').replaceAll(/(?<!"iban": "[^"]*)0(?=[0.\s]*0)/g, '1');
    writeFileSync(join(contentDir, 'company.json'), text);
    // What the demo has taken in comes before the folder.
    await own.db.query(statement('', "delete from content_document where kind = 'pages'"));
    const proxy = await silentProxy(own.url ?? '');
    const port = await freePort();
    const secretFile = join(temporaryFolder('secret'), 'token-secret');
    writeFileSync(secretFile, `${env['TOKEN_SECRET']}\na new secret for all processes of this shop\n`);
    const filesDir = temporaryFolder('files');
    const origins = (site: Site) => [`http://${site.hostLabel}.localhost:${port}`];
    const shop = await openShop({
      dataDir: temporaryFolder('production'),
      port,
      env: {
        SHOP_MODE: 'production',
        CONTENT_DIR: contentDir,
        FILES_DIR: filesDir,
        DATABASE_URL: proxy.url,
        DATABASE_AWAY_SECONDS: '1',
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
        SITE_HOSTS: JSON.stringify(Object.fromEntries(allSites.map((site) => [site.code, origins(site)]))),
        TOKEN_SECRET_FILE: secretFile,
      },
    });
    expect(shop.output()).not.toContain('(demo)');
    const home = await shop.ask({ path: '/', headers: { accept: 'text/html' } });
    const [, path = ''] = /href="([^"]*impressum[^"]*)"/.exec(home.body) ?? [];
    const imprint = await shop.ask({ path, headers: { accept: 'text/html' } });
    expect([
      imprint.status,
      imprint.body.includes('service@kontor.shop'),
      imprint.body.includes('service@kontor.example'),
    ]).toEqual([200, true, false]);
    const style = readdirSync(join(filesDir, 'built')).find((name) => name.endsWith('.css'));
    expect((await shop.ask({ path: `/assets/${style}` })).status).toBe(200);
    await proxy.close();
    expect(await shop.ended()).toBe(1);
    expect(shop.output()).toContain('DATABASE_AWAY_SECONDS');
  });
});
