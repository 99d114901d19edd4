import pg from 'pg';
import type { Database, Queryable, Statement } from '../../lib/database.ts';

const int8 = 20;
const numeric = 1700;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row>({ name, text }: Statement, values: readonly unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values], types })).rows,
});

const tryLock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
const unlock = 'select pg_advisory_unlock(hashtextextended($1, 0))';

/** A lock of a connection that is kept for it: the server lets it go when the connection ends. */
const hold = async (pool: pg.Pool, name: string): Promise<(() => Promise<void>) | undefined> => {
  const client = await pool.connect();
  const isHeld = await client.query<{ held: boolean }>(tryLock, [name]).then(
    ({ rows }) => rows[0]?.held === true,
    (fault: Error) => {
      client.release(fault);
      throw fault;
    },
  );
  if (!isHeld) {
    client.release();
    return undefined;
  }
  let broken: Error | undefined;
  // Without a listener a connection that breaks meanwhile would end the process.
  const noteBreak = (fault: Error) => {
    broken = fault;
  };
  client.on('error', noteBreak);
  return async () => {
    if (!broken) await client.query(unlock, [name]).catch(noteBreak);
    client.off('error', noteBreak);
    client.release(broken);
  };
};

/** A PostgreSQL server. `connections` is the size of this process's pool. */
export const openPostgres = (url: string, connections = 12): Database => {
  const pool = new pg.Pool({ connectionString: url, max: connections, types });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      // A connection that breaks between two statements, or under one, ends this work and not the process.
      const noteBreak = (fault: Error) => {
        broken = fault;
      };
      client.on('error', noteBreak);
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        return result;
      } catch (fault) {
        // Where the connection broke before, the statement only knows that it could not be sent.
        const reason = broken ?? fault;
        await client.query('rollback').catch(noteBreak);
        throw reason;
      } finally {
        client.off('error', noteBreak);
        client.release(broken);
      }
    },
    hold: (name) => hold(pool, name),
    close: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
