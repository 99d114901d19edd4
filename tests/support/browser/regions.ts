import { expect, type Locator, type Page } from '@playwright/test';
import { patienceMs } from '../../../src/platform/clock.ts';

/** A region as it stands in a page; its status attribute is what tests wait for, never time. */
export const regionIn = (page: Page, name: string): Locator => page.locator(`k-region[data-region="${name}"]`);

/** Ends what hangs: the development build on a processor that is slowed down takes more than ten seconds. */
const longestWaking = 30_000;

export const untilStatus = (region: Locator, status: 'asleep' | 'waking' | 'awake' | 'failed' | 'foreign') =>
  expect(region).toHaveAttribute('data-status', status, { timeout: longestWaking });

/**
 * Holds back what a waking region needs until `release` is called, so that a visitor is surely early. Answers when something
 * was held for the first time, too.
 */
export const holdBack = async (page: Page, address: RegExp) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};

/**
 * Makes the page wait for its scripts as long as the test needs. A page that is slowed down on a busy machine wakes later than
 * `patienceMs` after a press, and would then rightly send the plain form (half-script.journey.ts proves it). Call it before
 * the page is opened.
 */
export const waitForScripts = (page: Page): Promise<unknown> =>
  page.addInitScript((patience) => {
    const plain = globalThis.setTimeout;
    const longest = 120_000;
    const patient = (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]): number =>
      plain(work, delay === patience ? longest : delay, ...given) as unknown as number;
    Object.assign(globalThis, { setTimeout: patient });
  }, patienceMs);

/** As on a phone that is six times slower than this machine. */
export const slowDown = async (page: Page, rate = 6): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
