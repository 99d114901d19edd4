import { join } from 'node:path';
import { root } from '../server/config/program-folder.ts';
import { refuseUnfitCompany } from '../server/content/faults/company-faults.ts';
import type { Database } from '../lib/database.ts';
import { createFolderItems } from '../server/wiring/staff/folder-items.ts';
import { fillDemo } from '../server/demo/fill-demo.ts';
import { allSites } from '../sites/sites.ts';
import type { Config } from '../server/config/config.ts';
import { createLog } from '../server/http/log.ts';
import { openShop, type OpenShop } from '../server/open.ts';
import { telemetryOf } from '../server/telemetry/telemetry.ts';
import { watchOnceOpen } from '../server/watchdog/watchdog.ts';
import { builtRenderer } from '../server/rendering/renderer.ts';
import { build, isBuildStale } from './build.ts';
import { beginAgain, canBeginAgain } from './memory-settings.ts';

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

/** The demo's releases change no search words. */
const demoItems = (db: Database) =>
  createFolderItems(db, { searchDocument: () => ({ redirects: [], synonyms: {}, hosts: [] }) });

const exitAfterMs = 500;

/** The empty demo is filled, and everything that this took is closed. */
class FirstFillError extends Error {}

const openThisShop = async (config: Config): Promise<OpenShop> => {
  const prepare = async (db: Database): Promise<void> => {
    const isFilled = await fillDemo({ db, folder: config.CONTENT_DIR, say, folderItems: demoItems });
    if (isFilled && canBeginAgain) throw new FirstFillError();
  };
  return openShop({
    config,
    renderer: await builtRenderer(join(root, 'dist')),
    log: createLog(config),
    telemetry: await telemetryOf(process.env),
    ...(config.SHOP_MODE === 'demo' ? { prepare } : { checkCompany: refuseUnfitCompany }),
  });
};

export const start = async (config: Config): Promise<number> => {
  // Building and a first fill leave memory behind that weeks of requests do not need.
  if (isBuildStale()) {
    say('Building …');
    await build();
    // Sources of a clock that is ahead stay newer.
    if (!isBuildStale()) beginAgain();
  }
  const openAll = () =>
    openThisShop(config).catch((fault: unknown) => {
      if (fault instanceof FirstFillError) beginAgain();
      throw fault;
    });
  const { opened: open, stopWatchdog } = await watchOnceOpen(openAll, config.WATCHDOG === 'on');
  say(`\nKontor is open${config.SHOP_MODE === 'demo' ? ' (demo)' : ''}:`);
  for (const site of allSites) say(`  ${site.code.padEnd(6)} ${config.origins[site.code][0]}`);
  const isLost = await Promise.race([untilStopped().then(() => false), open.lost.then(() => true)]);
  if (isLost) say('The database has not answered for longer than DATABASE_AWAY_SECONDS: the process ends.');
  await open.close();
  await stopWatchdog();
  // Connections to other servers that are still open must not delay the end.
  setTimeout(() => process.exit(), exitAfterMs).unref();
  return isLost ? 1 : 0;
};
