import type { Browser } from '@playwright/test';
import { otherVersion } from '../../tests/support/shops/other-version.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { browserOf } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { measureTap, tapTimes, type FirstTap, type TapVisit } from '../harness/first-tap.ts';
import type { Lab } from '../harness/lab.ts';
import { placesOf, type Place } from '../harness/places.ts';
import { openReference } from '../harness/reference-page.ts';
import { openBenchShop } from '../harness/shop.ts';

const benchmark = 'phone';

interface Row {
  readonly what: string;
  readonly when: (typeof tapTimes)[number];
  readonly of: (visit: TapVisit) => number;
  readonly unit: 'ms' | 'kB' | '';
  readonly most?: number;
}

/** Table 1 of a page, with counts and CPU time, which a busy machine does not change. */
const rows: readonly Row[] = [
  { what: 'first paint', when: 'settled', of: ({ firstMs }) => firstMs, unit: 'ms' },
  { what: 'largest paint', when: 'settled', of: ({ largestMs }) => largestMs, unit: 'ms' },
  { what: 'layout shift, in thousandths', when: 'settled', of: ({ shift }) => shift * 1000, unit: '', most: 0 },
  { what: 'blocking time', when: 'settled', of: ({ blockingMs }) => blockingMs, unit: 'ms', most: 0 },
  { what: 'tasks over 50 ms', when: 'settled', of: ({ longTasks }) => longTasks, unit: '' },
  { what: 'CPU of its thread', when: 'settled', of: ({ threadMs }) => threadMs, unit: 'ms' },
  { what: 'requests', when: 'settled', of: ({ requests }) => requests, unit: '' },
  { what: 'all bytes', when: 'settled', of: ({ bytes }) => bytes / 1000, unit: 'kB' },
  { what: 'tap when settled: effect', when: 'settled', of: ({ effectMs }) => effectMs, unit: 'ms', most: 100 },
  { what: 'tap when settled: answer', when: 'settled', of: ({ answerMs }) => answerMs, unit: 'ms', most: 350 },
  { what: 'worst reaction to it', when: 'settled', of: ({ slowestMs }) => slowestMs, unit: 'ms' },
  { what: 'tap when just painted: effect', when: 'early', of: ({ effectMs }) => effectMs, unit: 'ms', most: 100 },
  { what: 'tap when just painted: answer', when: 'early', of: ({ answerMs }) => answerMs, unit: 'ms', most: 350 },
];

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

const shown = (value: number, unit: Row['unit']): string =>
  `${unit === 'kB' ? value.toFixed(1) : value.toFixed(0)}${unit === '' ? '' : ` ${unit}`}`;

const figureOf = (place: string, row: Row, visits: Readonly<Record<Subject, Visits>>): Figure[] => {
  const valuesOf = (subject: Subject) => visits[subject][row.when].map(row.of);
  const [own, other, reference] = [valuesOf('own'), valuesOf('other'), valuesOf('reference')];
  if (own.length === 0) return [];
  const value = middle(own);
  const ratio = (of: readonly number[]) => (middle(of) > 0 ? (value / middle(of)).toFixed(2) : '–');
  return [
    {
      benchmark,
      what: `${place}: ${row.what}`,
      value: shown(value, row.unit),
      ...(row.most === undefined ? {} : { budget: shown(row.most, row.unit), kept: value <= row.most }),
      note: [
        `middle of ${own.length}, the worst ${shown(most(own), row.unit)}`,
        ...(row.unit === 'ms' ? [`${ratio(reference)} of the fixed page`] : []),
        ...(other.length > 0 ? [`before ${shown(middle(other), row.unit)}, new to old ${ratio(other)}`] : []),
      ].join('; '),
    },
  ];
};

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
        figures.push(...rows.flatMap((row) => figureOf(place.what, row, visits)));
      }
      return figures;
    } finally {
      await browser.close();
      await reference.close();
      await other?.close();
    }
  },
};
