import { cartPath } from '../../src/contracts/cart.contract.ts';
import { besideBare, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, requestText } from '../harness/load.ts';
import type { BenchShop } from '../harness/shop.ts';
import { soldArticles, type SoldArticle } from '../harness/sold.ts';
import { csrf, visitorCookies } from '../harness/visitor.ts';

const linesOfCart = 5;

const put = (cookie: string, { productId, tcm }: SoldArticle, quantity: number): string =>
  requestText({
    path: cartPath,
    method: 'PUT',
    headers: { ...csrf, cookie },
    body: JSON.stringify({ setArticle: { productId, tcm, quantity } }),
  });

/** So many visitors, each with a cart of five lines of their own. */
const visitorsOf = async (shop: BenchShop, articles: readonly SoldArticle[], count: number): Promise<string[]> => {
  const cookies: string[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) cookies.push(await visitorCookies(shop.ask));
  const fill = cookies.flatMap((cookie) => articles.slice(0, linesOfCart).map((article) => put(cookie, article, 9)));
  mustBe(await load({ port: shop.port, connections: 1, seconds: 60, lists: [fill], once: true }), [200]);
  return cookies;
};

/** Each visitor changes one line of the cart after the other, always to another quantity. */
const changesOf = (cookie: string, articles: readonly SoldArticle[]): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((quantity) =>
    articles.slice(0, linesOfCart).map((article) => put(cookie, article, quantity)),
  );

interface Setup {
  readonly shop: BenchShop;
  readonly articles: readonly SoldArticle[];
  readonly trees: readonly string[];
  readonly pids: readonly number[];
}

const onPostgres = async (lab: Lab): Promise<Setup> => {
  const postgres = await lab.postgres();
  const shop = await lab.shopOnPostgres();
  const articles = await soldArticles(postgres.url, 'DE', linesOfCart);
  return { shop, articles, trees: ['shop', 'PostgreSQL'], pids: [shop.pid, postgres.pid] };
};

/** The demo has the same articles on both databases; the embedded one cannot be asked from outside. */
const embedded = async (lab: Lab): Promise<Setup> => {
  const { articles } = await onPostgres(lab);
  const shop = await lab.shopEmbedded();
  return { shop, articles, trees: ['shop with its database'], pids: [shop.pid] };
};

interface CartRun {
  readonly benchmark: string;
  readonly what: string;
  readonly connections: number;
  readonly most?: number;
  readonly list: (cookie: string, articles: readonly SoldArticle[]) => string[];
}

const runCart = async (
  lab: Lab,
  { shop, articles, trees, pids }: Setup,
  { benchmark, what, connections, most, list }: CartRun,
): Promise<readonly Figure[]> => {
  const bare = await lab.bare();
  const cookies = await visitorsOf(shop, articles, connections);
  const order = {
    port: shop.port,
    connections,
    seconds: lab.seconds,
    lists: cookies.map((cookie) => list(cookie, articles)),
  };
  mustBe(await load({ ...order, seconds: 1.5 }), [200, 304]);
  const beside = await bare.run('/', connections, lab.seconds);
  const measured = mustBe(await measure(order, pids), [200, 304]);
  return besideBare({
    benchmark,
    what: `${what}, ${connections} connections`,
    shop: measured,
    bare: beside,
    trees,
    ...(most === undefined ? {} : { most }),
  });
};

const reading = (cookie: string): string[] => [requestText({ path: cartPath, headers: { ...csrf, cookie } })];

export const cartOnPostgres: Benchmark = {
  name: 'cart-postgres',
  about: 'cart changes and reads on PostgreSQL, each connection its own cart of five lines',
  run: async (lab) => {
    const setup = await onPostgres(lab);
    const figures: Figure[] = [];
    const benchmark = 'cart-postgres';
    for (const connections of [16, 50]) {
      const change = { benchmark, what: 'cart change on PostgreSQL', connections, list: changesOf };
      figures.push(...(await runCart(lab, setup, connections === 16 ? { ...change, most: 15 } : change)));
    }
    figures.push(
      ...(await runCart(lab, setup, {
        benchmark,
        what: 'cart read on PostgreSQL',
        connections: 16,
        most: 6,
        list: reading,
      })),
    );
    return figures;
  },
};

export const cartEmbedded: Benchmark = {
  name: 'cart-embedded',
  about: 'the same on the embedded database',
  run: async (lab) => {
    const setup = await embedded(lab);
    const benchmark = 'cart-embedded';
    return [
      ...(await runCart(lab, setup, { benchmark, what: 'cart change, embedded', connections: 16, list: changesOf })),
      ...(await runCart(lab, setup, { benchmark, what: 'cart read, embedded', connections: 16, list: reading })),
    ];
  },
};
