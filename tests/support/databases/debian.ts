import { spawnSync } from 'node:child_process';

/** Whether a test may bring what it needs from Debian: as the owner of a throw-away machine. */
export const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** Steps of `npm test` run side by side, and apt fails where another one holds the lock of its lists: this lock makes them take turns. */
const turn = ['--wait', '900', '/run/lock/kontor-install.lock'] as const;
const apt = (seconds: number, ...words: readonly string[]): boolean => {
  const asked = ['timeout', String(seconds), 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60', ...words];
  return spawnSync('flock', [...turn, ...asked], { env, stdio: 'ignore' }).status === 0;
};

/**
 * Installs packages and what they need; who asked looks afterwards whether it is there. Fetching may be broken off when it takes
 * too long; what was fetched is then put in without a break.
 */
export const install = (...packages: readonly string[]): void => {
  process.stdout.write(`Installing Debian’s ${packages.join(', ')} …\n`);
  const wanted = ['-y', '--no-install-recommends', ...packages];
  if (apt(60, 'update') && apt(180, 'install', '--download-only', ...wanted))
    apt(300, 'install', '--no-download', ...wanted);
};
