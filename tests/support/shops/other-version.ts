import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../words/repository.ts';
import { temporaryFolder } from './shop.ts';

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${(stderr || stdout).slice(-2000)}`);
};

export interface OtherVersion {
  readonly folder: string;
  /** without a call it is removed at the end of this process */
  readonly remove: () => void;
}

/**
 * Another commit of the program, built in a worktree of its own; with its own packages where these differ. Throws where it cannot
 * be built.
 */
export const otherVersion = (commit: string): OtherVersion => {
  const folder = join(temporaryFolder('version'), 'kontor');
  run('git', ['worktree', 'add', '--detach', folder, commit], repositoryRoot);
  const remove = (): void => {
    if (existsSync(folder)) run('git', ['worktree', 'remove', '--force', folder], repositoryRoot);
  };
  // Runs before the hook that deletes the temporary folder: Git would otherwise still list a worktree that is gone.
  process.prependOnceListener('exit', remove);
  const lock = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(repositoryRoot))
    symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci'], folder);
  run(process.execPath, ['src/cli/kontor.js', 'build'], folder);
  return { folder, remove };
};
