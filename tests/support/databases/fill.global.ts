import { freshBuild } from '../shops/build.ts';
import { openShop, temporaryFolder } from '../shops/shop.ts';

/** Filling takes half a minute: it happens once, by the first start itself, and each worker takes a copy. */
export const filledData = 'KONTOR_TEST_FILLED';

const fill = async (): Promise<void> => {
  freshBuild();
  const dataDir = temporaryFolder('filled');
  const shop = await openShop({ dataDir });
  await shop.stop();
  process.env[filledData] = dataDir;
};

export default fill; // oxlint-disable-line import/no-default-export -- Playwright takes a global set-up only so
