import { createWriteStream, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { feedWriters } from '../../src/services/catalogue/feed/feed-write.rules.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { madeFeed, madeRow } from '../feeds/make-feed.ts';
import { middle, type Benchmark, type Figure } from '../harness/figures.ts';
import type { LoopRun } from '../harness/import-process.ts';
import type { Lab } from '../harness/lab.ts';
import { startNode } from '../harness/processes.ts';

const benchmark = 'import-update';
const items = 100_000;
const named = 1000;
const rounds = 3;
const longestMs = 25;

const writeWhole = async (file: string): Promise<string> => {
  const out = createWriteStream(file);
  for (const piece of madeFeed(items, 'xml')) if (!out.write(piece)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
  return file;
};

/** Rows spread over the catalogue: nine of ten with another price, one of twenty is new, and as many are gone. */
const writeUpdate = (file: string, round: number): string => {
  const { head, row, foot } = feedWriters.xml;
  const rows = Array.from({ length: named }, (_, n) => {
    const place = (n * 97 + round) % items;
    const made = madeRow(place, items);
    if (n % 20 === 0)
      return `<item><g:id>${String(made.id)}</g:id><g:expiration_date>2026-01-01</g:expiration_date></item>\n`;
    if (n % 20 === 1) return row({ ...made, id: `N${round}-${n}`, item_group_id: `N${round}-${n}` });
    return row({ ...made, price: `${(300 + n + round).toFixed(2)} EUR`, sale_price: '' });
  });
  writeFileSync(file, head('Changes', 'https://www.example.com/') + rows.join('') + foot);
  return file;
};

interface Feeds {
  readonly whole: string;
  readonly updates: readonly string[];
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const onPostgres = async (lab: Lab, { whole, updates }: Feeds): Promise<Figure> => {
  const { url } = await lab.postgres();
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: temporaryFolder('bench-update-pg') };
  const run = async (...args: readonly string[]): Promise<number> => {
    const beganAt = performance.now();
    const command = startNode(['src/cli/kontor.js', 'import', '--site', 'DE', ...args], { cwd: repositoryRoot, env });
    if ((await command.ended) !== 0) throw new Error(`the import failed:\n${command.output()}`);
    return (performance.now() - beganAt) / 1000;
  };
  await run(whole);
  const found: number[] = [];
  for (const file of updates) found.push(await run('--update', file));
  return {
    benchmark,
    what: `update of ${named} among ${items} items, PostgreSQL`,
    value: seconds(middle(found)),
    budget: '10 s',
    kept: middle(found) < 10,
    note: `middle of ${rounds}, start of the command included`,
  };
};

const embedded = async ({ whole, updates }: Feeds): Promise<readonly Figure[]> => {
  const folder = temporaryFolder('bench-update');
  const own = startNode(['bench/harness/import-process.ts', folder, whole, ...updates], { cwd: repositoryRoot });
  if ((await own.ended) !== 0) throw new Error(`the import failed:\n${own.output()}`);
  // The process prints one run a line.
  const runs = own
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LoopRun);
  const [first, ...later] = runs;
  if (!first || later.length !== updates.length) throw new Error(`runs are missing:\n${own.output()}`);
  const stretches = (what: string, of: readonly LoopRun[]): Figure => {
    const [longest = Number.NaN, ...others] = of.flatMap((run) => run.stretchesMs).toSorted((a, b) => b - a);
    return {
      benchmark,
      what: `longest stretch of the event loop in CPU time, ${what}, embedded database`,
      value: `${longest.toFixed(1)} ms`,
      budget: `${longestMs} ms`,
      kept: longest <= longestMs,
      note: `the next ones ${others
        .slice(0, 4)
        .map((ms) => ms.toFixed(1))
        .join(', ')}`,
    };
  };
  const clock = middle(later.map((run) => run.seconds));
  return [
    {
      benchmark,
      what: `update of ${named} among ${items} items, embedded database`,
      value: seconds(clock),
      budget: '10 s',
      kept: clock < 10,
      note: `middle of ${rounds}; ${seconds(middle(later.map((run) => run.cpuMs)) / 1000)} of CPU`,
    },
    stretches(`first import of ${items} items`, [first]),
    stretches('updates', later),
  ];
};

export const importUpdate: Benchmark = {
  name: benchmark,
  about: 'what has changed among 100,000 items, and how long an import keeps the event loop',
  run: async (lab: Lab) => {
    const folder = temporaryFolder('bench-update-feeds');
    const feeds = {
      whole: await writeWhole(join(folder, 'whole.xml')),
      updates: Array.from({ length: rounds }, (_, round) => writeUpdate(join(folder, `update-${round}.xml`), round)),
    };
    return [await onPostgres(lab, feeds), ...(await embedded(feeds))];
  },
};
