import { writeDemoPast } from '../server/demo/demo-past.ts';
import { root } from '../server/config/program-folder.ts';
import { join } from 'node:path';
import { allSites } from '../sites/sites.ts';
import type { Database } from '../lib/database.ts';
import type { Config } from '../server/config/config.ts';
import { fillEmptySites } from '../server/content/fill.ts';
import { fillDemoCustomers } from '../server/demo/demo-customers.ts';
import { fillNavigation } from '../server/content/navigation-content.ts';
import { fillPromotions } from '../server/content/promotion-content.ts';
import { createLog } from '../server/http/log.ts';
import { openShop } from '../server/open.ts';
import { builtRenderer } from '../server/rendering/renderer.ts';
import { build, isBuildStale } from './build.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The demo's shelves are filled once, when there is nothing on them; its themeworlds and promotions come anew at each start,
 * because they last a few weeks only.
 */
const fillDemo = async (db: Database): Promise<void> => {
  await fillEmptySites({
    db,
    root,
    writePast: writeDemoPast,
    now: () => new Date(),
    onBegin: () => say('Filling the shop with the demo content …'),
    onSite: (site, outcome) => say(`  ${site.padEnd(6)} ${outcome.ok ? outcome.report.items : 0} articles`),
  });
  await fillNavigation(db, join(root, 'content'), new Date());
  await fillPromotions(db, { folder: join(root, 'content'), now: new Date() });
  await fillDemoCustomers(db, join(root, 'content'), new Date());
};

/** Ends when the shop is asked to stop; a second signal ends it at once. */
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

export const start = async (config: Config): Promise<number> => {
  if (isBuildStale()) {
    say('Building …');
    await build();
  }
  const open = await openShop({
    config,
    renderer: await builtRenderer(join(root, 'dist')),
    log: createLog(config),
    ...(config.SHOP_MODE === 'demo' ? { prepare: fillDemo } : {}),
  });
  say(`\nKontor is open${config.SHOP_MODE === 'demo' ? ' (demo)' : ''}:`);
  for (const site of allSites) say(`  ${site.code.padEnd(6)} ${config.origins[site.code][0]}`);
  await untilStopped();
  await open.close();
  // What may still wait for somebody outside holds nobody up.
  setTimeout(() => process.exit(), exitAfterMs).unref();
  return 0;
};
