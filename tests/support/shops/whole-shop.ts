import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { vi } from 'vitest';
import type { FeedRow } from '../../../src/contracts/catalogue/feed.contract.ts';
import { statement, type Database } from '../../../src/lib/database.ts';
import { composeShop, type Shop } from '../../../src/server/wiring/compose.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { readContent } from '../../../src/server/content/content-files.ts';
import { contentCategories, contentItems } from '../../../src/server/content/content-items.ts';
import { fillDemoCustomers } from '../../../src/server/demo/demo-customers.ts';
import { watchedDatabase } from '../../../src/server/database/watched-database.ts';
import type { Telemetry } from '../../../src/lib/telemetry.ts';
import type { Renderer } from '../../../src/server/rendering/renderer.ts';
import { createImportRepository } from '../../../src/services/catalogue/import/import.repository.ts';
import { createImportService } from '../../../src/services/catalogue/import/import.service.ts';
import { openFilled, type OwnDatabase } from '../databases/databases.ts';
import { fillContent, promotionKinds } from '../databases/fill-content.ts';
import { demoPassword } from '../people/demo-customers.ts';
import { quickPasswords } from '../people/quick-passwords.ts';
import { repositoryRoot } from '../words/repository.ts';

/** Articles that are sold on the German site: enough for a list of two pages and a cart. */
const articlesSold = 120;

const fill = async (db: Database, now: () => Date): Promise<void> => {
  const folder = join(repositoryRoot, 'content');
  const content = readContent(folder);
  const items = [...contentItems(content, 'DE', now())].slice(0, articlesSold);
  const importer = createImportService({
    repository: createImportRepository(db),
    now,
    yieldToEventLoop: () => Promise.resolve(),
  });
  await importer.run({
    site: 'DE',
    source: 'content',
    rows: items.map((item): FeedRow => ({ kind: 'item', line: 0, item })),
    categories: contentCategories(content, 'DE'),
  });
  await fillContent(db, promotionKinds, { folder, now: now() });
};

const ownStyles = ':root{--paper:#fbf9f5}';

/** The views as they are, without a build: the test runner reads them by the project's own Vite configuration. */
const viewsAsTheyAre: Renderer = {
  development: false,
  module: () => import('../../../src/server/rendering/render.tsx'),
  assets: {
    runtime: '/assets/runtime-test.js',
    fragmentStyles: ['/assets/kit-test.css', '/assets/faces-test.css'],
    moreFragmentStyles: ['/assets/more-test.css'],
    embedCode: '',
    stylesOf: () => ['/assets/shell-test.css'],
    headOf: () => ({
      styles: { inlined: { sheets: ['/assets/shell-test.css'], text: ownStyles }, links: ['/assets/below-test.css'] },
      styleSource: `'sha256-${hash('sha256', ownStyles, 'base64')}'`,
    }),
  },
};

/** A program folder with the real content and the files of a fake build. */
const programFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'kontor-whole-'));
  symlinkSync(join(repositoryRoot, 'content'), join(root, 'content'));
  const assets = join(root, 'dist/client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'runtime-test.js'), '// the runtime\n'.repeat(200));
  writeFileSync(join(assets, 'kit-test.css'), 'k-region{display:block}');
  writeFileSync(join(assets, 'shell-test.css'), 'body{margin:0}');
  return root;
};

export interface WholeShop {
  readonly shop: Shop;
  readonly db: Database;
  /** folder of its program, with the real content */
  readonly root: string;
  /** another shop on the same database: with settings of its own, or with a log */
  readonly another: (options?: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly log?: FastifyBaseLogger;
    readonly telemetry?: Telemetry | undefined;
  }) => Promise<Shop>;
  readonly close: () => Promise<void>;
}

/**
 * Waits until the shop is no longer overloaded. The test runner compiles modules for the first page, which blocks the process,
 * and an overloaded shop answers 503; tests that send requests without a pause would keep it overloaded.
 */
const untilAtEase = ({ app }: Shop): Promise<void> =>
  vi.waitFor(
    async () => {
      const { statusCode } = await app.inject({
        url: '/',
        headers: { accept: 'text/html', host: 'de.localhost:3000' },
        // No test's own: what a test asks for is counted by its address.
        remoteAddress: '192.0.2.1',
      });
      if (statusCode !== 200) throw new Error(`the home page answers ${statusCode}`);
    },
    { timeout: 200_000, interval: 200 },
  );

/** A database server, and the same one as the shop reaches it. */
interface OwnServer {
  readonly filled: Database;
  readonly served: Database;
}

const realClock = () => new Date();

const hashOfAll = statement('', 'update customer set password_hash = $1');

const fillCustomers = async (db: Database, at: Date): Promise<void> => {
  await fillDemoCustomers(db, join(repositoryRoot, 'content'), at);
  await db.query(hashOfAll, [await quickPasswords().hash(demoPassword)]);
};

/** A filled database. What is filled depends on the time alone, and the minutes of a test run change nothing. */
const filledDatabase = (now: () => Date, hasCustomers: boolean): Promise<OwnDatabase> => {
  const name = now === realClock ? 'now' : now().toISOString();
  return openFilled(`${name}${hasCustomers ? '-customers' : ''}`, async (db) => {
    await fill(db, now);
    if (hasCustomers) await fillCustomers(db, now());
  });
};

const fillGiven = async ({ filled }: OwnServer, now: () => Date): Promise<OwnDatabase> => {
  await fill(filled, now);
  return { db: filled, close: () => filled.close() };
};

export const testSecret = 'a secret of the tests as long as it must be';

/**
 * The real shop, composed as at its start, on PostgreSQL (or a given database) with a few products on the German site. Journeys
 * open the shop on the embedded database.
 */
export const wholeShop = async (now = realClock, given?: OwnServer, hasCustomers = false): Promise<WholeShop> => {
  const root = programFolder();
  const { db, close } = given ? await fillGiven(given, now) : await filledDatabase(now, hasCustomers);
  const shops: Shop[] = [];
  const another: WholeShop['another'] = async ({ environment = {}, log, telemetry } = {}) => {
    const config = readConfig({
      PORT: '3000',
      DATA_DIR: join(root, 'data'),
      CONTENT_DIR: join(root, 'content'),
      TOKEN_SECRET: testSecret,
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    });
    const served = given?.served ?? db;
    const shop = await composeShop({
      config,
      db: telemetry ? watchedDatabase(served, () => {}, telemetry) : served,
      renderer: viewsAsTheyAre,
      log: log ?? false,
      telemetry,
      now,
      root,
    });
    // Asked without a network a shop would never come to look at the clock, and take itself for overloaded.
    shop.app.addHook('onRequest', async () => {
      await turnOfTheLoop();
    });
    shops.push(shop);
    // A log that is read holds the test's own requests alone.
    if (!log) await untilAtEase(shop);
    return shop;
  };
  const shop = await another();
  return {
    shop,
    db,
    root,
    another,
    close: async () => {
      await Promise.all(shops.map(({ app }) => app.close()));
      await close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/** The same with the customers of the demo. */
export const shopWithCustomers = (now = realClock): Promise<WholeShop> => wholeShop(now, undefined, true);
