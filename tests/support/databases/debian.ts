import { spawnSync } from 'node:child_process';

/** Whether a test may bring what it needs from Debian: as the owner of a throw-away machine. */
export const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const apt = (timeoutMs: number, ...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...words], { env, stdio: 'ignore', timeout: timeoutMs })
    .status === 0;

/**
 * Installs packages and what they need; who asked looks afterwards whether it is there. Fetching may be broken off when it takes
 * too long; what was fetched is then put in without a break.
 */
export const install = (...packages: readonly string[]): void => {
  process.stdout.write(`Installing Debian’s ${packages.join(', ')} …\n`);
  const wanted = ['-y', '--no-install-recommends', ...packages];
  if (apt(60_000, 'update') && apt(180_000, 'install', '--download-only', ...wanted))
    apt(300_000, 'install', '--no-download', ...wanted);
};
