import { flushCompileCache } from 'node:module';

/**
 * How glibc hands out memory: read when a process begins. By default each thread has arenas of its own, and what threads free
 * stays with them: half of the memory of a shop after an hour. With two arenas, and pieces of 64 kB and more taken from the
 * system and given back to it, a shop needs half as much. Other C libraries ignore these variables.
 */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const;

/** Room for new objects, in MiB. V8 takes a multiple of it and gives nothing back; its own choice is four times this. */
const semiSpace = '--max-semi-space-size';
const semiSpaceMib = 16;

export interface ProcessStart {
  readonly env: NodeJS.ProcessEnv;
  readonly execArgv: readonly string[];
}

/** Returns how this process should have been started; nothing if it was. What the operator has set stays. */
export const withMemorySettings = ({ env, execArgv }: ProcessStart): ProcessStart | undefined => {
  const missing = Object.entries(environment).filter(([name]) => env[name] === undefined);
  const isSemiSpaceSet = [...execArgv, env['NODE_OPTIONS'] ?? ''].some((text) => text.includes(semiSpace));
  if (missing.length === 0 && isSemiSpaceSet) return undefined;
  return {
    env: { ...Object.fromEntries(missing), ...env },
    execArgv: isSemiSpaceSet ? execArgv : [...execArgv, `${semiSpace}=${semiSpaceMib}`],
  };
};

/** Whether the system can replace a process; Windows cannot. */
export const canBeginAgain = process.execve !== undefined;

/** Begins this process again with the same id, arguments and streams, and empty memory. Returns where the system cannot. */
export const beginAgain = ({ env, execArgv }: ProcessStart = process): void => {
  // Otherwise written at the end of a process, which does not come.
  flushCompileCache();
  process.execve?.(process.execPath, [process.execPath, ...execArgv, ...process.argv.slice(1)], env);
};
