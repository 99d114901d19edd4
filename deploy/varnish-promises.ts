import { csrf } from '../bench/harness/visitor.ts';
import type { AskSet } from './ask.ts';
import { cachePromises } from './cache-promises.ts';
import { cacheWord, html, must, plainHtml, setPromises, type SetPromise } from './promises.ts';
import { proxyPromises } from './proxy-promises.ts';
import type { WholeSet } from './whole-set.ts';

/**
 * Varnish answers a request that it refuses before it has read all of it, and closes the connection: a client that still sends
 * may see the end of the connection in place of the answer.
 */
const refusalsAsAnswers =
  (ask: AskSet): AskSet =>
  (question) =>
    ask(question).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ECONNRESET' && fault.code !== 'EPIPE') throw fault;
      return { status: 400, headers: {}, body: '', bytes: Buffer.alloc(0) };
    });

/** The set as it is seen by way of Varnish. */
export const behindVarnish = (set: WholeSet): WholeSet => {
  if (set.askVarnish === undefined) throw new Error('Varnish is not part of this set');
  return { ...set, ask: refusalsAsAnswers(set.askVarnish) };
};

const ownPromises: readonly SetPromise[] = [
  {
    title: 'one page is kept for all encodings, and those who take none get it plain',
    hold: async ({ ask, shops: [shop] }) => {
      const path = '/?page=3000';
      await ask({ path, headers: html });
      const packed = await ask({ path, headers: { ...plainHtml, 'accept-encoding': 'gzip, br' } });
      must(packed.headers['content-encoding'] === 'gzip', () => String(packed.headers['content-encoding']));
      const plain = await ask({ path, headers: plainHtml });
      must(cacheWord(plain) === 'HIT' && plain.body === (await shop.ask({ path, headers: plainHtml })).body, () =>
        cacheWord(plain),
      );
    },
  },
  {
    title: '[RUN-11] each answer has an id of its own, which the shop has too, and none is a stranger’s',
    hold: async ({ ask }) => {
      const headers = { accept: '*/*', 'x-request-id': 'the-id-of-a-stranger' };
      const seen = new Set<string>();
      const paths = ['/', '/', '/login', '/nowhere', '/metrics', '/service/nowhere'];
      for (const path of paths) {
        const answer = await ask({ path, headers });
        const id = String(answer.headers['x-request-id']);
        must(/^varnish-[\d-]{10,50}$/.test(id) && id.length <= 64, () => `${path} has the id ${id}`);
        if (path === '/service/nowhere') must(answer.body.includes(`"requestId":"${id}"`), () => answer.body);
        seen.add(id);
      }
      must(seen.size === paths.length, () => [...seen].join(' '));
    },
  },
  {
    title: 'headers of its own are no visitor’s to set',
    hold: async ({ ask, shops: [shop] }) => {
      const question = { path: '/?page=3001', headers: plainHtml };
      const names = [
        'site',
        'robot',
        'footer',
        'groups',
        'key',
        'mode',
        'past',
        'kept',
        'name',
        'port',
        'path',
        'args',
      ];
      const forged = Object.fromEntries(names.map((name) => [`x-kontor-${name}`, name === 'site' ? 'TR' : 'old']));
      const [right, seen, after] = [
        await shop.ask(question),
        await ask({ ...question, headers: { ...plainHtml, ...forged } }),
        await ask(question),
      ];
      must(seen.body === right.body, () => 'a forged header makes a difference');
      must(after.body === right.body && cacheWord(after) === 'HIT', () => `and then ${cacheWord(after)}`);
    },
  },
  {
    title: 'forms are taken again soon after one process is gone',
    hold: async (set) => {
      const send = async () =>
        (await set.ask({ path: '/service/nowhere', method: 'POST', headers: csrf, body: '' })).status;
      await set.shops[0].kill9();
      const goneSince = performance.now();
      let answered = 0;
      while (answered < 20) {
        const status = await send();
        answered = status === 503 ? 0 : answered + 1;
        must(performance.now() - goneSince < 5000, () => 'a form is still lost after five seconds');
      }
      await set.shops[0].start();
    },
  },
];

/** RUN-8: the contract of the supplied nginx file, kept by the one of Varnish. */
export const varnishPromises: readonly SetPromise[] = [
  ...ownPromises,
  ...[...setPromises, ...cachePromises, ...proxyPromises].filter(({ ofNginxAlone }) => ofNginxAlone === undefined),
];

/** Those that are quick, and that a change of the tables could break. */
const quickTitles =
  /^(?:one page is kept|\[RUN-11\]|headers of its own|who is a robot|a query that no page|a foreign host|a personal page says|a site’s pages|another footer|the supplied proxy keeps)/;
export const quickVarnishPromises = varnishPromises.filter(({ title }) => quickTitles.test(title));
