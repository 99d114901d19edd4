import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { feedWriters } from '../../src/services/catalogue/feed/feed-write.rules.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { madeRow } from '../feeds/make-feed.ts';
import { servePictures, type PictureServer } from '../feeds/picture-server.ts';
import { changesOf, linesOfCart, visitorsOf } from '../harness/carts.ts';
import { medianWithin, micro, middle, milli, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, requestText } from '../harness/load.ts';
import { newDatabase } from '../harness/postgres.ts';
import { forgetPeak, memoryOf, otherCore, startNode } from '../harness/processes.ts';
import { openBenchShop, type BenchShop } from '../harness/shop.ts';
import { mastersHere, soldArticles } from '../harness/sold.ts';

const benchmark = 'feed-pictures';
const articlesOfAPicture = 4;
const connections = 16;
const pairs = 11;
/** Until requests that were on their way when the pictures were held, or let go, have ended or begun. */
const settleMs = 500;
const patienceMs = 1_800_000;
/** Pictures on their way at once: so many may be fetched twice after a kill. */
const lanes = 4;

const writeFeed = async (file: string, pictures: PictureServer, products: number): Promise<void> => {
  const out = createWriteStream(file);
  const items = products * articlesOfAPicture;
  const { head, row, foot } = feedWriters.xml;
  out.write(head('Made feed', pictures.origin));
  for (let place = 0; place < items; place += 1) {
    const own = { image_link: pictures.addressOf(place % products), additional_image_link: [] };
    if (!out.write(row({ ...madeRow(place, items), ...own }))) await once(out, 'drain');
  }
  out.end(foot);
  await once(out, 'finish');
};

interface Stand {
  readonly lab: Lab;
  readonly pictures: PictureServer;
  readonly database: string;
  readonly open: () => Promise<BenchShop>;
}

const openStand = async (lab: Lab): Promise<Stand> => {
  const pictures = await servePictures();
  const database = await newDatabase((await lab.postgres()).url, 'feed_pictures');
  const folder = temporaryFolder('bench-feed-pictures');
  const settings = { PICTURE_ORIGINS_INSIDE: pictures.origin };
  return { lab, pictures, database, open: () => openBenchShop(folder, database, repositoryRoot, settings) };
};

/** Imports the feed while its server keeps all pictures back, and puts articles into carts. */
const sell = async ({ lab, pictures, database }: Stand, shop: BenchShop) => {
  const file = join(temporaryFolder('bench-feed-pictures-feed'), 'feed.xml');
  await writeFeed(file, pictures, lab.pictures);
  pictures.hold(true);
  const beganAt = performance.now();
  const command = startNode(['src/cli/kontor.js', 'import', '--site', 'DE', file], {
    core: otherCore,
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: database, DATA_DIR: temporaryFolder('bench-feed-import') },
  });
  if ((await command.ended) !== 0) throw new Error(`the import failed:\n${command.output()}`);
  const importedMs = performance.now() - beganAt;
  const articles = await soldArticles(database, 'DE', linesOfCart);
  const cookies = await visitorsOf(shop, articles, connections);
  const items = lab.pictures * articlesOfAPicture;
  const figure: Figure = {
    benchmark,
    what: `${items} articles with ${lab.pictures} pictures, PostgreSQL: imported`,
    value: `${(importedMs / 1000).toFixed(1)} s`,
    note: `${connections} carts were filled ${((performance.now() - beganAt) / 1000).toFixed(1)} s after its start, when ${(await mastersHere(database)).length} of the pictures were here`,
  };
  return { figure, changes: cookies.map((cookie) => changesOf(cookie, articles)) };
};

interface Round {
  readonly cpuUs: number;
  readonly slowMs: number;
  readonly came: number;
}

/** The same process with its pictures kept back, and with pictures coming, in turn: nothing else differs. */
const compare = async (
  { lab, pictures }: Stand,
  shop: BenchShop,
  what: string,
  lists: readonly (readonly string[])[],
): Promise<readonly Figure[]> => {
  const pids = [shop.pid, (await lab.postgres()).pid];
  const roundOf = async (isHeld: boolean): Promise<Round> => {
    pictures.hold(isHeld);
    await delay(settleMs);
    const sent = pictures.sent();
    const order = { port: shop.port, connections, seconds: lab.seconds, lists, pids };
    const { cpuMs, requests, slowMs } = mustBe(await load(order), [200, 304]);
    return { cpuUs: (cpuMs * 1000) / requests, slowMs, came: pictures.sent() - sent };
  };
  const found: { readonly before: Round; readonly meanwhile: Round }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Which comes first changes, so that a machine that slows down favours neither.
    const first = await roundOf(pair % 2 === 0);
    const second = await roundOf(pair % 2 !== 0);
    const [before, meanwhile] = pair % 2 === 0 ? [first, second] : [second, first];
    found.push({ before, meanwhile });
    lab.say(`  ${what}: ${JSON.stringify(found.at(-1))}`);
  }
  pictures.hold(true);
  const came = found.reduce((sum, { meanwhile }) => sum + meanwhile.came, 0);
  if (came < pairs) throw new Error('hardly a picture came: ask for more, by --pictures');
  const ratios = (of: 'cpuUs' | 'slowMs') =>
    medianWithin(found.map(({ before, meanwhile }) => meanwhile[of] / before[of]));
  const median = (round: 'before' | 'meanwhile', of: 'cpuUs' | 'slowMs') =>
    middle(found.map((pair) => pair[round][of]));
  const [cpu, cpuLow, cpuHigh] = ratios('cpuUs');
  const [slow, slowLow, slowHigh] = ratios('slowMs');
  return [
    {
      benchmark,
      what: `${what} while pictures come: CPU a request`,
      value: `${cpu.toFixed(2)} times (${cpuLow.toFixed(2)} to ${cpuHigh.toFixed(2)})`,
      budget: '1.1 times',
      kept: cpu <= 1.1,
      note: `${pairs} pairs at full load; median ${micro(median('meanwhile', 'cpuUs'))} against ${micro(median('before', 'cpuUs'))}; ${(came / pairs / lab.seconds).toFixed(1)} pictures a second`,
    },
    {
      benchmark,
      what: `${what} while pictures come: 99 % of responses`,
      value: `${slow.toFixed(2)} times (${slowLow.toFixed(2)} to ${slowHigh.toFixed(2)})`,
      budget: '2 times',
      kept: slow <= 2,
      note: `median ${milli(median('meanwhile', 'slowMs'))} against ${milli(median('before', 'slowMs'))}`,
    },
  ];
};

const homePage = [requestText({ path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } })];

/** Returns when this many masters are here. */
const untilHere = async ({ database }: Stand, count: number): Promise<void> => {
  for (const until = performance.now() + patienceMs; (await mastersHere(database)).length < count; await delay(250))
    if (performance.now() > until) throw new Error('the pictures do not come');
};

/** Kills the shop in the middle, and lets the next one fetch the rest. */
const killed = async (stand: Stand, shop: BenchShop): Promise<readonly Figure[]> => {
  const { lab, pictures, database, open } = stand;
  const total = lab.pictures;
  const already = (await mastersHere(database)).length;
  pictures.hold(false);
  const beganAt = performance.now();
  await untilHere(stand, Math.ceil((already + total) / 2));
  process.kill(shop.pid, 'SIGKILL');
  const rate = ((await mastersHere(database)).length - already) / ((performance.now() - beganAt) / 1000);
  const sent = pictures.sent();
  const next = await open();
  try {
    while (pictures.sent() === sent) await delay(20);
    const onAgainMs = performance.now();
    await untilHere(stand, total);
    const names = await mastersHere(database);
    const path = `/pictures/original/480/${names[0]}.webp`;
    const [picture, frame] = [
      await next.ask({ path }),
      await next.ask({ path: '/pictures/original/480/no-picture.webp' }),
    ];
    if (picture.status !== 200 || picture.body.equals(frame.body)) throw new Error(`${path} is not the picture`);
    const twice = pictures.sent() - total;
    return [
      {
        benchmark,
        what: `${total} pictures, kill -9 in the middle: fetched twice`,
        value: String(twice),
        budget: `${lanes}`,
        kept: twice <= lanes,
        note: `all ${names.length} are here ${((performance.now() - onAgainMs) / 1000).toFixed(0)} s after the next process began; without requests ${rate.toFixed(0)} pictures a second`,
      },
    ];
  } finally {
    await next.stop();
  }
};

const memoryFigure = (before: number, meanwhile: number): Figure => ({
  benchmark,
  what: 'memory while pictures come, above that before',
  value: `${(meanwhile - before).toFixed(0)} MiB`,
  budget: '150 MB',
  kept: (meanwhile - before) * 1.048_576 <= 150,
  note: `at most ${meanwhile.toFixed(0)} against ${before.toFixed(0)} MiB under the same load`,
});

export const feedPictures: Benchmark = {
  name: benchmark,
  about: 'what shoppers notice while the pictures of a large feed come, and a kill in the middle of it',
  run: async (lab) => {
    const stand = await openStand(lab);
    const shop = await stand.open();
    try {
      const { figure, changes } = await sell(stand, shop);
      const kinds = [
        ['home from memory', [homePage]],
        ['cart change', changes],
      ] as const;
      const warm = async (): Promise<void> => {
        for (const [, lists] of kinds) await load({ port: shop.port, connections, seconds: lab.seconds * 2, lists });
      };
      await warm();
      forgetPeak(shop.pid);
      await warm();
      const before = memoryOf(shop.pid).peakMib;
      forgetPeak(shop.pid);
      const figures = [figure];
      for (const [what, lists] of kinds) figures.push(...(await compare(stand, shop, what, lists)));
      figures.push(memoryFigure(before, memoryOf(shop.pid).peakMib));
      figures.push(...(await killed(stand, shop)));
      return figures;
    } finally {
      await shop.stop();
      stand.pictures.close();
    }
  },
};
