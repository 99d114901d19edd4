import { spawnSync } from 'node:child_process';
import { engines } from './engines.ts';

/**
 * Firefox and WebKit for the journey that is made in them: Debian's are installed where that may be. Without them the other
 * tests run all the same, and a sentence says what was left out.
 */
const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const apt = (timeoutMs: number, ...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...words], { env, stdio: 'ignore', timeout: timeoutMs })
    .status === 0;

/** Fetching may be broken off when it takes too long; what was fetched is then put in without a break. */
const install = (packages: readonly string[]): boolean =>
  apt(60_000, 'update') &&
  apt(180_000, 'install', '-y', '--no-install-recommends', '--download-only', ...packages) &&
  apt(300_000, 'install', '-y', '--no-install-recommends', '--no-download', ...packages);

const wanted = engines.filter(({ missing }) => missing().length > 0);
if (wanted.length > 0 && mayInstall()) {
  process.stdout.write(`Installing Debian’s ${wanted.map(({ name }) => name).join(' and ')} …\n`);
  install(wanted.flatMap(({ packages }) => packages));
}
for (const { name, packages, missing } of engines) {
  const left = missing();
  process.stdout.write(
    left.length === 0
      ? `${name} is there.\n`
      : `The journey in ${name} is left out: ${left.join(', ')} not found (Debian, Ubuntu: apt-get install ${packages.join(' ')}).\n`,
  );
}
