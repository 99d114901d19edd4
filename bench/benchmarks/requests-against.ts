import { suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { changesOf, linesOfCart, reading, visitorsOf } from '../harness/carts.ts';
import { newDatabase, tidyForGood } from '../harness/postgres.ts';
import { besideVersion } from '../harness/beside-version.ts';
import { kilo, medianWithin, micro, middle, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { measure, requestText } from '../harness/load.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';
import { soldArticles, wordsOfTitles } from '../harness/sold.ts';

const benchmark = 'requests-against';
const connections = 16;
const pairs = 21;
/** Most of the CPU time a request that this version may take, as a multiple of the other one's. */
const mostRatio = 1.05;

type Requests = readonly (readonly string[])[];

const page = (encoding: string): Requests => [
  [requestText({ path: '/', headers: { accept: 'text/html', ...(encoding ? { 'accept-encoding': encoding } : {}) } })],
];

/** What is asked of both versions: each connection its own visitor with a cart of five lines. */
const requestsOf = async (shop: BenchShop, databaseUrl: string): Promise<Readonly<Record<string, Requests>>> => {
  const articles = await soldArticles(databaseUrl, 'DE', linesOfCart);
  const words = await wordsOfTitles(databaseUrl, 'DE');
  const cookies = await visitorsOf(shop, articles, connections);
  const suggestions = words.map((word) =>
    requestText({ path: `${suggestionsPath}?site=DE&q=${encodeURIComponent(word)}` }),
  );
  return {
    'home from memory, br': page('br'),
    'home from memory, not compressed': page(''),
    suggestions: [suggestions],
    'cart change': cookies.map((cookie) => changesOf(cookie, articles)),
    'cart read': cookies.map(reading),
  };
};

interface Version {
  readonly shop: BenchShop;
  readonly requests: Readonly<Record<string, Requests>>;
}

const openVersion = async (lab: Lab, program: string, database: string): Promise<Version> => {
  const url = await newDatabase((await lab.postgres()).url, database);
  const shop = await openBenchShop(temporaryFolder('bench-requests'), url, program);
  await tidyForGood(url);
  return { shop, requests: await requestsOf(shop, url) };
};

const roundOf = async (lab: Lab, { shop, requests }: Version, what: string, seconds: number) => {
  const order = { port: shop.port, connections, seconds, lists: requests[what] ?? [] };
  const pids = [shop.pid, (await lab.postgres()).pid];
  const measured = mustBe(await measure(order, pids), [200, 304]);
  const [shopUs = 0, postgresUs = 0] = measured.cpuUs;
  return { shopUs, postgresUs, bytes: measured.bytesEach };
};

type Round = Awaited<ReturnType<typeof roundOf>>;
const cpuOf = ({ shopUs, postgresUs }: Round): number => shopUs + postgresUs;

const medianOf = (rounds: readonly Round[]): string => {
  const [all, ofPostgres] = [rounds.map(cpuOf), rounds.map(({ postgresUs }) => postgresUs)];
  return `${micro(middle(all))} (PostgreSQL ${micro(middle(ofPostgres))})`;
};

const figureOf = async (
  lab: Lab,
  { other, own }: Readonly<Record<'other' | 'own', Version>>,
  what: string,
): Promise<Figure> => {
  for (const version of [other, own]) await roundOf(lab, version, what, 4);
  const found: { readonly other: Round; readonly own: Round }[] = [];
  let bytes = '';
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who comes first changes, so that a machine that slows down favours neither.
    const first = await roundOf(lab, pair % 2 === 0 ? other : own, what, lab.seconds / 4);
    const second = await roundOf(lab, pair % 2 === 0 ? own : other, what, lab.seconds / 4);
    const [before, now] = pair % 2 === 0 ? [first, second] : [second, first];
    found.push({ other: before, own: now });
    bytes = `${kilo(now.bytes)} against ${kilo(before.bytes)}`;
  }
  const [ratio, low, high] = medianWithin(found.map(({ own: now, other: before }) => cpuOf(now) / cpuOf(before)));
  return {
    benchmark,
    what: `${what}: CPU a request, new to old`,
    value: `${ratio.toFixed(2)} times (${low.toFixed(2)} to ${high.toFixed(2)})`,
    budget: `${mostRatio} times`,
    kept: ratio <= mostRatio,
    note: `${pairs} pairs; median ${medianOf(found.map((pair) => pair.own))} against ${medianOf(found.map((pair) => pair.other))}; ${bytes} each`,
  };
};

/** The same requests to this version and to another commit, by turns: on a busy machine only the ratio says anything. */
export const requestsAgainst: Benchmark = {
  name: benchmark,
  about: 'CPU a request of this version and of the commit of --against, by turns',
  run: (lab) =>
    besideVersion(lab, async (folder) => {
      const other = await openVersion(lab, folder, 'requests_other');
      const own = await openVersion(lab, repositoryRoot, 'requests_own');
      const figures: Figure[] = [];
      for (const what of Object.keys(own.requests)) figures.push(await figureOf(lab, { other, own }, what));
      await other.shop.stop();
      await own.shop.stop();
      return figures;
    }),
};
