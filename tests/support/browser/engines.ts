import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { freePort } from '../other-servers/free-port.ts';

/** Another vendor's browser with the few commands that a short journey needs; it performs them as real user input. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** the value of an expression in the page, as JSON */
  readonly read: (expression: string) => Promise<unknown>;
  readonly press: (selector: string) => Promise<void>;
  /** types into a field and presses Enter */
  readonly ask: (selector: string, text: string) => Promise<void>;
  /** errors that the page's scripts threw, where the browser reports them */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface FoundEngine {
  readonly name: 'Firefox' | 'WebKit';
  /** what Debian calls it */
  readonly packages: readonly string[];
  /** what of it is not on this machine */
  readonly missing: () => readonly string[];
  readonly start: () => Promise<Engine>;
}

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

const firefoxPath = () => firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const driverPath = () => firstOf(['/usr/bin/WebKitWebDriver']);
const screenPath = () => firstOf(['/usr/bin/Xvfb']);
const miniBrowserPath = () =>
  firstOf(
    ['x86_64', 'aarch64'].flatMap((cpu) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
  );

/** Starts Firefox, which has WebDriver BiDi built in. */
const startFirefox = async (): Promise<Engine> => {
  const browser = await launch({ browser: 'firefox', executablePath: firefoxPath() ?? '', headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  page.on('pageerror', (fault) => errors.push(String(fault)));
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).click(),
    ask: async (selector, text) => {
      await page.type(selector, text);
      await page.keyboard.press('Enter');
    },
    errors: () => errors,
    close: () => browser.close(),
  };
};

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (said: Buffer) => resolve(said.toString().trim()));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.once('error', reject);
  });

/** By which a WebDriver answer names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const middleOf = `
  const element = document.querySelector(arguments[0]);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit !== null && element.contains(hit) ? place : null;`;
const enter = '\uE007';

/** Starts WebKit, which needs a separate driver and a screen; half a dozen calls of the WebDriver standard suffice. */
const startWebKit = async (): Promise<Engine> => {
  const screen = spawn(screenPath() ?? '', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const driver = spawn(driverPath() ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const end = (): void => {
    for (const child of [driver, screen]) child.kill();
  };
  process.once('exit', end);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { readonly value: unknown }; // the standard’s own envelope
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => call('GET', '/status')).toPass();
  const browserOptions = { binary: miniBrowserPath(), args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions } },
  })) as { readonly sessionId: string }; // as the standard has it
  const session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string): Promise<string> => {
    const found = (await session('POST', '/element', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >; // as the standard has it
    return `/element/${found[elementKey]}`;
  };
  return {
    open: async (url) => void (await session('POST', '/url', { url })),
    read: (expression) => session('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
    // Uses the pointer, because the driver's own click fails on a link that covers its tile.
    press: async (selector) => {
      const look = () => session('POST', '/execute/sync', { script: middleOf, args: [selector] });
      const [before, place] = [await look(), await look()];
      if (!place || JSON.stringify(before) !== JSON.stringify(place)) throw new Error(`${selector} is not there yet`);
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    ask: async (selector, text) =>
      void (await session('POST', `${await find(selector)}/value`, { text: text + enter })),
    errors: () => [],
    close: async () => {
      await session('DELETE', '');
      end();
    },
  };
};

const missingOf = (found: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));

/** The engines beside Chromium’s that the shop is tried with, where they are there. */
export const engines: readonly FoundEngine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: () => missingOf({ Firefox: firefoxPath() }),
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: () =>
      missingOf({ WebKitWebDriver: driverPath(), 'WebKit’s MiniBrowser': miniBrowserPath(), Xvfb: screenPath() }),
    start: startWebKit,
  },
];
