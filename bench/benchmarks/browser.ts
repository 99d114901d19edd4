import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { browserOf, newVisitor, quietMs } from '../harness/browser.ts';
import { kilo, middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { observe, readVitals, type Vitals } from '../harness/page-vitals.ts';
import type { BenchShop } from '../harness/shop.ts';
import { productPages } from '../harness/sold.ts';

const benchmark = 'browser';
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'XHR', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** What the browser asked for, by kind, and how many bytes it is in gzip, headers not counted. */
const watchRequests = (session: CDPSession, shop: BenchShop) => {
  const asked = new Map<string, { kind: Kind; path: string }>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { pathname, search } = new URL(request.url);
    // Inline content causes no request.
    if (request.url.startsWith('http'))
      asked.set(requestId, { kind: kinds.find((name) => name === type) ?? 'Other', path: pathname + search });
  });
  const of = (kind: Kind) => [...asked.values()].filter((request) => request.kind === kind);
  const bytesOf = async (kind: Kind): Promise<number> => {
    const bodies = await Promise.all(
      of(kind).map(({ path }) =>
        shop.ask({ path, headers: { accept: 'text/html, image/*', 'accept-encoding': 'gzip' } }),
      ),
    );
    return bodies.reduce((sum, { body }) => sum + body.length, 0);
  };
  return { count: (kind: Kind) => of(kind).length, bytesOf };
};

const pageBytes = async (browser: Browser, what: string, url: string, shop: BenchShop): Promise<Figure[]> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    const { count, bytesOf } = watchRequests(session, shop);
    await page.goto(url, { waitUntil: 'load' });
    await delay(quietMs);
    const [html, css, script, font, image] = await Promise.all(
      (['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const).map(bytesOf),
    );
    const requests = kinds.reduce((sum, kind) => sum + count(kind), 0) - count('Image');
    const calls = count('Fetch') + count('XHR');
    return [
      { benchmark, what: `${what}: HTML`, value: kilo(html ?? 0) },
      {
        benchmark,
        what: `${what}: script before intent`,
        value: kilo(script ?? 0),
        budget: '8 kB',
        kept: (script ?? 0) <= 8000,
      },
      {
        benchmark,
        what: `${what}: CSS`,
        value: kilo(css ?? 0),
        budget: '20 kB',
        kept: (css ?? 0) <= 20_000,
        note: `fonts ${kilo(font ?? 0)}`,
      },
      {
        benchmark,
        what: `${what}: requests, pictures not counted`,
        value: String(requests),
        budget: '12',
        kept: requests <= 12,
        note: `${count('Stylesheet')} CSS, ${count('Script')} script, ${count('Font')} fonts, ${calls} calls; pictures: ${count('Image')}, ${kilo(image ?? 0)}`,
      },
    ];
  } finally {
    await close();
  }
};

const slowVisit = async (browser: Browser, url: string, touch: (page: Page) => Promise<void>): Promise<Vitals> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await touch(page);
    await delay(quietMs);
    return await page.evaluate(readVitals);
  } finally {
    await close();
  }
};

const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await delay(150);
  }
};

const visits = async (browser: Browser, url: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [what, touch] of [
    ['nothing touched', () => Promise.resolve()],
    ['scrolled to the end', scrollThrough],
  ] as const) {
    const found: Vitals[] = [];
    for (let turn = 0; turn < 5; turn += 1) found.push(await slowVisit(browser, url, touch));
    const shifts = found.map(({ shift }) => shift);
    const blocking = found.map(({ blockingMs }) => blockingMs);
    const isQuiet = what === 'nothing touched';
    figures.push(
      {
        benchmark,
        what: `home, 4x slower, ${what}: layout shift`,
        value: most(shifts).toFixed(4),
        budget: '0',
        kept: most(shifts) === 0,
        note: 'the worst of five',
      },
      {
        benchmark,
        what: `home, 4x slower, ${what}: blocking time`,
        value: `${middle(blocking).toFixed(0)} ms`,
        note: `middle of five, the worst ${most(blocking).toFixed(0)}; largest paint after ${middle(found.map(({ largestMs }) => largestMs)).toFixed(0)} ms`,
        ...(isQuiet ? { budget: '0 ms', kept: middle(blocking) === 0 } : {}),
      },
    );
  }
  return figures;
};

/** From a touch on a sleeping region until it says that it heard, and until it is awake. */
const firstTouch = async (browser: Browser, url: string): Promise<Figure[]> => {
  const found: { busyMs: number; awakeMs: number }[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { page, session, close } = await newVisitor(browser);
    try {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(url, { waitUntil: 'load' });
      await delay(1000);
      const region = page.locator('k-region[data-region="buy"]');
      await region.evaluate((element) => {
        const times = { from: 0, busy: 0, awake: 0 };
        Object.assign(globalThis, { times });
        // The first of the events of a touch: a region may wake by it.
        element.addEventListener('pointerover', (event) => (times.from ||= event.timeStamp), { capture: true });
        new MutationObserver(() => {
          const now = performance.now();
          if (element.getAttribute('aria-busy') === 'true') times.busy ||= now;
          if (element.getAttribute('data-status') === 'awake') times.awake ||= now;
        }).observe(element, { attributes: true });
      });
      await region.locator('button[type="submit"]').first().tap();
      await region.and(page.locator('[data-status="awake"]')).waitFor();
      const { from, busy, awake } = await page.evaluate(
        () => (globalThis as unknown as { times: { from: number; busy: number; awake: number } }).times,
      ); // oxlint-disable-line typescript/no-unsafe-type-assertion -- put there above
      found.push({ busyMs: busy - from, awakeMs: awake - from });
    } finally {
      await close();
    }
  }
  const busy = middle(found.map(({ busyMs }) => busyMs));
  const awake = middle(found.map(({ awakeMs }) => awakeMs));
  return [
    {
      benchmark,
      what: 'first touch, 4x slower: busy mark',
      value: `${busy.toFixed(0)} ms`,
      budget: '100 ms',
      kept: busy <= 100,
      note: 'add to cart, middle of five',
    },
    {
      benchmark,
      what: 'first touch, 4x slower: awake',
      value: `${awake.toFixed(0)} ms`,
      budget: '300 ms',
      kept: awake <= 300,
    },
  ];
};

export const addresses = async (lab: Lab, shop: BenchShop): Promise<readonly (readonly [string, string])[]> => {
  const origin = `http://de.localhost:${shop.port}`;
  const home = (await shop.ask({ path: '/', headers: { accept: 'text/html' } })).body.toString();
  const category = /href="([^"]*-c\d+\.html)"/.exec(home)?.[1] ?? '/';
  const [product] = await productPages((await lab.postgres()).url, 'DE');
  return [
    ['home', `${origin}/`],
    ['category', origin + category],
    ['product', `${origin}${product?.path ?? '/'}`],
    ['search', `${origin}/search?query=kaffee`],
  ];
};

export const inBrowser: Benchmark = {
  name: 'browser',
  about: 'bytes of four pages, layout shift, blocking time and the first touch in Chromium at 412 x 823',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const browser = await browserOf();
    try {
      const pages = await addresses(lab, shop);
      const figures: Figure[] = [];
      for (const [what, url] of pages) figures.push(...(await pageBytes(browser, what, url, shop)));
      const [, home = ''] = pages[0] ?? [];
      figures.push(...(await visits(browser, home)));
      const [, product = ''] = pages[2] ?? [];
      return [...figures, ...(await firstTouch(browser, product))];
    } finally {
      await browser.close();
    }
  },
};
