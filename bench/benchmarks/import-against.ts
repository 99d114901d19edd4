import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';
import { madeFeed } from '../feeds/make-feed.ts';
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
  const name = `against_${number}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const place = { env: { DATA_DIR, DATABASE_URL: own.href }, server: pid };
  await importOnce({ ...place, folder, feed: small });
  return place;
};

const rate = (items: number, seconds: number): string => `${Math.round(items / seconds)}/s`;

/** The same import by this program and by another folder of it, by turns: on a busy machine only the ratio says anything. */
export const importAgainst: Benchmark = {
  name: benchmark,
  about: 'imports by this program and by the one in the folder BENCH_AGAINST, by turns',
  run: async (lab: Lab) => {
    const against = process.env['BENCH_AGAINST'];
    if (against === undefined) {
      lab.say('  left out: BENCH_AGAINST names no folder of another version with its node_modules');
      return [];
    }
    const folders = [resolve(against), repositoryRoot] as const;
    const figures: Figure[] = [];
    let number = 0;
    for (const kind of Object.keys(sizes) as Kind[]) {
      // The keys of the record above.
      const items = sizes[kind];
      const feed = await writeFeed(items);
      const found: { seconds: number; cpuMs: number }[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const [place, folder] of folders.entries()) {
          number += 1;
          const one = await importOnce({ ...(await placeFor(lab, kind, folder, number)), folder, feed });
          found[place]?.push(one);
          lab.say(`  ${kind}, ${folder}: ${one.seconds.toFixed(1)} s, ${(one.cpuMs / 1000).toFixed(1)} s of CPU`);
        }
      }
      const [other = [], own = []] = found;
      const seconds = { other: middle(other.map((one) => one.seconds)), own: middle(own.map((one) => one.seconds)) };
      const cpu = { other: middle(other.map((one) => one.cpuMs)), own: middle(own.map((one) => one.cpuMs)) };
      figures.push({
        benchmark,
        what: `import of ${items} items, ${kind}: rate against BENCH_AGAINST`,
        value: `${(seconds.other / seconds.own).toFixed(1)} times`,
        note: `${rate(items, seconds.own)} against ${rate(items, seconds.other)}, start of the command included; CPU an item ${((cpu.own * 1000) / items).toFixed(0)} µs against ${((cpu.other * 1000) / items).toFixed(0)} µs`,
      });
    }
    return figures;
  },
};
