import { readFileSync } from 'node:fs';
import { treeOf } from '../../bench/harness/processes.ts';

const everyMs = 1000;

/** Whose a process is, by the command that it was started with. */
const owners: readonly (readonly [owner: string, command: RegExp])[] = [
  ['shop', /kontor\.js/],
  ['PostgreSQL', /postgres/],
  ['nginx', /nginx/],
  ['Varnish', /varnish|cache-main/],
  ['bucket', /swift|memcached/],
];

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has just ended.
    return '';
  }
};

/**
 * Divides the CPU time of this process and all below it by whose it is. What a process uses in the last second before its end is
 * not counted, and neither is one that lives for less than a second.
 */
export const openCpuShares = () => {
  const owned = new Map<number, string>();
  const lastMs = new Map<number, number>();
  const shares = new Map<string, number>();
  const look = (): void => {
    for (const { pid, ownMs } of process.platform === 'linux' ? treeOf(process.pid) : []) {
      const owner =
        owned.get(pid) ??
        (pid === process.pid ? 'storm' : owners.find(([, command]) => command.test(commandOf(pid)))?.[0]);
      // A process that has not begun its program yet has its parent's command.
      if (owner === undefined) continue;
      owned.set(pid, owner);
      const before = lastMs.get(pid);
      lastMs.set(pid, ownMs);
      if (before !== undefined || pid !== process.pid)
        shares.set(owner, (shares.get(owner) ?? 0) + ownMs - (before ?? 0));
    }
  };
  look();
  shares.clear();
  const timer = setInterval(look, everyMs);
  return {
    /** ms by owner */
    end: (): ReadonlyMap<string, number> => {
      clearInterval(timer);
      look();
      return shares;
    },
  };
};

/**
 * The CPU time of a request in ms: in all, and by whose it was. The rest are processes that were too short to be counted; the system
 * forgets the time of a process whose parent was killed with it, as those of PostgreSQL are.
 */
export const cpuOfRequest = (shares: ReadonlyMap<string, number>, totalMs: number, requests: number) => {
  const counted = [...shares.values()].reduce((sum, ms) => sum + ms, 0);
  const parts = [...shares, ['the rest', Math.max(0, totalMs - counted)] as const];
  return {
    each: (Math.max(totalMs, counted) / requests).toFixed(2),
    parts: parts
      .toSorted(([, one], [, other]) => other - one)
      .map(([owner, ms]) => `${owner} ${(ms / requests).toFixed(2)} ms`)
      .join(', '),
  };
};
