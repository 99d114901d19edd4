import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { load, requestText } from '../harness/load.ts';
import { memoryOf } from '../harness/processes.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';
import { allSites } from '../../src/sites/sites.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const readyTimes = async (open: () => Promise<BenchShop>): Promise<number> => {
  const found: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const shop = await open();
    found.push(shop.readyAfterMs);
    await shop.stop();
  }
  return middle(found);
};

/** The shop alone: no other one is open while these are measured, so they close the lab's by asking for a new one. */
export const startTime: Benchmark = {
  name: 'start',
  about: 'from the command until the shop is ready for shoppers, on one core',
  run: async (lab) => {
    const benchmark = 'start';
    const empty = await openBenchShop(temporaryFolder('bench-first'));
    await empty.stop();
    const folder = await lab.filledFolder();
    const filled = await readyTimes(() => openBenchShop(folder));
    const { url } = await lab.postgres();
    await (await lab.shopOnPostgres()).stop();
    const onPostgres = await readyTimes(() => openBenchShop(temporaryFolder('bench-start'), url));
    const figure = (what: string, ms: number): Figure => ({ benchmark, what, value: seconds(ms) });
    return [
      { ...figure('ready, built and filled, embedded database', filled), budget: '5 s', kept: filled < 5000 },
      { ...figure('ready, built and filled, PostgreSQL', onPostgres), budget: '5 s', kept: onPostgres < 5000 },
      figure('first start: built, empty database is filled', empty.readyAfterMs),
    ];
  },
};

const someWork = async (shop: BenchShop): Promise<void> => {
  const lists = [
    allSites.map(({ hostLabel }) =>
      requestText({ path: '/', host: `${hostLabel}.localhost`, headers: { accept: 'text/html' } }),
    ),
  ];
  await load({ port: shop.port, connections: 4, seconds: 2, lists });
};

export const idleMemory: Benchmark = {
  name: 'memory',
  about: 'resident memory, ten seconds after the last request',
  run: async (lab) => {
    const figures: Figure[] = [];
    for (const [what, open, most] of [
      ['PostgreSQL', lab.shopOnPostgres, 400],
      ['embedded database', lab.shopEmbedded, 700],
    ] as const) {
      const shop = await open();
      const started = memoryOf(shop.pid).nowMib;
      await someWork(shop);
      await delay(10_000);
      const { nowMib, peakMib } = memoryOf(shop.pid);
      figures.push({
        benchmark: 'memory',
        what: `idle memory, ${what}`,
        value: `${nowMib.toFixed(0)} MiB`,
        budget: `${most} MiB`,
        kept: nowMib < most,
        note: `just started ${started.toFixed(0)}, at most ${peakMib.toFixed(0)}`,
      });
    }
    return figures;
  },
};
