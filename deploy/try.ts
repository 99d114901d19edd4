import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContainerfile } from './container-files.ts';
import { cachePromises } from './cache-promises.ts';
import { setPromises } from './promises.ts';
import { proxyPromises } from './proxy-promises.ts';
import { withoutVarnish } from './varnish-here.ts';
import { behindVarnish, varnishPromises } from './varnish-promises.ts';
import { openWholeSet } from './whole-set.ts';

/**
 * Tries Containerfile and compose.yaml on a machine without a container engine: npx node deploy/try.ts
 * Copies what the image would hold, takes the steps of the Containerfile in the copy, starts PostgreSQL, two shop processes as
 * an unprivileged user and nginx with the settings of compose.yaml, and holds the set to its promises.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const leftOut = (folder: string): Set<string> =>
  new Set(
    readFileSync(join(folder, '.dockerignore'), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/**
 * The npm settings that the build keeps: they locate the registry and the certificates of this machine. All other npm variables
 * point to this checkout and would make npm work here instead of in the copy.
 */
const ofThisMachine = new Set([
  'npm_config_globalconfig',
  'npm_config_userconfig',
  'npm_config_registry',
  'npm_config_cafile',
]);

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_') || ofThisMachine.has(name)),
  ),
  // The image's Node is the one that runs this.
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
});

/** Runs the steps that build the image, except those that prepare its file system. */
const buildIn = (program: string): void => {
  for (const step of readContainerfile(root).run) {
    if (step.startsWith('install --directory')) continue;
    say(`RUN ${step}`);
    const { status } = spawnSync(step, {
      shell: true,
      cwd: program,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`this step of the Containerfile failed: ${step}`);
  }
};

const program = mkdtempSync(join(tmpdir(), 'kontor-image-'));
chmodSync(program, 0o755);
let failed = 0;
try {
  const ignored = leftOut(root);
  cpSync(root, program, { recursive: true, filter: (path) => !ignored.has(path.slice(root.length)) });
  say(`COPY . ${program}`);
  buildIn(program);
  const set = await openWholeSet({ program, unprivileged: true, varnish: true, say });
  try {
    const all = [
      ...[...setPromises, ...cachePromises, ...proxyPromises].map(
        ({ title, hold }) => [title, () => hold(set)] as const,
      ),
      ...(set.askVarnish === undefined ? [] : varnishPromises).map(
        ({ title, hold }) => [`Varnish: ${title}`, () => hold(behindVarnish(set))] as const,
      ),
    ];
    if (set.askVarnish === undefined) say(withoutVarnish);
    for (const [title, hold] of all) {
      try {
        await hold();
        say(`  held    ${title}`);
      } catch (fault) {
        failed += 1;
        say(`  BROKEN  ${title}: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    }
  } finally {
    await set.close();
  }
} finally {
  rmSync(program, { recursive: true, force: true });
}
say(failed === 0 ? 'The whole set stands.' : `${failed} promises are broken.`);
// At once: the embedded PostgreSQL would end this process with 0 as soon as nothing is left to do.
process.exit(failed === 0 ? 0 : 1);
