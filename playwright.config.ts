import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadless } from './tests/support/chromium.ts';

/** The shop as a browser sees it. Each worker has a shop of its own: see tests/support/journey.ts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/fill.global.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs, and nothing else: a slow machine is no fault of what is tested.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findHeadless() ?? '', args: [...chromiumFlags] },
  },
});
