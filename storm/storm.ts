import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuMsOf } from '../bench/harness/processes.ts';
import { productPages, soldArticles, wordsOfTitles, type SoldArticle } from '../bench/harness/sold.ts';
import { askAt, type AskSet } from '../deploy/ask.ts';
import { apiRequests, type ApiDescription } from './api-requests.ts';
import { browse, filesOfPages } from './people/browse.ts';
import { compare, ordersOf, setStock, subscribersOf } from './books.ts';
import { checkCache } from './cache-check.ts';
import { proxiesOf } from './caches.ts';
import { changeCarts } from './people/carts.ts';
import { openCpuShares } from './report/cpu-shares.ts';
import { askedBy } from './report/failures.ts';
import { disturb } from './faults.ts';
import { sellLastPieces } from './people/last-piece.ts';
import { countMails } from './mails.ts';
import { pageRequest, send } from './mixed-requests.ts';
import { buyOnce, signUpOnce } from './people/orders.ts';
import { randomOf, type Random } from '../tests/support/words/random.ts';
import { signStaffIn } from './people/sign-ins.ts';
import { omitNullish } from '../src/lib/omit-nullish.ts';
import type { StormResults } from './report/report.ts';
import type { StormSet } from './set.ts';
import { openTally, type Tally } from './tally.ts';
import type { VisitorParts } from './people/visitor.ts';
import { watchRoutes } from './watch.ts';

export interface Wishes {
  readonly minutes: number;
  readonly seed: number;
  /** the commit that its processes begin with, before an upgrade to this version */
  readonly against?: string;
}

const articlesInAll = 40;
const cartVisitors = 8;
const buyersAtOnce = 2;
const fuzzersAtOnce = 3;
const browsingAtOnce = 16;
/**
 * Pauses, so that what costs most leaves room for what shoppers ask most: an hour on two quiet cores is to have a million requests,
 * and with them 100,000 changes of carts and 10,000 orders and sign-ups.
 */
const betweenOrdersMs = 700;
const betweenSignUpsMs = 400;
const betweenChecksMs = 200;
/** How long after its end the run still waits for responses. */
const patienceMs = 120_000;

interface Watch {
  readonly isOver: () => boolean;
  readonly isGivenUp: () => boolean;
  /** A stream that fails by a mistake of its own ends the run; awaited later, it says why. */
  readonly begin: <T>(stream: Promise<T>) => Promise<T>;
}

const watchUntil = (minutes: number, isStopped: () => boolean): Watch => {
  const endsAt = Date.now() + minutes * 60_000;
  let isFailed = false;
  let overSince: number | undefined;
  const isOver = (): boolean => isStopped() || isFailed || Date.now() >= endsAt;
  return {
    isOver,
    isGivenUp: () => {
      if (!isOver()) return false;
      overSince ??= Date.now();
      return Date.now() - overSince > patienceMs;
    },
    begin: (stream) => {
      stream.catch(() => {
        isFailed = true;
      });
      return stream;
    },
  };
};

/** One after another until the end; what each returns is kept. */
const repeat = async <T>(isOver: () => boolean, one: () => Promise<T | undefined>, betweenMs: number): Promise<T[]> => {
  const all: T[] = [];
  while (!isOver()) {
    const result = await one();
    if (result !== undefined) all.push(result);
    await delay(betweenMs);
  }
  return all;
};

interface Stage extends Watch {
  readonly storm: StormSet;
  readonly tally: Tally;
  /** random numbers of one stream */
  readonly random: () => Random;
}

/** What can be asked for, read before anything is disturbed. */
const readChoice = async ({ set, postgres }: StormSet) => {
  const described = await set.shops[0].ask({ path: '/docs/json' });
  const operations = apiRequests(JSON.parse(described.body) as ApiDescription);
  if (operations.length < 20) throw new Error(`only ${operations.length} operations are described`);
  const products = await productPages(postgres.url, 'DE');
  const words = await wordsOfTitles(postgres.url, 'DE');
  return { operations, browsed: { products, words, files: await filesOfPages(set.ask, products) } };
};

/** Requests made from the API description, pages by their addresses, and what browsers ask most. */
const fuzz = (
  { storm: { set }, tally, isOver, begin, random }: Stage,
  { operations, browsed }: Awaited<ReturnType<typeof readChoice>>,
) => {
  const { port } = set;
  const sending = () => ({ port, tally, random: random(), isOver });
  const fuzzing = Promise.all(
    Array.from({ length: fuzzersAtOnce }).flatMap(() => [
      begin(send(sending(), 'fuzz from the API description', (own) => own.of(operations)(own))),
      begin(send(sending(), 'pages', (own) => pageRequest(own, browsed.products))),
    ]),
  );
  const browsing = Promise.all(Array.from({ length: browsingAtOnce }, () => begin(browse(sending(), browsed))));
  return { fuzzing, browsing };
};

/** People who buy, sign up and fill carts. */
const shopping = (stage: Stage, last: SoldArticle, plenty: readonly SoldArticle[]) => {
  const { storm, tally, isOver, isGivenUp, begin, random } = stage;
  const { set, postgres } = storm;
  const parts = (): VisitorParts => ({ tally, random: random(), port: set.port, isGivenUp });
  const buyers = Array.from({ length: buyersAtOnce }, parts).map((own) =>
    begin(repeat(isOver, () => buyOnce(own, own.random.of(plenty)), betweenOrdersMs)),
  );
  const reader = parts();
  return {
    orders: begin(Promise.all(buyers).then((lists) => lists.flat())),
    signUps: begin(repeat(isOver, () => signUpOnce(reader), betweenSignUpsMs)),
    lastPieces: begin(sellLastPieces(parts(), postgres.url, last, isOver)),
    signIns: begin(signStaffIn(parts(), isOver)),
    carts: begin(changeCarts(parts(), plenty, cartVisitors, isOver)),
  };
};

const checking = ({ storm, tally, isOver, begin, random }: Stage) => {
  const { shops, port } = storm.set;
  const agent = new Agent({ keepAlive: true });
  const [first, second] = [askAt(shops[0].address, port, agent), askAt(shops[1].address, port, agent)];
  // One of them may be away.
  const direct: AskSet = (question) => second(question).catch(() => first(question));
  return proxiesOf(storm).map((proxy) => {
    const counts = checkCache({ ...proxy, direct, port, tally, random: random(), isOver, betweenMs: betweenChecksMs });
    return begin(counts.then((found) => [proxy.name, found] as const));
  });
};

/** Everything at once, for `minutes`; then what was acknowledged is compared with what is kept. */
export const runStorm = async (
  storm: StormSet,
  { minutes, seed }: Wishes,
  { isStopped, say }: { readonly isStopped: () => boolean; readonly say: (line: string) => void },
): Promise<StormResults> => {
  const { set, postgres, mails, logs } = storm;
  const { url } = postgres;
  const [last, ...plenty] = await soldArticles(url, 'DE', articlesInAll + 1);
  if (!last) throw new Error('nothing is sold');
  for (const article of plenty) await setStock(url, article, null);
  const choice = await readChoice(storm);
  const tally = openTally();
  let streams = 0;
  const random = (): Random => randomOf(seed * 1000 + (streams += 1));
  const stage: Stage = { ...watchUntil(minutes, isStopped), storm, tally, random };
  const { isOver, begin } = stage;
  const [beganAt, cpuBefore, cpu] = [performance.now(), cpuMsOf(process.pid), openCpuShares()];
  const turns = monitorEventLoopDelay();
  turns.enable();

  const { fuzzing, browsing } = fuzz(stage, choice);
  const bought = shopping(stage, last, plenty);
  const checks = checking(stage);
  const watching = begin(watchRoutes(askAt('127.0.0.1', set.port, new Agent({ keepAlive: true })), tally, isOver));
  const faults = await disturb(storm, tally, { random: random(), isOver, say });
  say('  the last responses …');
  await fuzzing;
  const cpuMs = cpuMsOf(process.pid) - cpuBefore;
  const cpuShares = cpu.end();
  turns.disable();
  const [orders, signUps, lastPieces] = await Promise.all([bought.orders, bought.signUps, bought.lastPieces]);
  const ids = new Set(tally.unexplained.flatMap(({ id }) => id ?? []));
  const asked = await askedBy(set.proxyLogFile, ids);
  return {
    // Ctrl-C may have ended it before its time.
    minutes: Math.round((performance.now() - beganAt) / 6000) / 10,
    seed,
    load: `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
    cpuMs,
    cpuShares,
    longestTurnMs: turns.max / 1e6,
    tally,
    traceOf: (id) => ({ ...omitNullish({ asked: asked.get(id), fault: logs.faultOf(id) }) }),
    logged: logs.counts,
    fallen: set.shops.flatMap(({ address, falls }) => falls.map((fall) => `${address}: ${fall}`)),
    faults,
    browsed: await browsing,
    watched: await watching,
    carts: await bought.carts,
    signIns: await bought.signIns,
    orders: compare(orders, await ordersOf(url, 'buyer')),
    signUps: compare(signUps, await subscribersOf(url)),
    lastPieces,
    lastOrders: compare(lastPieces.sent, await ordersOf(url, 'last')),
    mails: await countMails(url, mails, [...orders, ...signUps, ...lastPieces.sent]),
    caches: await Promise.all(checks),
  };
};
