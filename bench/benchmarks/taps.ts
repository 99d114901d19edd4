import { browserOf } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { measureTap, tapTimes, type FirstTap } from '../harness/first-tap.ts';
import { addresses } from './browser.ts';

const benchmark = 'taps';
const turns = 5;
const budgets = { effectMs: 100, answerMs: 350 } as const;

const addToCart = (url: string): FirstTap => ({
  what: 'add to cart',
  url,
  on: 'k-region[data-region="buy"] button[type="submit"]',
  effect: '[data-live="cart-count"]:not(:empty)',
  answer: 'k-region[data-region="buy"] [role="status"] a, k-region[data-region="cart"]',
});

export const taps: Benchmark = {
  name: benchmark,
  about:
    'the first tap on the button that adds to the cart, until its effect and the answer are seen; 4x slower, slow 4G',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const product = (await addresses(lab, shop)).find(([what]) => what === 'product');
    const tap = addToCart(product?.[1] ?? '');
    const browser = await browserOf();
    try {
      const figures: Figure[] = [];
      for (const when of tapTimes) {
        const found = [];
        for (let turn = 0; turn < turns; turn += 1) found.push(await measureTap(browser, tap, when));
        for (const kind of ['effectMs', 'answerMs'] as const) {
          const times = found.map((one) => one[kind]);
          figures.push({
            benchmark,
            what: `${tap.what}, page ${when === 'settled' ? 'settled' : 'just painted'}: tap to ${kind === 'effectMs' ? 'effect' : 'answer'}`,
            value: `${middle(times).toFixed(0)} ms`,
            budget: `${budgets[kind]} ms`,
            kept: middle(times) <= budgets[kind],
            note: `middle of five, the worst ${most(times).toFixed(0)} ms`,
          });
        }
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};
