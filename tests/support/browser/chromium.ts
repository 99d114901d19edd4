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

const firstOf = (paths: readonly string[]): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return paths.find((path) => existsSync(path));
};

/** The browser of the machine: the one that CHROMIUM_PATH names, else one at a usual place, one with windows first. */
export const findChromium = (): string | undefined => firstOf([...usualPaths, ...shellPaths]);

/** The browser of the journeys: the same, but one without windows first. */
export const findHeadless = (): string | undefined => firstOf([...shellPaths, ...usualPaths]);

/** Whether the journeys have the quicker browser, or one that was named for them. */
export const hasShell = (): boolean =>
  Boolean(process.env['CHROMIUM_PATH']) || shellPaths.includes(findHeadless() ?? '');

/** As a test runner starts it: no window, nothing fetched in the background, a profile of its own. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Compiles functions at their first call instead of interpreting them: axe runs once in each page, and takes a seventh less. */
export const compilesAtOnce = '--js-flags=--always-sparkplug';
