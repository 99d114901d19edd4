import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPacketLine, type PacketLine } from '../network/packet-line.ts';
import { openTlsEnd } from '../network/tls-end.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { besideVersion } from '../harness/beside-version.ts';
import { browserOf, newVisitor, quietMs } from '../harness/browser.ts';
import { figureOfVisits, type Benchmark, type Figure } from '../harness/figures.ts';
import { answeredConsent, slowDown } from '../harness/first-tap.ts';
import { observe, readVitals, vitalRows, type Vitals } from '../harness/page-vitals.ts';
import { placesOf, type Place } from '../harness/places.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';

const benchmark = 'line';

/** A shop at the other end of a slow line. */
interface Far {
  readonly places: readonly Place[];
  readonly line: PacketLine;
  readonly close: () => Promise<void>;
}

const farOf = async (shop: BenchShop): Promise<Far> => {
  const tls = await openTlsEnd(shop.port);
  const line = await openPacketLine(tls.port);
  return {
    places: await placesOf(shop),
    line,
    close: () => {
      line.close();
      return tls.close();
    },
  };
};

/** Visits a page for the first time, on a phone at a quarter of the speed, and touches nothing. */
const visit = async (browser: Browser, { line }: Far, { url, cookies }: Place): Promise<Vitals> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    await page.context().addCookies(answeredConsent(url, cookies));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(observe);
    await page.goto(Object.assign(new URL(url), { protocol: 'https:', port: line.port }).href, { waitUntil: 'load' });
    await delay(quietMs);
    return await page.evaluate(readVitals);
  } finally {
    await close();
  }
};

interface Versions {
  readonly own: Far;
  readonly old: Far;
}

const figuresOf = async (turns: number, browser: Browser, versions: Versions, what: string): Promise<Figure[]> => {
  const visits = { own: Array<Vitals>(), old: Array<Vitals>() };
  for (let turn = 0; turn <= turns; turn += 1)
    for (const version of ['own', 'old'] as const) {
      const place = versions[version].places.find((one) => one.what === what);
      if (!place) continue;
      const seen = await visit(browser, versions[version], place);
      // For the first visit the shop draws the page and renders its pictures.
      if (turn > 0) visits[version].push(seen);
    }
  return vitalRows.map((row) => figureOfVisits(benchmark, what, row, visits));
};

export const line: Benchmark = {
  name: benchmark,
  about:
    'first visits on a slow phone over HTTP/2 and a slow line whose bytes come in packets, in turn with the commit of --against: paints, blocking, shift',
  run: (lab) =>
    besideVersion(lab, async (folder) => {
      const own = await farOf(await lab.shopEmbedded());
      const shopBefore = await openBenchShop(temporaryFolder('bench-other'), undefined, folder);
      const old = await farOf(shopBefore);
      const browser = await browserOf();
      try {
        const figures: Figure[] = [];
        for (const { what } of own.places.filter((place) => place.what !== 'checkout'))
          figures.push(...(await figuresOf(lab.turns, browser, { own, old }, what)));
        return figures;
      } finally {
        await browser.close();
        for (const far of [own, old]) await far.close();
        await shopBefore.stop();
      }
    }),
};
