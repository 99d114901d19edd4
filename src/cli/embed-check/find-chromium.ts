import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine and version, a fifth quicker. Debian packs it by itself. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the machine: the one that CHROMIUM_PATH names, else one at a usual place, one without windows or with them first. */
export const findChromium = (first: 'shell' | 'windows'): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const paths = first === 'shell' ? [...shellPaths, ...usualPaths] : [...usualPaths, ...shellPaths];
  return paths.find((path) => existsSync(path));
};
