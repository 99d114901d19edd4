import { randomOf } from '../../tests/support/words/random.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { mustBe, type Benchmark } from '../harness/figures.ts';
import { load } from '../harness/load.ts';
import { mixedChoice, mixedRequest } from '../harness/mixed.ts';
import { memoryOf } from '../harness/processes.ts';
import { openBenchShop } from '../harness/shop.ts';

const requestsInAll = 200_000;
const round = 10_000;
const connections = 12;
/** 409: the shelf has fewer pieces than the cart was to have. */
const statuses = [200, 302, 304, 409] as const;
const mostMib = 600e6 / 2 ** 20;
const mostGrowth = 0.05;

/** As `npm start` in a new checkout: the demo's empty embedded database is filled first. */
export const soak: Benchmark = {
  name: 'soak',
  about: `resident memory of the embedded shop after ${requestsInAll.toLocaleString('en')} mixed requests, from its first start on`,
  run: async ({ say }) => {
    const shop = await openBenchShop(temporaryFolder('bench-soak'));
    try {
      const random = randomOf(7);
      const choice = await mixedChoice(shop);
      const started = memoryOf(shop.pid).nowMib;
      let halfWay = Number.NaN;
      for (let sent = round; sent <= requestsInAll; sent += round) {
        const lists = [Array.from({ length: round }, () => mixedRequest(random, choice))];
        mustBe(await load({ port: shop.port, connections, seconds: 3600, once: true, lists }), statuses);
        const { nowMib } = memoryOf(shop.pid);
        say(`  ${sent.toLocaleString('en')} requests: ${nowMib.toFixed(0)} MiB`);
        if (sent === requestsInAll / 2) halfWay = nowMib;
      }
      const { nowMib, peakMib } = memoryOf(shop.pid);
      const growth = nowMib / halfWay - 1;
      return [
        {
          benchmark: 'soak',
          what: 'memory after 200,000 mixed requests, embedded database',
          value: `${nowMib.toFixed(0)} MiB`,
          budget: '600 MB, and 5 % more than after 100,000',
          kept: nowMib < mostMib && growth <= mostGrowth,
          note: `after the first pages ${started.toFixed(0)}, after 100,000 requests ${halfWay.toFixed(0)}, at most ${peakMib.toFixed(0)}`,
        },
      ];
    } finally {
      await shop.stop();
    }
  },
};
