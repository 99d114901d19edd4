import { join } from 'node:path';
import { root } from '../server/config/program-folder.ts';
import { refuseUnfitCompany } from '../server/content/company-faults.ts';
import { readShopContent } from '../server/content/shop-content.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';
import type { Database } from '../lib/database.ts';
import { createCatalogueRepository } from '../services/catalogue/catalogue.repository.ts';
import { createDocumentRepository } from '../services/content/documents.repository.ts';
import { allSites } from '../sites/sites.ts';
import type { Config } from '../server/config/config.ts';
import { createLog } from '../server/http/log.ts';
import { openShop } from '../server/open.ts';
import { builtRenderer } from '../server/rendering/renderer.ts';
import { build, isBuildStale } from './build.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Resolves when the process is asked to stop; a second signal ends it at once. */
const untilStopped = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });

const exitAfterMs = 500;

/** The company is that of the pages that were taken in, else that of the folder. */
const prepareProduction = async (db: Database, { CONTENT_DIR: folder, origins }: Config): Promise<void> => {
  const catalogues = await createCatalogueRepository(db).states();
  const { live } = readShopContent({ folder, sisterOriginOf: (site) => origins[site][0] ?? '' });
  live.show(await createDocumentRepository(db).all());
  refuseUnfitCompany(live.content.facts, catalogues.length > 0);
};

export const start = async (config: Config): Promise<number> => {
  if (isBuildStale()) {
    say('Building …');
    await build();
  }
  const open = await openShop({
    config,
    renderer: await builtRenderer(join(root, 'dist')),
    log: createLog(config),
    prepare:
      config.SHOP_MODE === 'demo'
        ? (db) => fillDemo({ db, folder: config.CONTENT_DIR, say })
        : (db) => prepareProduction(db, config),
  });
  say(`\nKontor is open${config.SHOP_MODE === 'demo' ? ' (demo)' : ''}:`);
  for (const site of allSites) say(`  ${site.code.padEnd(6)} ${config.origins[site.code][0]}`);
  await untilStopped();
  await open.close();
  // Connections to other servers that are still open must not delay the end.
  setTimeout(() => process.exit(), exitAfterMs).unref();
  return 0;
};
