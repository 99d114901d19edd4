import type { Database, Queryable, Statement } from '../../lib/database.ts';
import type { Telemetry } from '../../lib/telemetry.ts';

const nameOf = ({ name, text }: Statement): string => name || text.trim().split(/\s+/, 2).join(' ');

/** The database with slow statements in the log and, with telemetry, a span for each statement. */
export const watchedDatabase = (
  db: Database,
  slow: (name: string, ms: number) => void,
  telemetry: Telemetry | undefined,
): Database => {
  const watched = (inner: Queryable): Queryable => {
    const timed: Queryable['query'] = async (one, values) => {
      const from = performance.now();
      try {
        return await inner.query(one, values);
      } finally {
        slow(nameOf(one), performance.now() - from);
      }
    };
    if (!telemetry) return { query: timed };
    return {
      query: (one, values) => telemetry.span(nameOf(one), { 'db.system.name': 'postgresql' }, () => timed(one, values)),
    };
  };
  return {
    ...db,
    ...watched(db),
    transaction: (work, kind) => db.transaction((tx) => work(watched(tx)), kind),
  };
};
