import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Of util-linux. */
const pinner = 'taskset';

/** Whether a process can be held on one core here; elsewhere the system spreads them as it likes. */
export const canPin =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync(pinner, ['--version']).status === 0;

export const serverCore = 0;
/** The load generator's; a database server stands here too, so that the shop has its core for itself. */
export const otherCore = 1;

export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

export interface StartOptions {
  readonly core?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** given to its standard input */
  readonly input?: string;
  readonly keepOutput?: boolean;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Runs this Node with `args`, on one core where that is possible. */
export const startNode = (args: readonly string[], options: StartOptions = {}): Started => {
  const { core, env, cwd, input, keepOutput = true } = options;
  const command =
    core !== undefined && canPin
      ? [pinner, '-c', String(core), process.execPath, ...args]
      : [process.execPath, ...args];
  const [name = '', ...rest] = command;
  const out = keepOutput ? 'pipe' : 'ignore';
  const child = spawn(name, rest, { cwd, env, stdio: [input === undefined ? 'ignore' : 'pipe', out, 'pipe'] });
  alive.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  child.stdin?.end(input);
  return {
    child,
    // taskset becomes the program that it starts, so this is the program's own id.
    pid: child.pid ?? 0,
    output: () => said,
    ended: new Promise((resolve) => {
      child.once('exit', (code) => {
        alive.delete(child);
        resolve(code);
      });
    }),
  };
};

export const end = async ({ child, ended }: Started): Promise<void> => {
  child.kill('SIGTERM');
  await ended;
};

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly ownMs: number;
  /** ms of its own, and of its children that are gone */
  readonly cpuMs: number;
}

/** Linux counts in hundredths of a second (sysconf _SC_CLK_TCK), for all threads of a process together. */
const msPerTick = 10;

const stateOf = (pid: string): ProcessState[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [own = 0, system = 0, gone = 0, goneSystem = 0] = fields.slice(11, 15);
    const ownMs = (own + system) * msPerTick;
    return [{ pid: Number(pid), parent, ownMs, cpuMs: ownMs + (gone + goneSystem) * msPerTick }];
  } catch {
    // Gone since the folder was read.
    return [];
  }
};

/** A process and all below it. */
export const treeOf = (root: number): ProcessState[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(stateOf);
  const found = all.filter(({ pid }) => pid === root);
  // Grows while it is walked through: children of children come behind.
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
};

/** Returns the CPU time of a process and its children in ms; `undefined` without /proc. */
export const cpuMsOf = (root: number): number =>
  process.platform === 'linux' ? treeOf(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0) : Number.NaN;

/** Holds a process that runs already, and all below it, on one core. */
export const pinTree = (root: number, core: number): void => {
  if (!canPin) return;
  for (const { pid } of treeOf(root)) spawnSync(pinner, ['-a', '-p', '-c', String(core), String(pid)]);
};

const statusLine = (pid: number, name: string): number => {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? Number.NaN) / 1024;
};

/** The peak of a process is counted from now on; works for processes of one's own. */
export const forgetPeak = (pid: number): void => {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
};

/** Memory of one process in MiB: what it holds now, and the most that it has ever held. */
export const memoryOf = (pid: number) =>
  process.platform === 'linux'
    ? { nowMib: statusLine(pid, 'VmRSS'), peakMib: statusLine(pid, 'VmHWM') }
    : { nowMib: Number.NaN, peakMib: Number.NaN };
