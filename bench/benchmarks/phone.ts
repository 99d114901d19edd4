import type { Browser } from '@playwright/test';
import { otherVersion } from '../../tests/support/shops/other-version.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { browserOf } from '../harness/browser.ts';
import { figureOfVisits, type Benchmark, type Figure } from '../harness/figures.ts';
import { measureTap, tapTimes, type FirstTap, type TapVisit } from '../harness/first-tap.ts';
import type { Lab } from '../harness/lab.ts';
import { vitalRows, type VisitRow } from '../harness/page-vitals.ts';
import { placesOf, type Place } from '../harness/places.ts';
import { openReference } from '../harness/reference-page.ts';
import { openBenchShop } from '../harness/shop.ts';

const benchmark = 'phone';

/** Table 1 of a page, with counts and CPU time, which a busy machine does not change: by when the page is tapped. */
const rows: Readonly<Record<(typeof tapTimes)[number], readonly VisitRow<TapVisit>[]>> = {
  settled: [
    ...vitalRows,
    { what: 'tasks over 50 ms', of: ({ longTasks }) => longTasks, unit: '' },
    { what: 'CPU of its thread', of: ({ threadMs }) => threadMs, unit: 'ms' },
    { what: 'requests', of: ({ requests }) => requests, unit: '' },
    { what: 'all bytes', of: ({ bytes }) => bytes / 1000, unit: 'kB' },
    { what: 'tap when settled: effect', of: ({ effectMs }) => effectMs, unit: 'ms', most: 100 },
    { what: 'tap when settled: answer', of: ({ answerMs }) => answerMs, unit: 'ms', most: 350 },
    { what: 'worst reaction to it', of: ({ slowestMs }) => slowestMs, unit: 'ms' },
  ],
  early: [
    { what: 'tap when just painted: effect', of: ({ effectMs }) => effectMs, unit: 'ms', most: 100 },
    { what: 'tap when just painted: answer', of: ({ answerMs }) => answerMs, unit: 'ms', most: 350 },
  ],
};

type Visits = Readonly<Record<(typeof tapTimes)[number], TapVisit[]>>;
type Subject = 'own' | 'other' | 'reference';

const visit = async (lab: Lab, browser: Browser, tap: FirstTap, visits: Visits): Promise<void> => {
  for (const when of tapTimes)
    try {
      visits[when].push(await measureTap(browser, tap, when));
    } catch (fault) {
      // An older version may lack what is tapped: the other figures stay.
      lab.say(`  ${tap.url}, ${when}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
};

const figuresOf = (place: string, { own, other, reference }: Readonly<Record<Subject, Visits>>): Figure[] =>
  tapTimes
    .filter((when) => own[when].length > 0)
    .flatMap((when) => {
      const visits = { own: own[when], old: other[when], reference: reference[when] };
      return rows[when].map((row) => figureOfVisits(benchmark, place, row, visits));
    });

const none = (): Visits => ({ settled: [], early: [] });

/** A shop of another commit, if one is asked for and can be built. */
const openOther = async ({ against, say }: Lab) => {
  if (against === undefined) return undefined;
  try {
    const version = otherVersion(against);
    const shop = await openBenchShop(temporaryFolder('bench-other'), undefined, version.folder);
    return {
      places: await placesOf(shop),
      close: async () => {
        await shop.stop();
        version.remove();
      },
    };
  } catch (fault) {
    say(`  ${against} could not be measured beside it: ${fault instanceof Error ? fault.message : String(fault)}`);
    return undefined;
  }
};

const measurePlace = async (lab: Lab, browser: Browser, taps: Readonly<Record<Subject, FirstTap | undefined>>) => {
  const visits = { own: none(), other: none(), reference: none() };
  for (let turn = 0; turn < lab.turns; turn += 1)
    for (const subject of ['own', 'other', 'reference'] as const) {
      const tap = taps[subject];
      if (tap) await visit(lab, browser, tap, visits[subject]);
    }
  return visits;
};

const tapOf = ({ url, cookies, tap }: Place) => ({ ...tap, url, cookies });

export const phone: Benchmark = {
  name: benchmark,
  about:
    'five pages on a slow phone and slow 4G: paints, blocking, bytes, the first tap; in turn with a page that never changes',
  run: async (lab) => {
    const shop = await lab.shopEmbedded();
    const other = await openOther(lab);
    const reference = await openReference();
    const browser = await browserOf();
    try {
      const figures: Figure[] = [];
      for (const place of (await placesOf(shop)).filter(({ what }) => what !== 'checkout')) {
        const old = other?.places.find(({ what }) => what === place.what);
        const taps = { own: tapOf(place), other: old && tapOf(old), reference: reference.tap };
        const visits = await measurePlace(lab, browser, taps);
        figures.push(...figuresOf(place.what, visits));
      }
      return figures;
    } finally {
      await browser.close();
      await reference.close();
      await other?.close();
    }
  },
};
