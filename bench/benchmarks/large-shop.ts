import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { searchPath, suggestionsPath, type Suggestions } from '../../src/contracts/search/search.contract.ts';
import { feedWriters } from '../../src/services/catalogue/feed/feed-write.rules.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { madeProduct, madeQuery, madeRow } from '../feeds/made-products.ts';
import { besideBare, milli, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, requestText } from '../harness/load.ts';
import { otherCore, startNode } from '../harness/processes.ts';
import type { BenchShop } from '../harness/shop.ts';
import { allIndexes } from './search.ts';

const products = 100_000;
const connections = 50;
/** of typed prefixes so many were asked before, one was not */
const askedBefore = 19;
const newPerSecond = 300;
const benchmark = 'large-shop';
/** asked first, until the compiler of Node has done with what answers */
const warm = 1000;
const warmQuestions = 6000;
const patienceMs = 300_000;

const writeFeed = async (file: string): Promise<void> => {
  const out = createWriteStream(file);
  const writer = feedWriters.xml;
  out.write(writer.head('Made feed', 'https://www.example.com/'));
  for (let number = 1; number <= products; number += 1)
    if (!out.write(writer.row(madeRow(number)))) await once(out, 'drain');
  out.end(writer.foot);
  await once(out, 'finish');
};

/** One thing that only the made shop sells: by a shorter name the demo's shop would find something that is like it. */
const sold = madeProduct(products).title;

const isSearched = async (shop: BenchShop): Promise<boolean> => {
  const { body } = await shop.ask({ path: suggestionPathOf(sold) });
  return (JSON.parse(body.toString()) as Suggestions).products.some(({ title }) => title === sold);
};

/** Sells the made products on the German site, and waits until they are found. */
const fill = async (lab: Lab, shop: BenchShop): Promise<void> => {
  const { url } = await lab.postgres();
  const feed = join(temporaryFolder('bench-large'), 'feed.xml');
  await writeFeed(feed);
  const command = startNode(['src/cli/kontor.js', 'import', '--site', 'DE', feed], {
    core: otherCore,
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: temporaryFolder('bench-large-import') },
  });
  if ((await command.ended) !== 0) throw new Error(`the import failed:\n${command.output()}`);
  const until = performance.now() + patienceMs;
  while (!(await isSearched(shop))) {
    if (performance.now() > until) throw new Error('the index of the large shop does not come');
    await delay(500);
  }
};

const suggestionPathOf = (q: string): string => `${suggestionsPath}?site=DE&q=${encodeURIComponent(q)}`;

/** Questions of two characters and more from `seed` on, each once. */
const newQueries = (seed: number, count: number): string[] => {
  const found = new Set<string>();
  for (let at = seed; found.size < count; at += 1) {
    const query = madeQuery(at).trim();
    if (query.length >= 2) found.add(query);
  }
  return [...found];
};

const suggestionsOf = (queries: readonly string[]): string[] =>
  queries.map((q) => requestText({ path: suggestionPathOf(q) }));

/** Characters of an answer, on the average of some. */
const usualLength = async (shop: BenchShop, queries: readonly string[]): Promise<number> => {
  let sum = 0;
  for (const q of queries) sum += (await shop.ask({ path: suggestionPathOf(q) })).body.length;
  return Math.round(sum / queries.length);
};

const typedMix = async (lab: Lab, shop: BenchShop): Promise<readonly Figure[]> => {
  const asked = newQueries(0, 3000);
  const known = suggestionsOf(asked);
  const fresh = suggestionsOf(newQueries(2_000_000, 1500));
  const mixed = Array.from(
    { length: fresh.length * (askedBefore + 1) },
    (_, place) =>
      (place % (askedBefore + 1) === askedBefore
        ? fresh[Math.floor(place / (askedBefore + 1))]
        : known[(place * 7919) % known.length]) ?? '',
  );
  const order = { port: shop.port, connections, seconds: 120, once: true, awake: true };
  await load({ ...order, lists: [suggestionsOf(newQueries(1_000_000, warmQuestions))] });
  await load({ ...order, lists: [Array.from({ length: 5 }, () => known).flat()] });
  const length = await usualLength(shop, asked.slice(0, 300));
  const beside = await (await lab.bare()).run(`/page/${length}`, connections, lab.seconds, { awake: true });
  return besideBare({
    benchmark,
    what: `suggestions among ${products.toLocaleString('en')} products, 1 of ${askedBefore + 1} new`,
    shop: mustBe(await measure({ ...order, lists: [mixed] }, [shop.pid]), [200]),
    bare: beside,
    trees: ['shop'],
    most: 3,
  });
};

const allNew = async (shop: BenchShop): Promise<readonly Figure[]> => {
  const list = suggestionsOf(newQueries(4_000_000, newPerSecond * 10));
  const order = { port: shop.port, connections, seconds: 60, once: true, perSecond: newPerSecond, lists: [list] };
  const { medianMs, slowMs, longestMs, cpuUs } = mustBe(await measure(order, [shop.pid]), [200]);
  return [
    {
      benchmark,
      what: `suggestions, every one new, ${newPerSecond} in a second`,
      value: `99 % ${milli(slowMs)}`,
      budget: '15 ms',
      kept: slowMs < 15,
      note: `median ${milli(medianMs)}, longest ${milli(longestMs)}; ${milli((cpuUs[0] ?? Number.NaN) / 1000)} of CPU each`,
    },
  ];
};

const newResults = async (
  lab: Lab,
  shop: BenchShop,
  what: string,
  path: string,
  seed: number,
): Promise<readonly Figure[]> => {
  const postgres = await lab.postgres();
  const headers =
    path === '/search' ? { accept: 'text/html', 'accept-encoding': 'br' } : { accept: 'application/json' };
  const requests = newQueries(seed, warm + 1500).map((query) =>
    requestText({ path: `${path}?query=${encodeURIComponent(query)}`, headers }),
  );
  const order = { port: shop.port, connections, seconds: 120, once: true };
  await load({ ...order, lists: [requests.slice(0, warm)] });
  const measured = mustBe(await measure({ ...order, lists: [requests.slice(warm)] }, [shop.pid, postgres.pid]), [200]);
  const [server = 0, database = 0] = measured.cpuUs.map((us) => us / 1000);
  return [
    {
      benchmark,
      what: `${what}, every question new`,
      value: `${milli(server + database)} CPU`,
      note: `shop ${server.toFixed(2)} + PostgreSQL ${database.toFixed(2)}; ${Math.round(measured.rate)}/s, median ${milli(measured.medianMs)}, 99 % ${milli(measured.slowMs)}`,
      ...(path === '/search' ? { budget: '4 ms', kept: server + database < 4 } : {}),
    },
  ];
};

export const largeShop: Benchmark = {
  name: 'large-shop',
  about: 'suggestions and results over HTTP among 100,000 products',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    await fill(lab, shop);
    await allIndexes(shop);
    return [
      ...(await typedMix(lab, shop)),
      ...(await allNew(shop)),
      ...(await newResults(lab, shop, 'results as JSON', searchPath, 6_000_000)),
      ...(await newResults(lab, shop, 'page of results', '/search', 8_000_000)),
    ];
  },
};
