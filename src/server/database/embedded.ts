import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Mutex, type Transaction } from '@electric-sql/pglite';
import { DatabaseAwayError, type Database, type Queryable } from '../../lib/database.ts';
import { freeBytesOf, isShort } from './disk-room.ts';
import { openInstance, type Instance } from './embedded-instance.ts';
import { vacuumInTurn } from './vacuum.ts';

/** Error codes of a full disk, and of a change where only reading is allowed. */
const fullDiskCodes = new Set(['53100', '25006']);

const fullDisk = (cause?: unknown): DatabaseAwayError =>
  new DatabaseAwayError('The disk of DATA_DIR is full: nothing can be changed until there is room.', { cause });

const withFullDisk = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (fault) {
    const isFull = fault instanceof Error && 'code' in fault && fullDiskCodes.has(String(fault.code));
    throw isFull ? fullDisk(fault) : fault;
  }
};

/** Changes are refused before the disk is full; a change that has begun is taken back. */
const guarded = (statements: Queryable, tx: Transaction, isFull: () => boolean): Queryable => ({
  query: async (one, values) => {
    if (tx.closed) throw new Error('The transaction has ended.');
    if (isFull()) throw fullDisk();
    return withFullDisk(() => statements.query(one, values));
  },
});

/**
 * The instance in use. PostgreSQL must never meet a full disk: where it cannot write its log it gives up (PANIC), and a new
 * instance has to recover from the files. So changes are refused while there is little room, and what fails all the same
 * fails as a database that is away (RUN-9).
 */
const keptInstance = async (open: () => Promise<Instance>, freeBytes: () => number) => {
  if (isShort(freeBytes(), false)) throw fullDisk();
  let instance = await open();
  let opening: Promise<Instance> | undefined;
  let isRefusing = false;
  /** Opens the database again, once there is room. */
  const reopened = async (): Promise<Instance> => {
    if (isShort(freeBytes(), true)) throw fullDisk();
    opening ??= open().finally(() => {
      opening = undefined;
    });
    try {
      const next = await opening;
      if (next === instance) return next;
      instance.leave();
      instance = next;
      isRefusing = false;
      return next;
    } catch (fault) {
      throw new DatabaseAwayError('The embedded database could not be opened again.', { cause: fault });
    }
  };
  const isFull = () => isShort(freeBytes(), isRefusing);
  return {
    last: () => instance,
    isFull,
    /** The instance, which refuses changes while the disk is short of room. */
    current: async (): Promise<Instance> => {
      const current = instance.hasGivenUp() ? await reopened() : instance;
      const isNowFull = isFull();
      if (isNowFull !== isRefusing) {
        isRefusing = isNowFull;
        await current.db.exec(`set default_transaction_read_only = ${isNowFull ? 'on' : 'off'}`);
      }
      return current;
    },
  };
};

/**
 * Opens PostgreSQL 18 in this process, with its files under `folder`, or in memory without one. The caller owns the folder:
 * see owner.ts. `image` is a data folder that PGlite has dumped; a database in memory starts as a copy of it, in a quarter of
 * the time of a new one. `freeBytes` is the room on the disk.
 */
export const openEmbedded = async (
  folder?: string,
  image?: Blob,
  freeBytes = folder ? () => freeBytesOf(folder) : () => Number.POSITIVE_INFINITY,
): Promise<Database> => {
  const dataDir = folder ? join(folder, 'database') : undefined;
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const kept = await keptInstance(() => openInstance(dataDir, image), freeBytes);
  // Only this process uses the database, so its locks can be in memory.
  const held = new Set<string>();
  // A statement that runs without a transaction of its own must not get into that of another caller.
  const turns = new Mutex();
  const vacuumNext = vacuumInTurn();
  return {
    query: async (one, values) => {
      const { statements } = await kept.current();
      return turns.runExclusive(() => withFullDisk(() => statements.query(one, values)));
    },
    isInProcess: true,
    transaction: async (work, kind) => {
      const { db, statements } = await kept.current();
      const wasFull = kept.isFull();
      return turns.runExclusive(() =>
        withFullDisk(() =>
          db.transaction(async (tx) => {
            if (kind === 'long') await tx.exec('set local plan_cache_mode = auto');
            // A transaction that began on a full disk reads only.
            return work(guarded(statements, tx, () => !wasFull && kept.isFull()));
          }),
        ),
      );
    },
    vacuum: async () => {
      const { statements } = await kept.current();
      // It writes to the log of the database, for which there must be room.
      if (!kept.isFull()) await turns.runExclusive(() => withFullDisk(() => vacuumNext(statements)));
    },
    hold: async (name) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return async () => void held.delete(name);
    },
    close: async () => {
      const instance = kept.last();
      if (!instance.hasGivenUp()) await instance.db.close();
    },
  };
};
