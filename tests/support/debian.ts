import { spawnSync } from 'node:child_process';

/** Whether a test may bring what it needs from Debian: as the owner of a throw-away machine. */
export const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs packages and what they need, without a word; who asked looks afterwards whether it is there. */
export const install = (...packages: readonly string[]): void => {
  process.stdout.write(`Installing Debian’s ${packages.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
};
