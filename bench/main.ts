import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshBuild } from '../tests/support/shops/build.ts';
import { repositoryRoot } from '../tests/support/words/repository.ts';
import { back } from './benchmarks/back.ts';
import { inBrowser } from './benchmarks/browser.ts';
import { header } from './benchmarks/header.ts';
import { navigation } from './benchmarks/navigation.ts';
import { cartEmbedded, cartOnPostgres, cartsStored } from './benchmarks/cart.ts';
import { collector } from './benchmarks/collector.ts';
import { customerState, loginBurst } from './benchmarks/customer.ts';
import { feedPictures } from './benchmarks/feed-pictures.ts';
import { importFeed } from './benchmarks/import.ts';
import { importAgainst } from './benchmarks/import-against.ts';
import { importUpdate } from './benchmarks/import-update.ts';
import { cachedPage, searchResults, uncachedPage } from './benchmarks/pages.ts';
import { requestsAgainst } from './benchmarks/requests-against.ts';
import { idleMemory, startTime } from './benchmarks/running.ts';
import { searchIndex, suggestionsTyped } from './benchmarks/search.ts';
import { searchDatabase } from './benchmarks/search-database.ts';
import { soak } from './benchmarks/soak.ts';
import { largeShop } from './benchmarks/large-shop.ts';
import { line } from './benchmarks/line.ts';
import { phone } from './benchmarks/phone.ts';
import { tracing } from './benchmarks/tracing.ts';
import { taps } from './benchmarks/taps.ts';
import { vitals } from './benchmarks/vitals.ts';
import { docsTable, lineOf, type Results } from './harness/report.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { openLab, type LabWishes } from './harness/lab.ts';
import { canPin } from './harness/processes.ts';

/** In this order: the import leaves another catalogue behind. */
const benchmarks: readonly Benchmark[] = [
  cachedPage,
  uncachedPage,
  searchResults,
  suggestionsTyped,
  searchIndex,
  searchDatabase,
  customerState,
  loginBurst,
  cartOnPostgres,
  cartEmbedded,
  cartsStored,
  collector,
  startTime,
  idleMemory,
  soak,
  inBrowser,
  header,
  navigation,
  vitals,
  taps,
  phone,
  line,
  back,
  largeShop,
  feedPictures,
  importFeed,
  importAgainst,
  requestsAgainst,
  tracing,
  importUpdate,
];

const resultsFile = join(repositoryRoot, '.cache/bench.json');
const docsFile = join(repositoryRoot, 'docs/benchmarks.md');

const machine = (): string => {
  const pinned = canPin
    ? 'server and load generator on a core each'
    : 'server and load generator not pinned: taskset is missing';
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? arch()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}, Node ${process.versions.node}; ${pinned}`;
};

/** Results of earlier runs stay until they are measured again. */
const keep = (figures: readonly Figure[], measured: ReadonlySet<string>): Results => {
  let before: readonly Figure[] = [];
  try {
    before = (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results).figures;
  } catch {
    // The first run.
  }
  const all = benchmarks.flatMap(({ name }) =>
    (measured.has(name) ? figures : before).filter(({ benchmark }) => benchmark === name),
  );
  const results: Results = { at: new Date().toISOString(), machine: machine(), figures: all };
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  return results;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run bench [-- name … --seconds 4 --turns 7 --pictures 12500 --against commit --write-docs]

${benchmarks.map(({ name, about }) => `  ${name.padEnd(15)} ${about}`).join('\n')}

Without a name all of them run. --turns says how often \`phone\` visits each page, --pictures how many the feed of \`feed-pictures\` has, --against beside which commit it and the benchmarks named after it measure. --write-docs puts the figures, and those of earlier runs, into docs/benchmarks.md.
`;

interface Wishes extends LabWishes {
  readonly chosen: readonly Benchmark[];
  readonly writeDocs: boolean;
}

const usualTurns = '7';

const wishesOf = (args: readonly string[]): Wishes | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '4' },
        turns: { type: 'string', default: usualTurns },
        pictures: { type: 'string', default: '12500' },
        against: { type: 'string' },
        'write-docs': { type: 'boolean', default: false },
      },
    });
    const [seconds, turns, pictures] = [Number(values.seconds), Number(values.turns), Number(values.pictures)];
    const isKnown = positionals.every((name) => benchmarks.some((benchmark) => benchmark.name === name));
    const areCounts = [turns, pictures].every((count) => count > 0 && count % 1 === 0);
    if (!isKnown || !(seconds > 0) || !areCounts) return undefined;
    return {
      chosen: positionals.length === 0 ? benchmarks : benchmarks.filter(({ name }) => positionals.includes(name)),
      seconds,
      turns,
      pictures,
      ...(values.against === undefined ? {} : { against: values.against }),
      writeDocs: values['write-docs'],
    };
  } catch {
    // An option that is not known.
    return undefined;
  }
};

/** Answers the exit code: a budget that is missed is a figure, not a failure; a benchmark that could not run is one. */
export const main = async (args: readonly string[]): Promise<number> => {
  const wishes = wishesOf(args);
  if (!wishes) {
    say(help);
    return args.includes('--help') ? 0 : 2;
  }
  freshBuild();
  // Each temporary folder and each process that is still open waits for the end of this one.
  process.setMaxListeners(50);
  say(machine());
  const lab = openLab(wishes, say);
  const figures: Figure[] = [];
  const measured = new Set<string>();
  let failed = 0;
  try {
    for (const { name, about, run } of wishes.chosen) {
      say(`\n${name}: ${about}`);
      try {
        const found = await run(lab);
        figures.push(...found);
        measured.add(name);
        for (const figure of found) say(lineOf(figure));
      } catch (fault) {
        failed += 1;
        say(`  could not be measured: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    }
  } finally {
    await lab.close();
  }
  const results = keep(figures, measured);
  if (wishes.writeDocs) writeFileSync(docsFile, docsTable(readFileSync(docsFile, 'utf8'), results));
  return failed === 0 ? 0 : 1;
};
