import { test as base, expect, type BrowserContext } from '@playwright/test';
import { filledData } from '../databases/fill.global.ts';
import { keptTab, type KeptTab } from './kept-tab.ts';
import { copyOfData, openShop, runCommand, type RunningShop, type ShopSettings } from '../shops/shop.ts';
import { isBehindNginx, openSetAsShop } from '../shops/set-as-shop.ts';
import { watch, type Watch } from './watch.ts';
import { consentCookie, decidedCookie } from '../../../src/contracts/tracking/consent-cookie.contract.ts';
import { consentText } from '../../../src/domain/tracking/consent-choice.rules.ts';
import { allSites } from '../../../src/sites/sites.ts';

interface WorkerParts {
  /** the built shop */
  readonly shop: RunningShop;
  /** the shop from its sources: the one build that reports a hydration mismatch */
  readonly developmentShop: RunningShop;
  /** a member of staff of this shop, added at the first call: the command that does it takes two seconds */
  readonly staff: () => Promise<StaffMember>;
  /** a tab that tests may share; here because a file with a fixture of the worker gets workers, and so shops, of its own */
  readonly tab: KeptTab;
}

export interface StaffMember {
  readonly name: string;
  readonly password: string;
}

export const addStaff = async ({ commandEnv }: RunningShop): Promise<StaffMember> => {
  const added = { name: 'anna@example.com', password: 'a long password of the journeys' };
  const { code, output } = await runCommand(['staff', 'add', added.name], commandEnv, `${added.password}\n`);
  expect([code, output]).toEqual([0, expect.stringContaining('may sign in')]);
  return added;
};

/** For a visitor or a page: what moves for most visitors moves. */
export const moves = { reducedMotion: 'no-preference' } as const;

/** The same for `test.use`. */
export const withMotion = { contextOptions: moves } as const;

/** Stores the visitor's consent decision (default: refused) for all nine sites, so that no banner covers the page. */
export const chooseBefore = async (
  context: BrowserContext,
  consent = { C0003: false, C0004: false },
): Promise<void> => {
  const at = new Date('2026-01-01T00:00:00Z');
  const value = consentText(consent, '00000000-0000-4000-8000-000000000000', at);
  await context.addCookies(
    allSites.flatMap(({ hostLabel }) => {
      const where = { domain: `${hostLabel}.localhost`, path: '/' };
      return [
        { name: consentCookie, value, ...where },
        { name: decidedCookie, value: at.toISOString(), ...where },
      ];
    }),
  );
};

interface TestParts {
  /** whether the visitors of a journey have decided on consent before; true by default */
  readonly asked: boolean;
  /** collects every fault of the pages; a test that expects one allows it */
  readonly faults: Watch;
  /** a visitor with a browser of their own, watched like the first one */
  readonly visitor: (
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
  ) => Promise<BrowserContext>;
}

/** The data folder that was filled once for all. */
export const filled = (): string => {
  const folder = process.env[filledData];
  if (!folder) throw new Error('the shop was not filled: playwright.config.ts must name fill.global.ts');
  return folder;
};

/** Opens a filled shop of one's own: one process or, by the environment, the supplied set. */
export const openForJourneys = (name: string, env: ShopSettings['env'] = {}): Promise<RunningShop> =>
  isBehindNginx ? openSetAsShop(env) : openShop({ dataDir: copyOfData(filled(), name), env });

/** Opens a shop and waits until it is no longer overloaded: its start keeps the process busy, and an overloaded shop answers 503. */
const openAtEase = async (opening: Promise<RunningShop>): Promise<RunningShop> => {
  const shop = await opening;
  await expect.poll(async () => (await shop.ask({ path: '/' })).status, { timeout: 60_000 }).toBe(200);
  return shop;
};

/** What the journeys stand on: a real shop for each worker, and a browser that hides no fault. */
export const test = base.extend<TestParts, WorkerParts>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      const shop = await openAtEase(openForJourneys(`shop${parallelIndex}`));
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  developmentShop: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { parallelIndex }) => {
      const shop = await openAtEase(openShop({ command: 'dev', dataDir: copyOfData(filled(), `dev${parallelIndex}`) }));
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  staff: [
    async ({ shop }, use) => {
      let member: Promise<StaffMember> | undefined;
      await use(() => (member ??= addStaff(shop)));
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser }, use) => {
      const tab = keptTab(browser);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  asked: [true, { option: true }],
  faults: [
    async ({ context, asked }, use) => {
      if (asked) await chooseBefore(context);
      const faults = watch();
      faults.look(context);
      await use(faults);
      expect(faults.seen()).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, faults, asked }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      faults.look(context);
      if (asked) await chooseBefore(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

interface KeptParts {
  /** whether the shop's fonts load */
  readonly fonts: boolean;
  /** whether the shop's pictures load */
  readonly pictures: boolean;
}

/** For tests that look at pages one after the other: they share a tab as long as size and colours are the same. */
export const testInKeptTab = test.extend<KeptParts>({
  fonts: [true, { option: true }],
  pictures: [true, { option: true }],
  context: async ({ tab, viewport, contextOptions, fonts, pictures }, use) => {
    await use(await tab.open({ ...contextOptions, viewport, fonts, pictures }));
    await tab.clean();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('the tab is closed');
    await use(page);
  },
});

export { expect };
