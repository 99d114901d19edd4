import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../src/cli/build.ts';
import { repositoryRoot } from '../words/repository.ts';

/**
 * What stands in dist/ is what the sources say. `npm test` has built before; this is for a test that is run alone. In a
 * process of its own: a test runner's NODE_ENV would bake in what is for development.
 */
export const freshBuild = (): void => {
  if (!isBuildStale()) return;
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/kontor.js', 'build'], {
    cwd: repositoryRoot,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the shop could not be built:\n${stderr}`);
};
