import { performance } from 'node:perf_hooks';
import { createSearchBuilder } from '../../src/server/wiring/search/search-builder.ts';
import { buffersOf } from '../../src/services/search/engine/indexing/index-build.ts';
import type { IndexedProduct, IndexFrame } from '../../src/services/search/engine/indexing/index-data.ts';
import { createSearchEngine } from '../../src/services/search/engine/search-engine.ts';
import { madeProduct, madeQuery } from '../feeds/made-products.ts';

/** A process of its own, so that its memory is its own: builds an index of so many products and asks it. */
export interface SearchFigures {
  readonly buildSeconds: number;
  /** of all threads, with what made the products up */
  readonly buildCpuSeconds: number;
  readonly indexMib: number;
  /** most that the process took while it built, and what of that it had not taken before */
  readonly peakMib: number;
  readonly grownMib: number;
  /** ms of each question, in order: the least of five goes, because others work on the machine, too */
  readonly suggestions: readonly number[];
  readonly results: readonly number[];
}

const mib = (bytes: number): number => bytes / 2 ** 20;
const products = Number(process.argv[2]);
const queries = Number(process.argv[3] ?? 3000);
const at = Date.UTC(2026, 5, 1);

const categories = [
  ...Array.from({ length: 8 }, (_, n) => ({ id: 1 + n, parentId: null, title: `Abteilung ${n}` })),
  ...Array.from({ length: 64 }, (_, n) => ({ id: 100 + n, parentId: 1 + (n % 8), title: `Bereich ${n}` })),
  ...Array.from({ length: 512 }, (_, n) => ({ id: 1000 + n, parentId: 100 + (n % 64), title: `Regal ${n}` })),
];
const beforeMib = mib(process.memoryUsage.rss());
const beganAt = performance.now();
const cpuBefore = process.cpuUsage();
const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
const slice = 200;
/** as they come from the database */
async function* slices(): AsyncGenerator<IndexedProduct[]> {
  for (let first = 1; first <= products; first += slice)
    yield Array.from({ length: Math.min(slice, products + 1 - first) }, (_, at) => madeProduct(first + at));
}
const frame: IndexFrame = {
  language: 'de',
  locale: 'de-DE',
  categories,
  synonyms: { couch: ['sofa'], handytasche: ['tasche'] },
  pastQueries: [],
};
const builder = createSearchBuilder();
const data = await builder.build(frame, slices());
const buildSeconds = (performance.now() - beganAt) / 1000;
const buildCpuSeconds = secondsOf(process.cpuUsage(cpuBefore));
const peakMib = process.resourceUsage().maxRSS / 1024;
await builder.stop();
const newEngine = () =>
  createSearchEngine({
    data,
    locale: 'de-DE',
    currency: 'EUR',
    categories: new Map(
      categories.map(({ id, parentId, title }) => [id, parentId === null ? { id, title } : { id, parentId, title }]),
    ),
  });
/** A shop has one a site, and of functions that are made more than once V8 knows less. */
const another = newEngine();
for (let seed = 0; seed < 300; seed += 1) another.suggest(madeQuery(seed), 10, 5, at);
const engine = newEngine();

const timed = (work: (seed: number) => void): number[] => {
  for (let seed = 1_000_000; seed < 1_000_300; seed += 1) work(seed);
  return Array.from({ length: queries }, (_, seed) => {
    let least = Infinity;
    for (let go = 0; go < 5; go += 1) {
      const from = performance.now();
      work(seed);
      least = Math.min(least, performance.now() - from);
    }
    return least;
  }).toSorted((a, b) => a - b);
};
const suggestions = timed((seed) => engine.suggest(madeQuery(seed), 10, 5, at));
const results = timed((seed) =>
  engine.search({ query: madeQuery(seed + 500_000), offset: 0, limit: 24, sort: 'relevance', filters: [], at }),
);
const figures: SearchFigures = {
  buildSeconds,
  buildCpuSeconds,
  indexMib: mib(buffersOf(data).reduce((sum, { byteLength }) => sum + byteLength, 0)),
  peakMib,
  grownMib: peakMib - beforeMib,
  suggestions,
  results,
};
process.stdout.write(JSON.stringify(figures));
