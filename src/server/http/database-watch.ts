import { DatabaseAwayError } from '../../lib/database.ts';

export interface DatabaseWatch {
  /** runs work with the database and notes whether it answered */
  readonly watch: (work: () => Promise<void>) => Promise<void>;
  /** how long the database has not answered; undefined while it does */
  readonly awaySeconds: () => number | undefined;
  /** whether that is longer than the operator allows */
  readonly isLost: () => boolean;
}

/**
 * RUN-9: notes since when the database has not answered. The time begins with the first failure, and not with the last
 * success, so a machine that was suspended has not lost its database.
 */
export const databaseWatch = (now: () => Date, mostSeconds = Number.POSITIVE_INFINITY): DatabaseWatch => {
  let since: Date | undefined;
  const awaySeconds = () => since && Math.floor((now().getTime() - since.getTime()) / 1000);
  return {
    watch: async (work) => {
      try {
        await work();
        since = undefined;
      } catch (fault) {
        if (fault instanceof DatabaseAwayError) since ??= now();
        throw fault;
      }
    },
    awaySeconds,
    isLost: () => (awaySeconds() ?? 0) >= mostSeconds,
  };
};
