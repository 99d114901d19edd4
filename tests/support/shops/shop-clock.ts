import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../words/repository.ts';
import { temporaryFolder } from './shop.ts';

/** A clock for a shop in a process of its own, which a test moves. */
export const shopClock = () => {
  const file = join(temporaryFolder('clock'), 'ahead');
  const put = (aheadMs: number): void => {
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  put(0);
  const preload = pathToFileURL(join(repositoryRoot, 'tests/support/shops/moved-clock.js'));
  return {
    /** settings of the shop that follows this clock */
    env: { NODE_OPTIONS: `--import=${preload.href}`, KONTOR_TEST_CLOCK: file },
    /** It is this time now; the clock goes on from there. */
    moveTo: (at: Date): void => put(at.getTime() - Date.now()),
  };
};
