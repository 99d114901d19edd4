import { PGlite, types, type Extension } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DatabaseAwayError, type Queryable } from '../../lib/database.ts';
import { statementsOn } from './embedded-statements.ts';

/** Given once: with parsers of its own a query copies all others, which takes nearly as long as a short query. */
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

export interface Instance {
  readonly db: PGlite;
  /** within or outside a transaction: the caller keeps them apart */
  readonly statements: Queryable;
  /** whether PostgreSQL has ended itself (PANIC) */
  readonly hasGivenUp: () => boolean;
  /** closes the files of an instance that has given up */
  readonly leave: () => void;
}

/**
 * Opens one PGlite. PGlite goes on after a PANIC, with the locks of what broke off still held: the next commit would wait for
 * its own lock for good, in a loop that lets nothing else of this process run. So each call after it is refused here.
 */
export const openInstance = async (dataDir?: string, image?: Blob): Promise<Instance> => {
  let hasGivenUp = false;
  const noteEnd: Extension = {
    name: 'note the end',
    setup: async (pglite, emscriptenOpts: object) => {
      const run = pglite.execProtocolRawSync.bind(pglite);
      pglite.execProtocolRawSync = (message: Uint8Array) => {
        if (hasGivenUp) throw new DatabaseAwayError('The embedded database has ended, and is opened again.');
        return run(message);
      };
      const onAbort = (): void => {
        hasGivenUp = true;
      };
      return { emscriptenOpts: { ...emscriptenOpts, onAbort } };
    },
  };
  const db = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(image ? { loadDataDir: image } : {}),
    parsers,
    extensions: { pg_trgm, unaccent, noteEnd },
    // The default of 128 MB would be allocated at once, for a database of a few megabytes. Filling new log files with zeros
    // would block the only connection for 40 ms, for nothing: nothing is synced to disk here.
    // One plan for each statement with a name, as on a server (postgres.ts).
    startParams: [
      ...PGlite.defaultStartParams,
      ...['shared_buffers=16MB', 'wal_init_zero=off', 'plan_cache_mode=force_generic_plan'].flatMap((one) => [
        '-c',
        one,
      ]),
    ],
  });
  const leave = (): void => {
    const { FS } = db.Module;
    for (const stream of FS.streams) if (stream) FS.close(stream);
  };
  return { db, statements: statementsOn(db), hasGivenUp: () => hasGivenUp, leave };
};
