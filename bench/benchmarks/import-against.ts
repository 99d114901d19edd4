import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { madeFeed } from '../feeds/make-feed.ts';
import { besideVersion } from '../harness/beside-version.ts';
import { newDatabase } from '../harness/postgres.ts';
import { middle, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { cpuMsOf, startNode } from '../harness/processes.ts';

const benchmark = 'import-against';
const rounds = 3;
const sizes = { PostgreSQL: 100_000, embedded: 100_000 } as const;
type Kind = keyof typeof sizes;

const writeFeed = async (items: number): Promise<string> => {
  const file = join(temporaryFolder('bench-against'), 'feed.xml');
  const out = createWriteStream(file);
  for (const piece of madeFeed(items, 'xml')) if (!out.write(piece)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
  return file;
};

interface Run {
  readonly folder: string;
  readonly feed: string;
  readonly env: NodeJS.ProcessEnv;
  /** process of the database server */
  readonly server: number | undefined;
}

/** Imports by the command, as an operator does; the CPU time is that of the command and of the server. */
const importOnce = async ({ folder, feed, env, server }: Run) => {
  const serverBefore = server === undefined ? 0 : cpuMsOf(server);
  const beganAt = performance.now();
  const command = startNode(['src/cli/kontor.js', 'import', '--site', 'DE', feed], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
  });
  let own = 0;
  const watching = setInterval(() => {
    const now = cpuMsOf(command.pid);
    if (now > own) own = now;
  }, 20);
  const code = await command.ended;
  clearInterval(watching);
  if (code !== 0) throw new Error(`the import of ${folder} failed:\n${command.output()}`);
  const cpuMs = own + (server === undefined ? 0 : cpuMsOf(server) - serverBefore);
  return { seconds: (performance.now() - beganAt) / 1000, cpuMs };
};

/** Each import begins with a database of its own that is migrated and has sold one article. */
const placeFor = async (
  lab: Lab,
  kind: Kind,
  folder: string,
  number: number,
): Promise<Omit<Run, 'folder' | 'feed'>> => {
  const DATA_DIR = temporaryFolder('bench-against-data');
  const small = await writeFeed(1);
  if (kind === 'embedded') {
    const place = { env: { DATA_DIR }, server: undefined };
    await importOnce({ ...place, folder, feed: small });
    return place;
  }
  const { url, pid } = await lab.postgres();
  const DATABASE_URL = await newDatabase(url, `against_${number}`);
  const place = { env: { DATA_DIR, DATABASE_URL }, server: pid };
  await importOnce({ ...place, folder, feed: small });
  return place;
};

const rate = (items: number, seconds: number): string => `${Math.round(items / seconds)}/s`;

interface Found {
  readonly seconds: number;
  readonly cpuMs: number;
}

const figureOf = (kind: Kind, other: readonly Found[], own: readonly Found[]): Figure => {
  const items = sizes[kind];
  const seconds = { other: middle(other.map((one) => one.seconds)), own: middle(own.map((one) => one.seconds)) };
  const cpu = { other: middle(other.map((one) => one.cpuMs)), own: middle(own.map((one) => one.cpuMs)) };
  return {
    benchmark,
    what: `import of ${items} items, ${kind}: rate, new to old`,
    value: `${(seconds.other / seconds.own).toFixed(1)} times`,
    note: `${rate(items, seconds.own)} against ${rate(items, seconds.other)}, start of the command included; CPU an item ${((cpu.own * 1000) / items).toFixed(0)} µs against ${((cpu.other * 1000) / items).toFixed(0)} µs`,
  };
};

/** The same import by this program and by another commit, by turns: on a busy machine only the ratio says anything. */
export const importAgainst: Benchmark = {
  name: benchmark,
  about: 'imports by this program and by the commit of --against, by turns',
  run: (lab: Lab) =>
    besideVersion(lab, async (folder) => {
      const figures: Figure[] = [];
      let number = 0;
      for (const kind of Object.keys(sizes) as Kind[]) {
        // The keys of the record above.
        const feed = await writeFeed(sizes[kind]);
        const found: Record<'other' | 'own', Found[]> = { other: [], own: [] };
        const versions = { other: folder, own: repositoryRoot };
        for (let round = 0; round < rounds; round += 1) {
          for (const version of ['other', 'own'] as const) {
            number += 1;
            const place = await placeFor(lab, kind, versions[version], number);
            const one = await importOnce({ ...place, folder: versions[version], feed });
            found[version].push(one);
            lab.say(`  ${kind}, ${version}: ${one.seconds.toFixed(1)} s, ${(one.cpuMs / 1000).toFixed(1)} s of CPU`);
          }
        }
        figures.push(figureOf(kind, found.other, found.own));
      }
      return figures;
    }),
};
