import type { Config } from '../server/config/config.ts';
import { createLog } from '../server/http/log.ts';
import { openShop } from '../server/open.ts';
import { developmentRenderer } from '../server/development/renderer.ts';
import { allSites } from '../sites/sites.ts';

/** Runs the shop from its sources: a change of a view or a style is visible without a restart. */
export const dev = async (config: Config): Promise<number> => {
  const renderer = await developmentRenderer();
  const open = await openShop({ config, renderer, log: createLog(config) });
  renderer.attach(open.shop.app);
  for (const site of allSites) process.stdout.write(`  ${site.code.padEnd(6)} ${config.origins[site.code][0]}\n`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await open.close();
  await renderer.close();
  return 0;
};
