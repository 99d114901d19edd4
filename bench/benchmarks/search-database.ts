import { milli, share, type Benchmark, type Figure } from '../harness/figures.ts';
import { newDatabase } from '../harness/postgres.ts';
import { serverCore, startNode } from '../harness/processes.ts';
import type { DatabaseSearchFigures } from '../harness/search-database-process.ts';

const benchmark = 'search-database';
/** What a shopper waits for, of 99 of 100 questions: ms. */
const aims = { suggestions: 150, results: 400 } as const;

const figuresOf = (products: number, measured: DatabaseSearchFigures): Figure[] => {
  const shop = `${products.toLocaleString('en')} products in PostgreSQL`;
  const { preparedSeconds, openedSeconds, importSeconds, peakMib, frequent } = measured;
  return [
    {
      benchmark,
      what: `${shop}: products of each word stored in`,
      value: `${preparedSeconds.toFixed(0)} s`,
      note: `the import before took ${importSeconds.toFixed(0)} s; the index of a process is open ${openedSeconds.toFixed(0)} s later; ${peakMib.toFixed(0)} MiB at most`,
    },
    ...(['suggestions', 'results'] as const).map((what): Figure => {
      const slow = share(measured[what], 0.99);
      return {
        benchmark,
        what: `${shop}: ${what}, every question new`,
        value: `${milli(share(measured[what], 0.5))}, 99 % ${milli(slow)}`,
        budget: `99 % ${aims[what]} ms`,
        kept: slow <= aims[what],
        note: `longest ${milli(share(measured[what], 1))}; ${milli(measured.cpuMs)} of CPU of the process a question, of both kinds`,
      };
    }),
    ...frequent.map(({ word, total, ms }): Figure => ({
      benchmark,
      what: `${shop}: results of “${word}”, ${total.toLocaleString('en')} hits`,
      value: milli(ms.at(-1) ?? Number.NaN),
      note: `the first time ${milli(ms[0] ?? Number.NaN)}`,
    })),
  ];
};

export const searchDatabase: Benchmark = {
  name: 'search-database',
  about: 'an index in PostgreSQL of 100,000 and 1,000,000 products, asked in ever new words',
  run: async (lab) => {
    const { url } = await lab.postgres();
    const figures: Figure[] = [];
    for (const products of [100_000, 1_000_000]) {
      const own = await newDatabase(url, `search_${products}`);
      const started = startNode(['bench/harness/search-database-process.ts', own, String(products)], {
        core: serverCore,
      });
      if ((await started.ended) !== 0) throw new Error(`the index could not be asked:\n${started.output()}`);
      figures.push(...figuresOf(products, JSON.parse(started.output()) as DatabaseSearchFigures));
    }
    return figures;
  },
};
