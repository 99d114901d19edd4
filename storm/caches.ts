import { Agent } from 'node:http';
import { askAt, type AskSet } from '../deploy/ask.ts';
import { checkCache, type CacheCounts } from './cache-check.ts';
import { randomOf, type Random } from '../tests/support/words/random.ts';
import type { StormSet } from './set.ts';
import { openTally, type Tally } from './tally.ts';

const streamsOfProxy = 4;

export interface CacheWishes {
  /** hostile requests to each proxy; each is followed by the plain one of its page */
  readonly requests: number;
  readonly seed: number;
}

export interface CacheResults extends CacheWishes {
  readonly minutes: number;
  readonly tally: Tally;
  readonly caches: readonly (readonly [proxy: string, counts: CacheCounts])[];
}

export const proxiesOf = ({ set }: StormSet): readonly { readonly name: string; readonly ask: AskSet }[] => [
  { name: 'nginx', ask: set.ask },
  ...(set.askVarnish === undefined ? [] : [{ name: 'Varnish', ask: set.askVarnish }]),
];

const sum = (all: readonly CacheCounts[]): CacheCounts => ({
  compared: all.reduce((total, { compared }) => total + compared, 0),
  changed: all.reduce((total, { changed }) => total + changed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  mixed: all.flatMap(({ mixed }) => mixed),
});

const sayEveryMs = 30_000;

/** The caches alone, without faults: a fixed number of hostile requests to each proxy. */
export const stormOfCaches = async (
  storm: StormSet,
  { requests, seed }: CacheWishes,
  { isStopped, say }: { readonly isStopped: () => boolean; readonly say: (line: string) => void },
): Promise<CacheResults> => {
  const { port, shops } = storm.set;
  const beganAt = performance.now();
  const tally = openTally();
  let streams = 0;
  const random = (): Random => randomOf(seed * 1000 + (streams += 1));
  const agent = new Agent({ keepAlive: true });
  const most = Math.ceil(requests / streamsOfProxy);
  const saying = setInterval(() => say(`  ${tally.requests().toLocaleString('en')} requests …`), sayEveryMs);
  try {
    const caches = await Promise.all(
      proxiesOf(storm).map(async (proxy) => {
        const one = (_: unknown, place: number): Promise<CacheCounts> => {
          const { address } = shops[place % 2 === 0 ? 0 : 1];
          const direct = askAt(address, port, agent);
          return checkCache({ ...proxy, direct, port, tally, random: random(), isOver: isStopped, most });
        };
        return [proxy.name, sum(await Promise.all(Array.from({ length: streamsOfProxy }, one)))] as const;
      }),
    );
    const minutes = Math.round((performance.now() - beganAt) / 6000) / 10;
    return { minutes, requests, seed, tally, caches };
  } finally {
    clearInterval(saying);
    agent.destroy();
  }
};
