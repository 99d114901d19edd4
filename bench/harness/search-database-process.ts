// A process of its own, so that its memory is its own: sells so many made products and asks the index that is in the database.
import { Readable } from 'node:stream';
import { performance } from 'node:perf_hooks';
import { migrate } from '../../src/server/database/migrate.ts';
import { openPostgres } from '../../src/server/database/postgres.ts';
import { createSearchBuilder } from '../../src/server/wiring/search/search-builder.ts';
import { createCatalogueRepository } from '../../src/services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../src/services/catalogue/catalogue.service.ts';
import { feedWriters } from '../../src/services/catalogue/feed/feed-write.rules.ts';
import { createDatabaseFinder } from '../../src/services/search/database-finder.service.ts';
import { createSearchRepository } from '../../src/services/search/search.repository.ts';
import { createWordsRepository } from '../../src/services/search/words.repository.ts';
import { madeQuery, madeRow } from '../feeds/made-products.ts';
import { commandsOn } from './commands.ts';

/** What the process prints. */
export interface DatabaseSearchFigures {
  readonly importSeconds: number;
  /** until the words and their products are stored */
  readonly preparedSeconds: number;
  /** until the first search, with what is stored */
  readonly openedSeconds: number;
  readonly peakMib: number;
  /** hits and ms of words that most products have, the first time and again */
  readonly frequent: readonly { readonly word: string; readonly total: number; readonly ms: readonly number[] }[];
  /** ms of each question, in order; each is asked once */
  readonly suggestions: readonly number[];
  readonly results: readonly number[];
  /** ms of CPU of the process for a question, on average */
  readonly cpuMs: number;
}

const [url = '', count = '0', queries = '1000'] = process.argv.slice(2);
const products = Number(count);
const site = 'DE';
const now = new Date();
const at = now.getTime();

const db = openPostgres(url);
await migrate(db);

function* feed(): Generator<string> {
  const { head, row, foot } = feedWriters.xml;
  yield head('Made feed', 'https://www.example.com/');
  for (let number = 1; number <= products; number += 1) yield row(madeRow(number));
  yield foot;
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

const commands = commandsOn(db, () => now);
const repository = createSearchRepository(db);
const isFilled = (await repository.generation(site)) > 0;
const importSeconds = await secondsOf(async () => {
  if (!isFilled) await commands.importFeed(site, Readable.from(feed(), { objectMode: false }), () => {}, {});
});

const words = createWordsRepository(db);
const generation = await repository.generation(site);
const preparedSeconds = await secondsOf(() => words.prepare(site, generation));
const catalogue = createCatalogueService({ repository: createCatalogueRepository(db), hexOf: () => undefined });
await catalogue.refresh(now);
const builder = createSearchBuilder();
const finder = createDatabaseFinder({
  version: catalogue.version,
  tree: catalogue.tree,
  synonyms: () => ({ couch: ['sofa'], handytasche: ['tasche'] }),
  pastQueries: async () => [],
  popularity: async () => new Map(),
  onFault: (_, fault) => {
    throw fault;
  },
  repository,
  words,
  buildSplit: builder.buildSplit,
});
const search = (query: string) =>
  finder.search(site, { query, offset: 0, limit: 24, sort: 'relevance', filters: [], at });
const openedSeconds = await secondsOf(() => search(''));

const timed = async (work: (query: string) => Promise<unknown>, from: number): Promise<number[]> => {
  const times: number[] = [];
  for (let seed = from; seed < from + Number(queries); seed += 1)
    times.push((await secondsOf(() => work(madeQuery(seed)))) * 1000);
  return times.toSorted((a, b) => a - b);
};

const frequent = [];
for (const word of ['kontor', 'warm', 'groß', 'holz', 'holzstuhl', 'warm rund', 'groß warm matt leicht']) {
  const ms: number[] = [];
  let total = 0;
  for (let go = 0; go < 3; go += 1)
    ms.push(
      (await secondsOf(async () => {
        ({ total } = await search(word));
      })) * 1000,
    );
  frequent.push({ word, total, ms });
}
const suggest = (typed: string) => finder.suggest(site, { typed, mostTerms: 10, mostProducts: 5, at });
const cpuBefore = process.cpuUsage();
const suggestions = await timed(suggest, 0);
const results = await timed(search, 500_000);
const { user, system } = process.cpuUsage(cpuBefore);
const figures: DatabaseSearchFigures = {
  importSeconds,
  preparedSeconds,
  openedSeconds,
  peakMib: process.resourceUsage().maxRSS / 1024,
  frequent,
  suggestions,
  results,
  cpuMs: (user + system) / 1000 / (suggestions.length + results.length),
};
process.stdout.write(JSON.stringify(figures));
await finder.stop();
await builder.stop();
await db.close();
