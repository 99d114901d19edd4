import { statfsSync } from 'node:fs';

/** Two files of the write-ahead log: what one transaction writes, and a checkpoint. */
const leastBytes = 32 * 2 ** 20;
/** A little more, so that the first change after it does not end it again. */
const enoughBytes = 40 * 2 ** 20;

/** Whether a disk with this room is too full for changes. */
export const isShort = (freeBytes: number, wasShort: boolean): boolean =>
  freeBytes < (wasShort ? enoughBytes : leastBytes);

/** Bytes that this program may still write on the disk of a folder. */
export const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
