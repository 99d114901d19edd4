// `node tests/run/sizes/sizes.ts [--record]`: weighs the build in dist/ against tests/run/sizes/record.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtAssets } from '../../../src/server/rendering/assets.ts';
import { allSites } from '../../../src/sites/sites.ts';
import { repositoryRoot } from '../../support/words/repository.ts';
import { pageKinds } from './pages.ts';
import {
  aheadLine,
  sizeFaults,
  sizeTable,
  strayChunks,
  weigh,
  type Built,
  type Manifest,
  type Sizes,
} from './sizes.rules.ts';

const client = `${repositoryRoot}dist/client/`;
const recordPath = `${repositoryRoot}tests/run/sizes/record.json`;
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const readBuilt = (): Built => {
  const manifest = readJson(`${client}.vite/manifest.json`) as Manifest; // Vite's own form
  const sources = readJson(`${repositoryRoot}dist/sources.json`) as Readonly<Record<string, Record<string, number>>>; // written by src/cli/build.ts
  const assets = builtAssets(client);
  const known = new Map<string, number>();
  const bytesOf = (file: string): number => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(client + file), { level: 9 }).length;
    known.set(file, bytes);
    return bytes;
  };
  return {
    manifest,
    bytesOf,
    styleBytesOf: (view) => {
      const { inlined, later = [], links } = assets.headOf(view).styles;
      const linked = [...later, ...links].reduce((sum, address) => sum + bytesOf(address.slice(1)), 0);
      return linked + gzipSync(inlined?.text ?? '', { level: 9 }).length;
    },
    stylesOf: (view) => assets.stylesOf(view).map((address) => address.slice(1)),
    sourcesOf: (file) => sources[file] ?? {},
  };
};

const built = readBuilt();
const now = weigh(built, pageKinds);
if (process.argv.includes('--record')) writeFileSync(recordPath, `${JSON.stringify(now, undefined, 2)}\n`);
const { aheadOf, earlyOf } = builtAssets(client);
const inBrotli = (file: string): number => brotliCompressSync(readFileSync(client + file)).length;
const weightsAhead = Object.values(pageKinds).flatMap(({ view }) =>
  allSites.map(({ code }) => {
    const ahead = aheadOf?.(view, code, true).map((name) => `assets/${name}`) ?? [];
    const files = [...ahead, ...(earlyOf?.(view) ?? []).map((address) => address.slice(1))];
    return [...new Set(files)].reduce((sum, file) => sum + inBrotli(file), 0);
  }),
);
const ahead = aheadLine(Math.max(...weightsAhead));
const faults = [
  ...sizeFaults(now, readJson(recordPath) as Sizes),
  ...strayChunks(built.manifest, pageKinds),
  ...(ahead.fault === undefined ? [] : [ahead.fault]),
];
process.stdout.write(`${sizeTable(now)}\n${ahead.line}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) {
  process.stdout.write(
    'If the growth is meant: node tests/run/sizes/sizes.ts --record. A page with less than 5 % of air must get smaller.\n',
  );
  process.exitCode = 1;
}
