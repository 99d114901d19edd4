import { setTimeout as delay } from 'node:timers/promises';
import { soldArticles } from '../bench/harness/sold.ts';
import { csrf, visitorCookies } from '../bench/harness/visitor.ts';
import { cartPagePath, cartPath } from '../src/contracts/cart/cart.contract.ts';
import { isBot } from '../src/server/rendering/bots.ts';
import type { Answer } from './ask.ts';
import type { WholeSet } from './whole-set.ts';

/** What the set of compose.yaml promises, each tried against the running set. Throws what was seen instead. */
export interface SetPromise {
  readonly title: string;
  readonly hold: (set: WholeSet) => Promise<void>;
  /** why Varnish does not have to keep it */
  readonly ofNginxAlone?: string;
}

/** Returns once it is so, or after five seconds: for what another process does in its own time. */
export const untilSo = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 250 && !isSo(); tries += 1) await delay(20);
};

export const must = (isSo: boolean, seen: () => string): void => {
  if (!isSo) throw new Error(seen());
};

export const cacheWord = (answer: Answer): string => String(answer.headers['x-cache'] ?? 'none');
/** Uncompressed, so that the words of a page can be compared. */
export const plainHtml = { accept: 'text/html' } as const;
export const html = { accept: 'text/html', 'accept-encoding': 'br' } as const;

const cartOf = async (ask: WholeSet['ask'], cookie: string): Promise<number> => {
  const answer = await ask({ path: cartPath, headers: { ...csrf, cookie } });
  must(answer.status === 200, () => `reading the cart: ${answer.status} ${answer.body}`);
  return (JSON.parse(answer.body) as { cart: { numberOfArticles: number } }).cart.numberOfArticles;
};

export const putInto = async (ask: WholeSet['ask'], cookie: string, set: WholeSet, quantity: number): Promise<void> => {
  const [article] = await soldArticles(set.databaseUrl, 'DE', 1);
  const answer = await ask({
    path: cartPath,
    method: 'PUT',
    headers: { ...csrf, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ setArticle: { ...article, quantity } }),
  });
  must(answer.status === 200, () => `changing the cart: ${answer.status} ${answer.body}`);
};

export const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Near the borders of the list of robots: its odd expressions, and names that only look like one. */
export const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138 Mobile Safari/537.36 GoogleApp/16.1',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible)',
  'Mozilla/5.0 (compatible; MSIE 10.0)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'GoogleNewsSapphire/1.0 (Linux)',
  'camscanner 7 (Android)',
  'Twitterbot|1.0',
  '<script>',
  'a'.repeat(60),
  `${'x y '.repeat(90)}bot`,
];

export const setPromises: readonly SetPromise[] = [
  {
    title: 'a page is drawn once and comes from the proxy the second time, compressed as the shop did it',
    ofNginxAlone: 'Varnish keeps one entry in gzip for all, and unpacks it itself',
    hold: async ({ ask }) => {
      const path = '/?campaign=first';
      await ask({ path, headers: html });
      const second = await ask({ path: '/?campaign=second', headers: html });
      must(second.status === 200 && cacheWord(second) === 'HIT', () => `${second.status} ${cacheWord(second)}`);
      must(second.headers['content-encoding'] === 'br', () => `encoded as ${second.headers['content-encoding']}`);
      must(second.headers['set-cookie'] === undefined, () => 'a public page set a cookie');
    },
  },
  {
    title: 'a robot, another site and another encoding have entries of their own',
    ofNginxAlone: 'Varnish keeps one entry in gzip for all, and unpacks it itself',
    hold: async ({ ask }) => {
      const others = [
        { path: '/', headers: { ...html, 'user-agent': robot } },
        { path: '/', headers: html, host: 'cz.localhost' },
        { path: '/', headers: { accept: 'text/html' } },
      ];
      await ask({ path: '/', headers: html });
      for (const question of others) {
        const answer = await ask(question);
        must(cacheWord(answer) === 'MISS', () => `${JSON.stringify(question)}: ${cacheWord(answer)}`);
      }
    },
  },
  {
    title: 'who is a robot to the shop is one to the proxy',
    hold: async ({ ask }) => {
      for (const [place, agent] of agents.entries()) {
        const path = `/?page=${1000 + place}`;
        await ask({ path, headers: { ...html, 'user-agent': robot } });
        const answer = await ask({ path, headers: { ...html, 'user-agent': agent } });
        const expected = isBot(agent) ? 'HIT' : 'MISS';
        must(cacheWord(answer) === expected, () => `${agent}: ${cacheWord(answer)}, not ${expected}`);
      }
    },
  },
  {
    title: 'a query that no page knows never reaches the shop, one that counts has its own entry',
    hold: async ({ ask }) => {
      await ask({ path: '/?page=7', headers: html });
      const same = await ask({ path: '/?utm_source=x&page=7&page=8&gclid=1', headers: html });
      must(cacheWord(same) === 'HIT', () => `unknown names: ${cacheWord(same)}`);
      for (const path of ['/?page=8', '/?PAGE=7', '/?%70age=7', '/?sort=price&page=7']) {
        const other = await ask({ path, headers: { ...html, 'accept-encoding': 'gzip' } });
        must(other.status === 200, () => `${path}: ${other.status}`);
      }
      const asked = await ask({ path: '/?PAGE=9', headers: html });
      const plain = await ask({ path: '/', headers: html });
      must(asked.body === plain.body, () => 'a name in capitals got a page of its own');
    },
  },
  {
    title: 'a page that has just gone stale is answered at once and drawn anew behind it',
    hold: async ({ ask }) => {
      const seen: string[] = [];
      await ask({ path: '/?page=2000', headers: html });
      while (seen.length < 40 && !seen.includes('STALE')) {
        await delay(250);
        seen.push(cacheWord(await ask({ path: '/?page=2000', headers: html })));
      }
      must(seen.includes('STALE'), () => seen.join(' '));
      await delay(250);
      const next = cacheWord(await ask({ path: '/?page=2000', headers: html }));
      must(next === 'HIT', () => `and then ${next}`);
    },
  },
  {
    title: 'a foreign host is shown DE from the one entry of all foreign hosts, and no link names it',
    hold: async ({ ask }) => {
      const first = await ask({ path: '/', host: 'evil.example', headers: html });
      const plain = await ask({ path: '/', host: 'other.example', headers: { accept: 'text/html' } });
      must(first.status === 200 && !plain.body.includes('other.example'), () => 'the foreign host stands in the page');
      must(!plain.body.includes('evil.example'), () => 'an earlier foreign host stands in the page');
    },
  },
  {
    title: 'a cart that is changed through one process is read through the other, and through the proxy',
    hold: async (set) => {
      const [one, other] = set.shops;
      const cookie = await visitorCookies(set.ask);
      await putInto(one.ask, cookie, set, 2);
      must((await cartOf(other.ask, cookie)) === 2, () => 'the other process does not see it');
      await putInto(other.ask, cookie, set, 3);
      must((await cartOf(one.ask, cookie)) === 3, () => 'the first process does not see it');
      must((await cartOf(set.ask, cookie)) === 3, () => 'the proxy shows something else');
    },
  },
  {
    title: 'a personal page is never kept',
    hold: async (set) => {
      const mine = await visitorCookies(set.ask);
      await putInto(set.ask, mine, set, 1);
      for (const cookie of [mine, mine, await visitorCookies(set.ask)]) {
        const answer = await set.ask({ path: cartPagePath, headers: { ...html, cookie } });
        must(answer.status === 200, () => `the cart page answered ${answer.status}`);
        must(answer.headers['cache-control'] === 'no-store', () => `${answer.headers['cache-control']}`);
        must(cacheWord(answer) === 'none', () => cacheWord(answer));
      }
    },
  },
  {
    title: 'a preview passes by what is kept',
    hold: async ({ ask }) => {
      const answer = await ask({ path: '/', headers: { ...html, cookie: 'PreviewToken=x' } });
      must(cacheWord(answer) === 'BYPASS', () => cacheWord(answer));
    },
  },
  {
    title: 'figures for whoever runs the shop stay inside',
    hold: async ({ ask }) => {
      const { status } = await ask({ path: '/metrics' });
      must(status === 404, () => `${status}`);
    },
  },
  {
    title: 'one process is killed: pages and carts go on through the proxy; it comes back and sells again',
    hold: async (set) => {
      const cookie = await visitorCookies(set.ask);
      await putInto(set.ask, cookie, set, 1);
      await set.shops[0].kill9();
      for (const quantity of [2, 3, 4, 5]) {
        await putInto(set.ask, cookie, set, quantity);
        must((await cartOf(set.ask, cookie)) === quantity, () => 'a change was lost');
        const page = await set.ask({ path: `/?page=${quantity}`, headers: html });
        must(page.status === 200, () => `a page answered ${page.status}`);
      }
      await set.shops[0].start();
      must((await cartOf(set.shops[0].ask, cookie)) === 5, () => 'the restarted process does not know the cart');
    },
  },
];
