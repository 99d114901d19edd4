import { knownQueries } from '../src/server/wiring/proxy/nginx-parts.ts';
import { pages } from '../src/pages/registry.ts';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { askAt, type Ask } from '../deploy/ask.ts';
import { agents } from '../deploy/promises.ts';
import { oddCookies } from '../deploy/odd-requests.ts';
import { hostileTexts } from './api-requests.ts';
import type { Random } from '../tests/support/words/random.ts';
import type { Tally } from './tally.ts';
import { anyAddress } from './people/visitor.ts';

const hosts = ['de', 'at', 'ch', 'ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr'].map((label) => `${label}.localhost`);
const queries = knownQueries(pages);
const values = ['1', '2', '7', '-1', '999999999', 'kaffee', 'b%C3%B6gre', '%20', 'price', 'a:b,c:d', ...hostileTexts];

/** Pages by their addresses, with a query now and then: what visitors and robots ask for. */
export const pageRequest = (random: Random, products: readonly { readonly path: string }[]): Ask => {
  const isProduct = random.isTrue(0.4);
  const paths = isProduct ? [random.of(products).path] : random.of(pages).paths;
  const path = random.of(paths).replaceAll(/:(\w+)(?:\([^)]*\))?/g, () => encodeURI(random.of(['1', 'x', '1000'])));
  const value = random.of(values);
  const query = random.isTrue(0.4) ? `?${random.of(queries)}=${encodeURIComponent(value.toWellFormed())}` : '';
  return {
    path: path.replace('*', 'x') + query,
    host: isProduct ? 'de.localhost' : random.of(hosts),
    headers: {
      accept: 'text/html',
      'accept-encoding': random.of(['br', 'gzip', 'identity']),
      'user-agent': random.of(agents),
      ...(random.isTrue(0.2) ? { cookie: random.of(oddCookies) } : {}),
    },
  };
};

const requestsOfVisitor = 20;
/** Few of these are kept by a cache: each costs as much as twenty of what shoppers ask most. */
const betweenMs = 250;

export interface Sending {
  readonly port: number;
  readonly tally: Tally;
  readonly random: Random;
  readonly isOver: () => boolean;
}

/** Sends one request after another until `isOver`; after some of them comes another visitor, with a new address and connection. */
export const send = async (
  { port, tally, random, isOver }: Sending,
  kind: string,
  next: (random: Random) => Ask,
): Promise<void> => {
  while (!isOver()) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = askAt('127.0.0.1', port, agent);
    const from = anyAddress(random);
    for (let left = requestsOfVisitor; left > 0 && !isOver(); left -= 1) {
      await tally.ask(kind, ask, { ...next(random), from });
      await delay(betweenMs);
    }
    agent.destroy();
  }
};
