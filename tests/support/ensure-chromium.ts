import { findChromium } from './chromium.ts';
import { install, mayInstall } from './debian.ts';

/** Finds the browser for the browser tests, or installs Debian's where it may; else says in one sentence what to do. */
if (!findChromium() && mayInstall()) install('chromium');
const found = findChromium();
if (found) {
  process.stdout.write(`Chromium: ${found}\n`);
} else {
  process.stderr.write(
    'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to it.\n',
  );
  process.exitCode = 1;
}
