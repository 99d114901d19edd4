import { statement } from '../../src/lib/database.ts';
import { openPostgres } from '../../src/server/database/postgres.ts';
import { changesOf, put, reading, visitorsOf } from '../harness/carts.ts';
import { besideBare, micro, milli, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, type Measured } from '../harness/load.ts';
import { newDatabase } from '../harness/postgres.ts';
import type { BenchShop } from '../harness/shop.ts';
import { soldArticles, type SoldArticle } from '../harness/sold.ts';
import { visitorCookies } from '../harness/visitor.ts';

const mostConnections = 50;

interface Setup {
  readonly shop: BenchShop;
  readonly articles: readonly SoldArticle[];
  readonly trees: readonly string[];
  readonly pids: readonly number[];
}

const onPostgres = async (lab: Lab, database?: string): Promise<Setup> => {
  const postgres = await lab.postgres();
  const shop = await lab.shopOnPostgres(database);
  const articles = await soldArticles(database ?? postgres.url, 'DE', mostConnections);
  return { shop, articles, trees: ['shop', 'PostgreSQL'], pids: [shop.pid, postgres.pid] };
};

/** The demo has the same articles on both databases; the embedded one cannot be asked from outside. */
const embedded = async (lab: Lab): Promise<Setup> => {
  const { articles } = await onPostgres(lab);
  const shop = await lab.shopEmbedded();
  return { shop, articles, trees: ['shop with its database'], pids: [shop.pid] };
};

interface CartRun {
  readonly what: string;
  readonly connections: number;
  readonly list: (cookie: string, articles: readonly SoldArticle[]) => string[];
}

/** By then the compiler of Node has done with what is asked: before, the same change took a third more. */
const warmSeconds = 5;
/** The 99th percentile of the duration of a change. */
const mostSlowMs = 25;

const runCart = async (lab: Lab, { shop, articles, pids }: Setup, { connections, list }: CartRun) => {
  const bare = await lab.bare();
  const cookies = await visitorsOf(shop, articles, connections);
  const order = {
    port: shop.port,
    connections,
    seconds: lab.seconds,
    lists: cookies.map((cookie) => list(cookie, articles)),
  };
  mustBe(await load({ ...order, seconds: warmSeconds }), [200, 304]);
  const beside = await bare.run('/', connections, lab.seconds);
  return { bare: beside, shop: mustBe(await measure(order, pids), [200, 304]) };
};

const slowest = (benchmark: string, what: string, { slowMs }: Measured): Figure => ({
  benchmark,
  what: `${what}: 99 % within`,
  value: milli(slowMs),
  budget: `${mostSlowMs} ms`,
  kept: slowMs <= mostSlowMs,
});

const figuresOf = async (
  lab: Lab,
  setup: Setup,
  benchmark: string,
  { most, ...run }: CartRun & { readonly most?: number },
): Promise<readonly Figure[]> => {
  const what = `${run.what}, ${run.connections} connections`;
  const measured = await runCart(lab, setup, run);
  return [
    ...besideBare({ benchmark, what, ...measured, trees: setup.trees, ...(most === undefined ? {} : { most }) }),
    ...(run.list === changesOf ? [slowest(benchmark, what, measured.shop)] : []),
  ];
};

/**
 * All of them on one cart, each with a line of its own, to and fro between two quantities: a change that was answered and not
 * counted would leave nothing to do for the next one on its line, which answers 304.
 */
const onOneCart = async (lab: Lab, { shop, articles, trees, pids }: Setup, benchmark: string) => {
  const connections = Math.min(mostConnections, articles.length);
  const what = `cart change on PostgreSQL, all ${connections} on one cart`;
  const bare = await lab.bare();
  const cookie = await visitorCookies(shop.ask);
  const lists = articles.slice(0, connections).map((article) => [put(cookie, article, 1), put(cookie, article, 2)]);
  const order = { port: shop.port, connections, seconds: lab.seconds, lists };
  const begin = articles.slice(0, connections).map((article) => put(cookie, article, 3));
  const fill = () => load({ port: shop.port, connections: 1, seconds: 60, lists: [begin], once: true });
  mustBe(await fill(), [200]);
  mustBe(await load({ ...order, seconds: warmSeconds }), [200]);
  mustBe(await fill(), [200]);
  const beside = await bare.run('/', connections, lab.seconds);
  const measured = mustBe(await measure(order, pids), [200]);
  return [
    ...besideBare({ benchmark, what, shop: measured, bare: beside, trees, most: 15 }),
    slowest(benchmark, what, measured),
  ];
};

const runs = [
  { what: 'cart change on PostgreSQL', connections: 16, most: 9, list: changesOf },
  { what: 'cart change on PostgreSQL', connections: mostConnections, most: 7, list: changesOf },
  { what: 'cart read on PostgreSQL', connections: 16, most: 6, list: reading },
] as const;

export const cartOnPostgres: Benchmark = {
  name: 'cart-postgres',
  about: 'cart changes and reads on PostgreSQL, each connection its own cart of five lines, and all on one',
  run: async (lab) => {
    const setup = await onPostgres(lab);
    const benchmark = 'cart-postgres';
    const figures: Figure[] = [];
    for (const run of runs) figures.push(...(await figuresOf(lab, setup, benchmark, run)));
    return [...figures, ...(await onOneCart(lab, setup, benchmark))];
  },
};

export const cartEmbedded: Benchmark = {
  name: 'cart-embedded',
  about: 'the same on the embedded database',
  run: async (lab) => {
    const setup = await embedded(lab);
    const benchmark = 'cart-embedded';
    const change = { what: 'cart change, embedded', connections: 16, most: 20, list: changesOf };
    const read = { what: 'cart read, embedded', connections: 16, list: reading };
    return [...(await figuresOf(lab, setup, benchmark, change)), ...(await figuresOf(lab, setup, benchmark, read))];
  },
};

const storedCarts = 1_000_000;

/** Carts of three lines as a change keeps them, their days spread over the ninety. */
const storeCarts = statement(
  '',
  `insert into cart (site, visitor_id, version, entries, recent_changes, expires_on)
   select 'DE', gen_random_uuid(), 3, (select jsonb_agg(jsonb_build_object('productId', (100000000 + n % 900000 + line)::text,
       'tcm', 'tcm-' || line, 'quantity', line, 'title', 'An article of a cart that is stored', 'amountMinor', 1299,
       'picture', 'mug-sage')) from generate_series(1, 3) as line),
     array[gen_random_uuid()::text, gen_random_uuid()::text, gen_random_uuid()::text], current_date + (n % 90 + 1)::integer
   from generate_series($1::integer, $2::integer) as n`,
);

const cpuOf = ({ cpuUs }: Measured): number => cpuUs.reduce((all, one) => all + one, 0);

export const cartsStored: Benchmark = {
  name: 'carts-stored',
  about: 'the same figures with a million carts in the database, beside those with none',
  run: async (lab) => {
    const address = await newDatabase((await lab.postgres()).url, 'carts_stored');
    const setup = await onPostgres(lab, address);
    const figures = async () => {
      const measured: number[] = [];
      for (const run of runs) measured.push(cpuOf((await runCart(lab, setup, run)).shop));
      return measured;
    };
    const before = await figures();
    const db = openPostgres(address, 1);
    // In parts: each is done before a statement's time is over.
    for (let from = 1; from <= storedCarts; from += 50_000) await db.query(storeCarts, [from, from + 49_999]);
    for (const text of ['vacuum analyze cart', 'checkpoint']) await db.query(statement('', text));
    await db.close();
    const after = await figures();
    return runs.map(({ what, connections }, place): Figure => {
      const [none, many] = [before[place] ?? Number.NaN, after[place] ?? Number.NaN];
      return {
        benchmark: 'carts-stored',
        what: `${what}, ${connections} connections, ${storedCarts} carts stored: CPU a request`,
        value: `${(many / none).toFixed(2)} of that with none`,
        note: `${micro(many)} against ${micro(none)}`,
        budget: '1.20',
        kept: many <= none * 1.2,
      };
    });
  },
};
