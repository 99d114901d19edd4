import type { Browser } from '@playwright/test';
import { browserOf } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { measureTap, tapTimes, type FirstTap, type TapVisit } from '../harness/first-tap.ts';
import type { Lab } from '../harness/lab.ts';
import { choicesOf, otherTaps, placesOf } from '../harness/places.ts';

const benchmark = 'taps';
const budgets = { effectMs: 100, answerMs: 350 } as const;

type Kind = keyof typeof budgets;

const figureOf = (what: string, visits: readonly TapVisit[], kind: Kind): Figure => {
  const times = visits.map((one) => one[kind]);
  return {
    benchmark,
    what: `${what}: tap to ${kind === 'effectMs' ? 'effect' : 'answer'}`,
    value: `${middle(times).toFixed(0)} ms`,
    budget: `${budgets[kind]} ms`,
    kept: middle(times) <= budgets[kind],
    note: `middle of ${times.length}, the worst ${most(times).toFixed(0)} ms`,
  };
};

const measure = async (
  { turns, say }: Lab,
  browser: Browser,
  tap: FirstTap & { readonly cookies: string },
  when: (typeof tapTimes)[number],
): Promise<Figure[]> => {
  const visits: TapVisit[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    try {
      visits.push(await measureTap(browser, tap, when));
    } catch (fault) {
      say(`  ${tap.what}, ${when}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  if (visits.length === 0) return [];
  const what = `${tap.what}, page ${when === 'settled' ? 'settled' : 'just painted'}`;
  return [
    figureOf(what, visits, 'effectMs'),
    ...(tap.answer === undefined ? [] : [figureOf(what, visits, 'answerMs')]),
  ];
};

export const taps: Benchmark = {
  name: benchmark,
  about: 'the first tap on each thing that can be tapped, until its effect and the answer are seen; 4x slower, slow 4G',
  run: async (lab) => {
    const shop = await lab.shopEmbedded();
    const browser = await browserOf();
    try {
      const figures: Figure[] = [];
      for (const { what, url, cookies, tap } of await placesOf(shop)) {
        const times = what === 'product' || what === 'home' ? tapTimes : (['settled'] as const);
        if (what !== 'category' && what !== 'checkout')
          for (const when of times) figures.push(...(await measure(lab, browser, { ...tap, url, cookies }, when)));
        for (const other of otherTaps[what] ?? [])
          for (const when of tapTimes) figures.push(...(await measure(lab, browser, { ...other, url, cookies }, when)));
      }
      for (const choice of await choicesOf(shop))
        for (const when of tapTimes) figures.push(...(await measure(lab, browser, { ...choice, cookies: '' }, when)));
      return figures;
    } finally {
      await browser.close();
    }
  },
};
