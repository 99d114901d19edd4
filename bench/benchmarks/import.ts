import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { livePath } from '../../src/contracts/shop/health.contract.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { madeFeed } from '../feeds/make-feed.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { memoryOf, otherCore, startNode } from '../harness/processes.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';

const items = 100_000;
const site = 'DE';

const writeFeed = async (file: string): Promise<void> => {
  const out = createWriteStream(file);
  for (const piece of madeFeed(items, 'xml')) if (!out.write(piece)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
};

/** Requests the health of the running shop every few milliseconds; the slowest response is how long it was blocked. */
const listen = (shop: BenchShop) => {
  const waits: number[] = [];
  const until = new AbortController();
  const work = (async () => {
    while (!until.signal.aborted) {
      const from = performance.now();
      await shop.ask({ path: livePath });
      waits.push(performance.now() - from);
      await delay(4);
    }
  })();
  return async () => {
    until.abort();
    await work;
    return waits.toSorted((a, b) => a - b);
  };
};

interface ImportRun {
  readonly what: string;
  readonly shop: BenchShop;
  readonly env: NodeJS.ProcessEnv;
  readonly feed: string;
}

const runImport = async ({ what, shop, env, feed }: ImportRun): Promise<Figure[]> => {
  const stopListening = listen(shop);
  const beganAt = performance.now();
  const command = startNode(['src/cli/kontor.js', 'import', '--site', site, feed], {
    core: otherCore,
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], ...env },
  });
  let commandPeak = 0;
  const watching = setInterval(() => {
    try {
      const { peakMib } = memoryOf(command.pid);
      // Of a process that is just ending the system still knows the name, but no memory.
      if (Number.isFinite(peakMib)) commandPeak = Math.max(commandPeak, peakMib);
    } catch {
      // It has just ended.
    }
  }, 100);
  const code = await command.ended;
  clearInterval(watching);
  const seconds = (performance.now() - beganAt) / 1000;
  const waits = await stopListening();
  if (code !== 0) throw new Error(`the import failed:\n${command.output()}`);
  const longest = waits.at(-1) ?? Number.NaN;
  const benchmark = 'import';
  return [
    {
      benchmark,
      what: `import of ${items} items, ${what}`,
      value: `${Math.round(items / seconds)} items/s`,
      note: `${seconds.toFixed(1)} s`,
    },
    {
      benchmark,
      what: `longest wait of a shopper meanwhile, ${what}`,
      value: `${longest.toFixed(0)} ms`,
      budget: '50 ms',
      kept: longest <= 50,
      note: `${waits.length} answers, 99 % within ${(waits[Math.floor(waits.length * 0.99)] ?? Number.NaN).toFixed(1)} ms`,
    },
    {
      benchmark,
      what: `memory at most, ${what}`,
      value: `${memoryOf(shop.pid).peakMib.toFixed(0)} MiB shop, ${commandPeak.toFixed(0)} MiB command`,
      budget: '400 MB for the command',
      kept: commandPeak < 400,
    },
  ];
};

export const importFeed: Benchmark = {
  name: 'import',
  about: 'a feed of 100,000 items into a running shop',
  run: async (lab: Lab) => {
    const feed = join(temporaryFolder('bench-feed'), 'feed.xml');
    await writeFeed(feed);
    const dataDir = await lab.filledFolder();
    const embedded = await openBenchShop(dataDir);
    const figures = await runImport({ what: 'embedded database', shop: embedded, env: { DATA_DIR: dataDir }, feed });
    await embedded.stop();
    const { url } = await lab.postgres();
    const shop = await lab.shopOnPostgres();
    return [
      ...figures,
      ...(await runImport({
        what: 'PostgreSQL',
        shop,
        env: { DATABASE_URL: url, DATA_DIR: temporaryFolder('bench-import') },
        feed,
      })),
    ];
  },
};
