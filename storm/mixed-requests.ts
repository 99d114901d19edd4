import { knownQueries } from '../src/server/wiring/proxy/nginx-parts.ts';
import { pages } from '../src/pages/registry.ts';
import type { Ask, AskSet } from '../deploy/ask.ts';
import { agents } from '../deploy/promises.ts';
import { oddCookies } from '../deploy/odd-requests.ts';
import { hostileTexts } from './api-requests.ts';
import type { Random } from './random.ts';
import type { Tally } from './tally.ts';
import { anyAddress } from './visitor.ts';

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
    from: anyAddress(random),
  };
};

/** Sends one request after another until `isOver`. */
export const send = async (
  { ask, tally, isOver }: { readonly ask: AskSet; readonly tally: Tally; readonly isOver: () => boolean },
  kind: string,
  next: () => Ask,
): Promise<void> => {
  while (!isOver()) await tally.ask(kind, ask, next());
};
