import { resolve } from 'node:path';
import pg from 'pg';
import { cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { kilo, medianWithin, micro, middle, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, requestText } from '../harness/load.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';
import { soldArticles, wordsOfTitles, type SoldArticle } from '../harness/sold.ts';
import { csrf, visitorCookies } from '../harness/visitor.ts';

const benchmark = 'requests-against';
const connections = 16;
const pairs = 21;
const linesOfCart = 5;
/** Most of the CPU time a request that this version may take, as a multiple of the other one's. */
const mostRatio = 1.05;

type Requests = readonly (readonly string[])[];

const page = (encoding: string): Requests => [
  [requestText({ path: '/', headers: { accept: 'text/html', ...(encoding ? { 'accept-encoding': encoding } : {}) } })],
];

const put = (cookie: string, { productId, tcm }: SoldArticle, quantity: number): string =>
  requestText({
    path: cartPath,
    method: 'PUT',
    headers: { ...csrf, cookie },
    body: JSON.stringify({ setArticle: { productId, tcm, quantity } }),
  });

/** What is asked of both versions: each connection its own visitor with a cart of five lines. */
const requestsOf = async (shop: BenchShop, databaseUrl: string): Promise<Readonly<Record<string, Requests>>> => {
  const articles = await soldArticles(databaseUrl, 'DE', linesOfCart);
  const words = await wordsOfTitles(databaseUrl, 'DE');
  const cookies = await Promise.all(Array.from({ length: connections }, () => visitorCookies(shop.ask)));
  const fill = cookies.flatMap((cookie) => articles.map((article) => put(cookie, article, 9)));
  mustBe(await load({ port: shop.port, connections: 1, seconds: 60, lists: [fill], once: true }), [200]);
  const suggestions = words.map((word) =>
    requestText({ path: `${suggestionsPath}?site=DE&q=${encodeURIComponent(word)}` }),
  );
  return {
    'home from memory, br': page('br'),
    'home from memory, not compressed': page(''),
    suggestions: [suggestions],
    'cart change': cookies.map((cookie) =>
      [1, 2, 3, 4, 5, 6].flatMap((quantity) => articles.map((article) => put(cookie, article, quantity))),
    ),
    'cart read': cookies.map((cookie) => [requestText({ path: cartPath, headers: { ...csrf, cookie } })]),
  };
};

interface Version {
  readonly shop: BenchShop;
  readonly requests: Readonly<Record<string, Requests>>;
}

const openVersion = async (lab: Lab, program: string, database: string): Promise<Version> => {
  const url = new URL((await lab.postgres()).url);
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  url.pathname = `/${database}`;
  const shop = await openBenchShop(temporaryFolder('bench-requests'), url.href, program);
  return { shop, requests: await requestsOf(shop, url.href) };
};

const roundOf = async (lab: Lab, { shop, requests }: Version, what: string, seconds: number) => {
  const order = { port: shop.port, connections, seconds, lists: requests[what] ?? [] };
  const pids = [shop.pid, (await lab.postgres()).pid];
  const measured = mustBe(await measure(order, pids), [200, 304]);
  return { cpuUs: measured.cpuUs.reduce((sum, one) => sum + one, 0), bytes: measured.bytesEach };
};

/** The same requests to this version and to another folder of it, by turns: on a busy machine only the ratio says anything. */
export const requestsAgainst: Benchmark = {
  name: benchmark,
  about: 'CPU a request of this version and of the one in the folder BENCH_AGAINST, by turns',
  run: async (lab) => {
    const against = process.env['BENCH_AGAINST'];
    if (against === undefined) {
      lab.say('  left out: BENCH_AGAINST names no folder of another version with its node_modules');
      return [];
    }
    const other = await openVersion(lab, resolve(against), 'requests_other');
    const own = await openVersion(lab, repositoryRoot, 'requests_own');
    const figures: Figure[] = [];
    for (const what of Object.keys(own.requests)) {
      for (const version of [other, own]) await roundOf(lab, version, what, 4);
      const found: { other: number; own: number }[] = [];
      let bytes = '';
      for (let pair = 0; pair < pairs; pair += 1) {
        // Who comes first changes, so that a machine that slows down favours neither.
        const first = await roundOf(lab, pair % 2 === 0 ? other : own, what, lab.seconds / 4);
        const second = await roundOf(lab, pair % 2 === 0 ? own : other, what, lab.seconds / 4);
        const [before, now] = pair % 2 === 0 ? [first, second] : [second, first];
        found.push({ other: before.cpuUs, own: now.cpuUs });
        bytes = `${kilo(before.bytes)} and ${kilo(now.bytes)}`;
      }
      const [ratio, low, high] = medianWithin(found.map((pair) => pair.own / pair.other));
      figures.push({
        benchmark,
        what: `${what}: CPU a request against BENCH_AGAINST`,
        value: `${ratio.toFixed(2)} times (${low.toFixed(2)} to ${high.toFixed(2)})`,
        budget: `${mostRatio} times`,
        kept: ratio <= mostRatio,
        note: `${pairs} pairs; median ${micro(middle(found.map((pair) => pair.own)))} against ${micro(middle(found.map((pair) => pair.other)))}; ${bytes} each`,
      });
    }
    await other.shop.stop();
    await own.shop.stop();
    return figures;
  },
};
