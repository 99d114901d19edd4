import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPacketLine, type PacketLine } from '../network/packet-line.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { besideVersion } from '../harness/beside-version.ts';
import { browserOf, newVisitor, quietMs } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { answeredConsent, slowDown } from '../harness/first-tap.ts';
import { observe, readVitals, type Vitals } from '../harness/page-vitals.ts';
import { placesOf, type Place } from '../harness/places.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';

const benchmark = 'line';

/** A shop at the other end of a slow line. */
interface Far {
  readonly places: readonly Place[];
  readonly line: PacketLine;
}

const farOf = async (shop: BenchShop): Promise<Far> => ({
  places: await placesOf(shop),
  line: await openPacketLine(shop.port),
});

/** Visits a page for the first time, on a phone at a quarter of the speed, and touches nothing. */
const visit = async (browser: Browser, { line }: Far, { url, cookies }: Place): Promise<Vitals> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    await page.context().addCookies(answeredConsent(url, cookies));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(observe);
    await page.goto(Object.assign(new URL(url), { port: line.port }).href, { waitUntil: 'load' });
    await delay(quietMs);
    return await page.evaluate(readVitals);
  } finally {
    await close();
  }
};

interface Row {
  readonly what: string;
  readonly of: (vitals: Vitals) => number;
  readonly unit: 'ms' | '';
  readonly most?: number;
}

const rows: readonly Row[] = [
  { what: 'first paint', of: ({ firstMs }) => firstMs, unit: 'ms' },
  { what: 'largest paint', of: ({ largestMs }) => largestMs, unit: 'ms' },
  { what: 'blocking time', of: ({ blockingMs }) => blockingMs, unit: 'ms', most: 0 },
  { what: 'layout shift, in thousandths', of: ({ shift }) => shift * 1000, unit: '', most: 0 },
];

interface Visits {
  readonly own: Vitals[];
  readonly old: Vitals[];
}

const figureOf = (place: string, row: Row, { own, old }: Visits): Figure => {
  const [values, before] = [own.map(row.of), old.map(row.of)];
  const shown = (ofAll: number): string => `${ofAll.toFixed(0)} ${row.unit}`.trim();
  const value = middle(values);
  const ratio = middle(before) > 0 ? `, new to old ${(value / middle(before)).toFixed(2)}` : '';
  return {
    benchmark,
    what: `${place}: ${row.what}`,
    value: shown(value),
    ...(row.most === undefined ? {} : { budget: shown(row.most), kept: value <= row.most }),
    note: `middle of ${values.length}, the worst ${shown(most(values))}; before ${shown(middle(before))}${ratio}`,
  };
};

export const line: Benchmark = {
  name: benchmark,
  about:
    'first visits on a slow phone over a slow line whose bytes come in packets, in turn with the commit of --against: paints, blocking, shift',
  run: (lab) =>
    besideVersion(lab, async (folder) => {
      const own = await farOf(await lab.shopEmbedded());
      const shopBefore = await openBenchShop(temporaryFolder('bench-other'), undefined, folder);
      const old = await farOf(shopBefore);
      const browser = await browserOf();
      try {
        const figures: Figure[] = [];
        for (const place of own.places.filter(({ what }) => what !== 'checkout')) {
          const before = old.places.find(({ what }) => what === place.what);
          const visits: Visits = { own: [], old: [] };
          for (let turn = 0; turn < lab.turns; turn += 1) {
            visits.own.push(await visit(browser, own, place));
            if (before) visits.old.push(await visit(browser, old, before));
          }
          figures.push(...rows.map((row) => figureOf(place.what, row, visits)));
        }
        return figures;
      } finally {
        await browser.close();
        for (const far of [own, old]) far.line.close();
        await shopBefore.stop();
      }
    }),
};
