import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  readonly freeBytes: () => number;
  /** something else fills the disk, up to this rest */
  readonly fill: (leaveBytes: number) => void;
  /** what filled it is gone */
  readonly empty: () => void;
  readonly close: () => void;
}

/** A file system of its own in memory; or the reason why there is none: only the owner of a machine may mount one. */
export const smallDisk = (mebibytes: number): SmallDisk | string => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return `no file system can be mounted here: ${mounted.error?.message ?? mounted.stderr.trim()}`;
  }
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const filler = openSync(join(folder, 'filler'), 'w');
  return {
    folder,
    freeBytes,
    fill: (leaveBytes) => {
      for (const block = Buffer.alloc(4096, 1); freeBytes() - block.length >= leaveBytes;) writeSync(filler, block);
    },
    empty: () => ftruncateSync(filler),
    close: () => {
      closeSync(filler);
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
