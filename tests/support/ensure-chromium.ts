import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Finds the browser for the browser tests, or installs Debian's where it may; else says in one sentence what to do. */
const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const install = (): void => {
  process.stdout.write('No Chromium found: installing Debian’s …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
};

if (!findChromium() && mayInstall()) install();
const found = findChromium();
if (found) {
  process.stdout.write(`Chromium: ${found}\n`);
} else {
  process.stderr.write(
    'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to it.\n',
  );
  process.exitCode = 1;
}
