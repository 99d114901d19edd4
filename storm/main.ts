import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { productPages, soldArticles } from '../bench/harness/sold.ts';
import { askAt } from '../deploy/ask.ts';
import { freshBuild } from '../tests/support/shops/build.ts';
import { apiRequests, type ApiDescription } from './api-requests.ts';
import { compare, ordersOf, setStock, subscribersOf } from './books.ts';
import { checkCache } from './cache-check.ts';
import { changeCarts } from './carts.ts';
import { disturb } from './faults.ts';
import { sellLastPieces } from './last-piece.ts';
import { countMails } from './mails.ts';
import { pageRequest, send } from './mixed-requests.ts';
import { buyOnce, signUpOnce, type Sent } from './orders.ts';
import { randomOf } from './random.ts';
import { reportOf, type StormResults } from './report.ts';
import { openStormSet, type StormSet } from './set.ts';
import { openTally } from './tally.ts';
import { watchRoutes } from './watch.ts';

const shortMinutes = 5;
const articlesInAll = 40;
const cartVisitors = 8;
/** How long after its end the run still waits for responses. */
const patienceMs = 120_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run storm [-- --minutes ${shortMinutes} --seed 1]

Starts the supplied set (nginx, two shop processes, PostgreSQL, a mail server), sends it all kinds of requests, kills its
processes, disturbs its network, and says at the end what was lost. The exit code is 1 when a promise was broken.
`;

interface Wishes {
  readonly minutes: number;
  readonly seed: number;
}

const numberAfter = (args: readonly string[], name: string, usual: number): number => {
  const place = args.indexOf(name);
  return place < 0 ? usual : Number(args[place + 1]);
};

export const wishesOf = (args: readonly string[]): Wishes | undefined => {
  const known = new Set(['--minutes', '--seed']);
  const isKnown = args.every((word, place) => known.has(word) || known.has(args[place - 1] ?? ''));
  const minutes = numberAfter(args, '--minutes', shortMinutes);
  const seed = numberAfter(args, '--seed', Date.now() % 1_000_000);
  return isKnown && minutes > 0 && Number.isInteger(seed) ? { minutes, seed } : undefined;
};

/** One sender after another until the end; what it returns is kept. */
const repeat = async <T>(isOver: () => boolean, one: () => Promise<T | undefined>): Promise<T[]> => {
  const all: T[] = [];
  while (!isOver()) {
    const result = await one();
    if (result !== undefined) all.push(result);
  }
  return all;
};

const runStorm = async (
  storm: StormSet,
  { minutes, seed }: Wishes,
  isStopped: () => boolean,
): Promise<StormResults> => {
  const { set, postgres, mail } = storm;
  const { port } = set;
  const [articles, products, described] = await Promise.all([
    soldArticles(postgres.url, 'DE', articlesInAll + 1),
    productPages(postgres.url, 'DE'),
    set.shops[0].ask({ path: '/docs/json' }),
  ]);
  const [last, ...plenty] = articles;
  if (!last) throw new Error('nothing is sold');
  for (const article of plenty) await setStock(postgres.url, article, null);

  const tally = openTally();
  const endsAt = Date.now() + minutes * 60_000;
  let failure: unknown;
  const isOver = (): boolean => isStopped() || failure !== undefined || Date.now() >= endsAt;
  /** A stream that fails by a mistake of its own ends the run; awaited later, it says why. */
  const begin = <T>(stream: Promise<T>): Promise<T> => {
    stream.catch((fault: unknown) => {
      failure ??= fault;
    });
    return stream;
  };
  let overSince: number | undefined;
  const isGivenUp = (): boolean => {
    if (!isOver()) return false;
    overSince ??= Date.now();
    return Date.now() - overSince > patienceMs;
  };
  let streams = 0;
  const random = () => randomOf(seed * 1000 + (streams += 1));
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8 });
  const ask = askAt('127.0.0.1', port, agent);
  const parts = () => ({ ask: set.ask, tally, random: random(), port, isGivenUp });
  const operations = apiRequests(JSON.parse(described.body) as ApiDescription);
  if (operations.length < 20) throw new Error(`only ${operations.length} operations are described`);

  const fuzz = [1, 2, 3].flatMap(() => {
    const [one, other] = [random(), random()];
    return [
      begin(send({ ask, tally, isOver }, 'fuzz from the API description', () => one.of(operations)(one))),
      begin(send({ ask, tally, isOver }, 'pages', () => pageRequest(other, products))),
    ];
  });
  const buyers = [1, 2].map(() => {
    const own = parts();
    return begin(repeat(isOver, () => buyOnce(own, own.random.of(plenty))));
  });
  const readers = [1].map(() => {
    const own = parts();
    return begin(repeat(isOver, () => signUpOnce(own)));
  });
  const proxies = [
    { name: 'nginx', ask: set.ask },
    ...(set.askVarnish === undefined ? [] : [{ name: 'Varnish', ask: set.askVarnish }]),
  ];
  const checks = proxies.map(async (proxy) => ({
    name: proxy.name,
    counts: await begin(checkCache({ ...proxy, direct: set.shops[1].ask, port, tally, random: random(), isOver })),
  }));
  const pieces = begin(sellLastPieces(parts(), postgres.url, last, isOver));
  const watching = begin(watchRoutes(set.ask, tally, isOver));
  const shopping = begin(changeCarts(parts(), plenty, cartVisitors, isOver));
  const faults = await disturb(storm, tally, { random: random(), isOver, say });
  say('  the last responses …');
  await Promise.all(fuzz);
  agent.destroy();
  const [orders, signUps, lastPieces] = await Promise.all([
    Promise.all(buyers).then((lists) => lists.flat()),
    Promise.all(readers).then((lists) => lists.flat()),
    pieces,
  ]);
  const carts = await shopping;
  const found = await Promise.all(checks);
  const sent: readonly Sent[] = [...orders, ...signUps, ...lastPieces.sent];
  const url = postgres.url;
  return {
    minutes,
    seed,
    load: `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
    tally,
    faults,
    watched: await watching,
    carts,
    orders: compare(orders, await ordersOf(url, 'buyer')),
    signUps: compare(signUps, await subscribersOf(url)),
    lastPieces,
    lastOrders: compare(lastPieces.sent, await ordersOf(url, 'last')),
    mails: await countMails(url, mail, sent),
    caches: found.map(({ name, counts }) => [name, counts] as const),
  };
};

/** Returns the exit code: 0 when every promise was held. */
export const main = async (args: readonly string[]): Promise<number> => {
  const wishes = wishesOf(args);
  if (!wishes) {
    say(help);
    return args.includes('--help') ? 0 : 2;
  }
  freshBuild();
  process.setMaxListeners(50);
  let isStopped = false;
  const stop = (): void => {
    // The second signal ends at once; what was started ends with this process.
    if (isStopped) process.exit(130);
    isStopped = true;
    say('stopping …');
  };
  // The embedded PostgreSQL listens as well, and would end this process before the rest of the set.
  const listen = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, stop);
  };
  say(`${wishes.minutes} minutes, seed ${wishes.seed}`);
  listen();
  const storm = await openStormSet(say);
  listen();
  try {
    const { text, isHeld } = reportOf(await runStorm(storm, wishes, () => isStopped));
    say(text);
    return isHeld ? 0 : 1;
  } finally {
    await storm.close();
  }
};
