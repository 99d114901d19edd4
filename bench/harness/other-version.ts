import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr.slice(-2000)}`);
};

interface OtherVersion {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Another commit of the program, built in a worktree of its own with the dependencies of this one, which may be newer. Throws where
 * it cannot be built.
 */
export const otherVersion = (commit: string): OtherVersion => {
  const folder = join(temporaryFolder('bench-version'), 'kontor');
  run('git', ['worktree', 'add', '--detach', folder, commit], repositoryRoot);
  const remove = (): void => {
    if (existsSync(folder)) run('git', ['worktree', 'remove', '--force', folder], repositoryRoot);
  };
  try {
    symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
    run(process.execPath, ['src/cli/kontor.js', 'build'], folder);
  } catch (fault) {
    remove();
    throw fault;
  }
  return { folder, remove };
};
