import { findHeadless, hasShell } from './chromium.ts';
import { install, mayInstall } from '../databases/debian.ts';

/**
 * Finds the browser for the browser tests, or installs Debian's where it may; else says in one sentence what to do. Ubuntu
 * packs no browser without windows, so there the one with windows is the second choice.
 */
if (!hasShell() && mayInstall()) install('chromium-headless-shell');
if (!findHeadless() && mayInstall()) install('chromium');
const found = findHeadless();
if (found) {
  process.stdout.write(`Chromium: ${found}\n`);
} else {
  process.stderr.write(
    'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to it.\n',
  );
  process.exitCode = 1;
}
