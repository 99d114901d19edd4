import { defineConfig } from '@playwright/test';
import { chromiumFlags, compilesAtOnce, findHeadless } from './tests/support/browser/chromium.ts';
import { shortOrWhole } from './tests/support/browser/whole-form.ts';

/** It waits five minutes for mails and uses almost no core, so it has a worker of its own and begins first. */
const waiting = '**/newsletter-mails.journey.ts';

/** The shop as a browser sees it. Each worker has a shop of its own: see tests/support/browser/journey.ts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/databases/fill.global.ts',
  workers: 4,
  // The last tests of a run share the cores, too. A file whose tests share a costly server of their own says `mode: 'default'`.
  fullyParallel: true,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'journeys', testIgnore: waiting, workers: 3 },
  ],
  retries: 0,
  forbidOnly: true,
  // Ends what hangs, and nothing else: a slow machine is no fault of what is tested.
  timeout: shortOrWhole(180_000, 900_000),
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A trace of each test costs a tenth of the run. To see a failure in full: `--trace on` with its file.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second without a graphics card, which costs a third of a journey over several pages.
    // Journeys that look at what moves, or at what one does while it moves, use `withMotion` of tests/support/browser/journey.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadless() ?? '', args: [...chromiumFlags, compilesAtOnce] },
  },
});
