import { suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import { siteCodes } from '../../src/contracts/shop/site.contract.ts';
import { besideBare, milli, mustBe, share, type Benchmark, type Figure } from '../harness/figures.ts';
import { load, measure, requestText } from '../harness/load.ts';
import { otherCore, startNode } from '../harness/processes.ts';
import type { SearchFigures } from '../harness/search-process.ts';
import type { BenchShop } from '../harness/shop.ts';
import { wordsOfTitles } from '../harness/sold.ts';

const connections = 50;
/** of the shop that the budgets speak of */
const usual = 100_000;

const mostMib = 350e6 / 2 ** 20;

const engineFigures = async (products: number): Promise<Figure[]> => {
  const started = startNode(['bench/harness/search-process.ts', String(products)], { core: otherCore });
  if ((await started.ended) !== 0) throw new Error(`the index could not be made:\n${started.output()}`);
  const { buildSeconds, buildCpuSeconds, indexMib, peakMib, grownMib, suggestions, results } = JSON.parse(
    started.output(),
  ) as SearchFigures;
  const benchmark = 'search-index';
  const shop = `${products.toLocaleString('en')} products`;
  const isUsual = products === usual;
  const [middle, slow, longest] = [0.5, 0.99, 1].map((part) => share(suggestions, part));
  return [
    {
      benchmark,
      what: `index of ${shop}: made in`,
      value: `${buildSeconds.toFixed(1)} s`,
      note: `${buildCpuSeconds.toFixed(1)} s of CPU; ${indexMib.toFixed(0)} MiB of arrays; the process took ${grownMib.toFixed(0)} MiB more meanwhile, ${peakMib.toFixed(0)} in all`,
      ...(isUsual ? { budget: '15 s, 350 MB', kept: buildSeconds <= 15 && grownMib <= mostMib } : {}),
    },
    {
      benchmark,
      what: `index of ${shop}: suggestions, every question new`,
      value: `${milli(middle ?? Number.NaN)}, 99 % ${milli(slow ?? Number.NaN)}`,
      note: `longest ${milli(longest ?? Number.NaN)}`,
      ...(isUsual
        ? {
            budget: '0.5 ms, 99 % 5 ms, none 50 ms',
            kept: (middle ?? 1) < 0.5 && (slow ?? 9) < 5 && (longest ?? 99) < 50,
          }
        : {}),
    },
    {
      benchmark,
      what: `index of ${shop}: results with facets, every question new`,
      value: `${milli(share(results, 0.5))}, 99 % ${milli(share(results, 0.99))}`,
      note: `longest ${milli(share(results, 1))}`,
      ...(isUsual ? { budget: 'none 50 ms', kept: share(results, 1) < 50 } : {}),
    },
  ];
};

export const searchIndex: Benchmark = {
  name: 'search-index',
  about: 'an index of 10,000, 100,000 and 1,000,000 products, asked in ever new words',
  run: async () => {
    const figures: Figure[] = [];
    for (const products of [10_000, usual, 1_000_000]) figures.push(...(await engineFigures(products)));
    return figures;
  },
};

/** Letter by letter, as boxes ask from the second on. */
const typed = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, letters) => word.slice(0, letters + 2));

/** A request waits for the index of its site, so that no index is built during the measurement. */
export const allIndexes = async (shop: BenchShop): Promise<void> => {
  for (const site of siteCodes) await shop.ask({ path: `${suggestionsPath}?site=${site}&q=kaffee` });
};
/** Warm-up rounds: they send each request this many times before measuring, so the code is warm and every response is cached. */
const walks = 5;

export const suggestionsTyped: Benchmark = {
  name: 'suggestions',
  about: 'words of titles as they are typed, most of them asked before',
  run: async (lab) => {
    const [bare, shop] = [await lab.bare(), await lab.shopOnPostgres()];
    const { url } = await lab.postgres();
    const words = await wordsOfTitles(url, 'DE');
    const list = words
      .flatMap(typed)
      .map((q) => requestText({ path: `${suggestionsPath}?site=DE&q=${encodeURIComponent(q)}` }));
    const order = { port: shop.port, connections, seconds: lab.seconds, lists: [list], awake: true };
    await allIndexes(shop);
    await load({ ...order, lists: [Array.from({ length: walks }, () => list).flat()], seconds: 120, once: true });
    const { body } = await shop.ask({ path: `${suggestionsPath}?site=DE&q=kaffee` });
    const beside = await bare.run(`/page/${body.length}`, connections, lab.seconds, { awake: true });
    const measured = mustBe(await measure(order, [shop.pid]), [200]);
    return besideBare({
      benchmark: 'suggestions',
      what: 'suggestions, typed mix',
      shop: measured,
      bare: beside,
      trees: ['shop'],
      most: 3,
    });
  },
};
