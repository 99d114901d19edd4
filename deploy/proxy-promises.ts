import pg from 'pg';
import { confirmPagePath, newsletterBases, subscribersPath } from '../src/contracts/newsletter/newsletter.contract.ts';
import { productPages } from '../bench/harness/sold.ts';
import { csrf, visitorCookies } from '../bench/harness/visitor.ts';
import { heavyRequests, oddCookies } from './odd-requests.ts';
import { cacheWord, html, must, plainHtml, putInto, untilSo, type SetPromise } from './promises.ts';
import type { Answer, Ask } from './ask.ts';
import type { WholeSet } from './whole-set.ts';

/** Pages that no cache keeps: each answer has been asked of a process. */
const uncached = ['/contact', '/login', '/cancellation', '/withdrawal', '/service/cartfrontend/cart'];

/** Checks that the shop still answers all other visitors, through both processes, after the requests named by `after`. */
const isOpen = async ({ ask }: WholeSet, after: string): Promise<void> => {
  for (const path of [...uncached, ...uncached]) {
    const { status } = await ask({ path, headers: plainHtml });
    must(status === 200, () => `${path} answered ${status} after ${after}`);
  }
};

const isShutFor = async (set: WholeSet, work: () => Promise<void>): Promise<void> => {
  const { pathname } = new URL(set.databaseUrl);
  const name = pathname.slice(1);
  const client = new pg.Client({ connectionString: set.databaseUrl.replace(/[^/]+$/, 'postgres') });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await work();
  } finally {
    await client.query(`alter database ${name} allow_connections true`);
    await client.end();
  }
};

const letterTo = async (databaseUrl: string, recipient: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ body: string }>('select body from mail where recipient = $1', [recipient]);
    return rows[0]?.body ?? '';
  } finally {
    await client.end();
  }
};

const isSame = (one: Answer, other: Answer): boolean => one.status === other.status && one.body === other.body;

const firstLanguage = ({ body }: Answer): string => /<html lang="([^"]*)"/.exec(body)?.[1] ?? '';

/** RUN-8: one key for one answer, personal pages whole, and nothing that one request does to the next. */
export const proxyPromises: readonly SetPromise[] = [
  {
    title: 'the link of a newsletter’s mail opens the page that it names',
    hold: async (set) => {
      const email = 'through.the.proxy@example.com';
      const signUp = { email, consents: [], origin: 'NEWSLETTER', originAddition: '' };
      const asked = await set.ask({
        path: newsletterBases[0] + subscribersPath,
        method: 'POST',
        headers: { ...csrf, 'content-type': 'application/json' },
        body: JSON.stringify(signUp),
      });
      must(asked.status < 300, () => `signing up: ${asked.status} ${asked.body}`);
      const [link] = new RegExp(`${confirmPagePath}\\S+`).exec(await letterTo(set.databaseUrl, email)) ?? [];
      must(link !== undefined, () => 'no mail with a link was written');
      const page = await set.ask({ path: link ?? '', headers: plainHtml });
      must(page.status === 200, () => `${page.status} ${page.headers.location}`);
      must(cacheWord(page) === 'none', () => cacheWord(page));
    },
  },
  {
    title: 'a personal page says what its query asks for, and is never kept',
    hold: async ({ ask, shops: [shop] }) => {
      for (const path of [
        '/contact?sent=1',
        '/login?message=confirmed',
        '/login?back=%2Fwatchlist',
        '/cancellation?sent=1',
      ]) {
        const [there, plain] = [
          await shop.ask({ path, headers: plainHtml }),
          await shop.ask({ path: path.replace(/\?.*/, ''), headers: plainHtml }),
        ];
        must(there.status === 200 && !isSame(there, plain), () => `${path} makes no difference`);
        for (const _ of [1, 2]) {
          const here = await ask({ path, headers: plainHtml });
          must(isSame(here, there), () => `${path} is another page through the proxy`);
          must(cacheWord(here) === 'none', () => `${path}: ${cacheWord(here)}`);
        }
      }
    },
  },
  ...heavyRequests.map(([what, question]): SetPromise => ({
    title: `${what}: refused or answered, and all others are served`,
    hold: async (set) => {
      for (const _ of [1, 2, 3, 4]) {
        const { status, headers } = await set.ask(question(set.port));
        must(status < 500, () => `${status}`);
        must((headers.location?.length ?? 0) <= 2048, () => `a Location of ${headers.location?.length} characters`);
      }
      await isOpen(set, what);
    },
  })),
  {
    title: 'an honest 503 is passed on, and takes no process out',
    hold: async (set) => {
      await isShutFor(set, async () => {
        for (const _ of [1, 2, 3, 4]) {
          const { status } = await set.ask({ path: '/health/ready' });
          must(status === 503, () => `not ready, and answered ${status}`);
        }
      });
      await isOpen(set, 'an honest 503');
    },
  },
  {
    title: 'a site’s pages are kept under its own name, however that is written',
    hold: async ({ ask }) => {
      const ways: readonly ((path: string) => Ask)[] = [
        (path) => ({ path, host: 'tr.localhost.' }),
        (path) => ({ path, host: 'TR.LocalHost' }),
        (path) => ({ path: `http://tr.localhost${path}`, host: 'de.localhost' }),
        (path) => ({ path: `http://de.localhost${path}`, host: 'tr.localhost' }),
      ];
      for (const [place, way] of ways.entries()) {
        const path = `/search?page=${50 + place}`;
        await ask({ ...way(path), headers: plainHtml });
        for (const [host, language] of [
          ['tr.localhost', 'tr-TR'],
          ['de.localhost', 'de-DE'],
        ] as const) {
          const seen = firstLanguage(await ask({ path, host, headers: plainHtml }));
          must(seen === language, () => `way ${place}: ${host} is shown ${seen}`);
        }
      }
    },
  },
  {
    title:
      '[RUN-11] each answer has an id of its own, which the shop and the log have too, and a page that is kept has none',
    ofNginxAlone: 'it reads the log of nginx',
    hold: async ({ ask, proxyLog }) => {
      const seen = new Set<string>();
      const stranger = 'the-id-of-a-stranger';
      const trace = '0af7651916cd43dd8448eb211c80319c';
      const headers = { ...html, 'x-request-id': stranger, traceparent: `00-${trace}-b7ad6b7169203331-01` };
      const paths = ['/', '/', '/', '/login', '/nowhere', '/metrics', '/service/nowhere'];
      for (const path of paths) {
        const { headers: answered, body } = await ask({ path, headers: { ...headers, accept: '*/*' } });
        const id = String(answered['x-request-id']);
        must(/^[0-9a-f]{32}$/.test(id), () => `${path} has the id ${id}`);
        must(!body.includes(stranger), () => `${path} repeats the id of a stranger`);
        if (path === '/service/nowhere') must(body.includes(`"requestId":"${id}"`), () => body);
        seen.add(id);
      }
      must(seen.size === paths.length, () => [...seen].join(' '));
      const linesOfThese = () =>
        proxyLog()
          .split('\n')
          .filter((line) => [...seen].some((id) => line.includes(id)))
          .map((line) => JSON.parse(line) as { readonly reqId: string; readonly traceId: string });
      // A worker of nginx writes its line after the response is on its way, and two workers do not wait for each other.
      await untilSo(() => linesOfThese().length === seen.size);
      const lines = linesOfThese();
      const logged = lines.map(({ reqId }) => reqId);
      must(logged.toSorted().join() === [...seen].toSorted().join(), () => JSON.stringify(lines));
      must(
        lines.every(({ traceId }) => traceId === trace),
        () => JSON.stringify(lines),
      );
    },
  },
  {
    title: 'a plain form is taken under every way to write the host that browsers have',
    hold: async ({ ask, port }) => {
      for (const host of ['de.localhost', 'de.localhost.']) {
        const { status } = await ask({
          path: '/contact',
          method: 'POST',
          host,
          headers: {
            ...plainHtml,
            'content-type': 'application/x-www-form-urlencoded',
            origin: `http://${host}:${port}`,
          },
          body: 'name=',
        });
        must(status === 400, () => `an empty form at ${host}: ${status}`);
      }
    },
  },
  {
    title: 'another footer and another group have entries of their own, whatever else stands in the cookies',
    hold: async ({ ask, shops: [shop] }) => {
      const at = async (path: string, cookie?: string) => {
        const question = { path, headers: { ...plainHtml, ...(cookie === undefined ? {} : { cookie }) } };
        return [await shop.ask(question), await ask(question)] as const;
      };
      for (const path of ['/', '/fragments/footer', '/fragments/header']) {
        for (const cookie of [...oddCookies, undefined, ...oddCookies]) {
          const [there, here] = await at(path, cookie);
          must(isSame(there, here), () => `${path} with “${cookie?.slice(0, 60)}” is another one through the proxy`);
        }
      }
    },
  },
  {
    title: 'a process is stopped: every request is answered',
    hold: async (set) => {
      const seen = new Map<number, number>();
      const over = new AbortController();
      const cookie = await visitorCookies(set.ask);
      await putInto(set.ask, cookie, set, 1);
      const askOn = async (path: string) => {
        while (!over.signal.aborted) {
          const { status } = await set.ask({ path, headers: { ...html, cookie } });
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      };
      const asking = [...uncached, ...uncached].map((path) => askOn(path));
      await set.shops[0].stop();
      await isOpen(set, 'a stop');
      over.abort();
      await Promise.all(asking);
      must([...seen.keys()].join() === '200', () => JSON.stringify([...seen]));
      await set.shops[0].start();
    },
  },
  // The last one: it leaves a process behind that was killed.
  {
    title: 'an old page is shown in place of one that cannot be drawn',
    hold: async (set) => {
      const [{ path } = { path: '' }] = await productPages(set.databaseUrl, 'DE');
      must((await set.ask({ path, headers: html })).status === 200, () => `${path} is not there`);
      // Nothing is left in the memory of the one that is asked.
      await set.shops[1].kill9();
      await set.shops[0].kill9();
      await set.shops[0].start();
      await isShutFor(set, async () => {
        const broken = await set.shops[0].ask({ path, headers: html });
        must(broken.status >= 500, () => `a process without a database answered ${broken.status}`);
        const shown = await set.ask({ path, headers: html });
        must(shown.status === 200, () => `${shown.status} ${cacheWord(shown)}`);
      });
    },
  },
];
