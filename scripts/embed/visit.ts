import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chooseBefore, expect } from '../../tests/support/browser/journey.ts';
import { regionIn, slowDown, untilStatus } from '../../tests/support/browser/regions.ts';
import { shiftsOf, watchShifts } from '../../tests/support/browser/shifts.ts';
import { tasksOf, type Task } from '../../tests/support/browser/task-times.ts';
import { isCall, isFont, watchWire } from '../../tests/support/browser/wire.ts';
import { wordsOf } from '../../tests/support/words/words.ts';
import type { Host, Way } from './ways.ts';

const t = wordsOf('DE');

export interface Cost {
  /** of the host's page itself, with the regions that stand in it, as brotli packs it */
  readonly pageBytes: number;
  /** files of the regions, without fonts, calls and pictures */
  readonly fileBytes: number;
  readonly files: number;
  readonly fontBytes: number;
  readonly calls: number;
  readonly shift: number;
  readonly longestMs: number;
  /** on a processor that is four times slower; without tasks that are mostly scripts of the host */
  readonly longestSlowMs: number;
  /** the longest of these */
  readonly theirsSlowMs: number;
}

/** Of the shop, by any way; what a framework brings for itself is its own. */
const isPicture = (path: string): boolean => /\.(?:svg|jpg|png|avif|webp)$/.test(path);
const isOurs = (path: string): boolean => /^\/(?:assets|brand|fragments)\/|^\/kontor\.js$/.test(path);

const untilDrawn = async (page: Page, { wakes }: Way): Promise<void> => {
  for (const region of ['header', 'footer']) {
    await expect(regionIn(page, region)).toBeVisible();
    await expect(regionIn(page, region)).toHaveAttribute('data-status', /./, { timeout: 60_000 });
  }
  if (!wakes) await untilStatus(regionIn(page, 'header'), 'foreign');
  await page.waitForLoadState('networkidle');
};

/** The sum of the page's shifts; each is named, so that its cause can be found. */
const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await shiftsOf(page);
  for (const shift of shifts) process.stdout.write(`  moved: ${shift}\n`);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
};

/** A visitor who searches and looks into the cart; on another origin both lead to the shop. */
const use = async (page: Page, { wakes }: Way): Promise<void> => {
  const field = page.getByRole('combobox', { name: t('search.label') });
  const cart = page.getByRole('link', { name: t('header.cart') });
  if (!wakes) {
    await field.fill('kaffee');
    await expect(cart).toHaveAttribute('href', /\/service\/cartfrontend\/cart$/);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=kaffee/);
    return;
  }
  await field.click();
  await untilStatus(regionIn(page, 'search'), 'awake');
  await field.pressSequentially('kaffee');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Escape');
  await cart.hover();
  await expect(page.locator('[data-flyout="cart"]').getByRole('paragraph').first()).toBeVisible();
};

const visitor = async (browser: Browser, width: number): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await chooseBefore(context);
  const page = await context.newPage();
  await watchShifts(page);
  return { context, page };
};

export interface PhoneVisit {
  readonly shift: number;
  readonly oursMs: number;
  readonly theirsMs: number;
}

/** Opens the page as on a phone. */
export const visitByPhone = async (browser: Browser, way: Way, { url }: Host, rate: number): Promise<PhoneVisit> => {
  const { context, page } = await visitor(browser, 390);
  await slowDown(page, rate);
  const tasks = await tasksOf(browser, page, url);
  await untilDrawn(page, way);
  const shift = await shiftOf(page);
  await context.close();
  const isTheirs = ({ scripts }: Task): boolean => scripts.some((script) => !isOurs(new URL(script, url).pathname));
  return {
    shift,
    oursMs: tasks.find((task) => !isTheirs(task))?.ms ?? 0,
    theirsMs: tasks.find(isTheirs)?.ms ?? 0,
  };
};

const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Opens the page as on a phone and at a desk, where the regions are used; `slow` are visits by a slow phone. */
export const visit = async (browser: Browser, way: Way, host: Host, slow: readonly PhoneVisit[]): Promise<Cost> => {
  const { url } = host;
  const phone = await visitByPhone(browser, way, host, 1);
  let shift = Math.max(phone.shift, ...slow.map((one) => one.shift));
  const { context, page } = await visitor(browser, 1280);
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const wire = await watchWire(page);
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await untilDrawn(page, way);
  const pageBytes = brotliCompressSync((await document?.body()) ?? '').length;
  const came = [...wire].filter(([path]) => (isOurs(path) || isCall(path)) && !isPicture(path));
  const files = came.filter(([path]) => !isFont(path) && !isCall(path));
  const sum = (of: readonly (readonly [string, number])[]): number => of.reduce((total, [, size]) => total + size, 0);
  await use(page, way);
  shift = Math.max(shift, way.wakes ? await shiftOf(page) : 0);
  await context.close();
  if (faults.length > 0) throw new Error(`${way.name}: ${faults.join('\n')}`);
  return {
    pageBytes,
    fileBytes: sum(files),
    files: files.length,
    fontBytes: sum(came.filter(([path]) => isFont(path))),
    calls: came.filter(([path]) => isCall(path)).length,
    shift,
    longestMs: phone.oursMs,
    longestSlowMs: middle(slow.map(({ oursMs }) => oursMs)),
    theirsSlowMs: middle(slow.map(({ theirsMs }) => theirsMs)),
  };
};
