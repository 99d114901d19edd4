import { inject, it, expect } from 'vitest';
import { DatabaseAwayError, statement, type Queryable } from '../../lib/database.ts';
import { requestLimits } from './limits.ts';
import { openPostgres } from './postgres.ts';

const pid = statement('', 'select pg_backend_pid() as pid');
const end = statement('', 'select pg_terminate_backend($1)');

it.each([
  ['under a statement', 0],
  ['between two statements, long before the next', 20],
])(
  '[RUN-2] a connection that is taken away %s ends the transaction, and neither the process nor the pool',
  async (_, questions) => {
    const [db, other] = [openPostgres(inject('postgresUrl'), 1), openPostgres(inject('postgresUrl'), 1)];
    const broken = db.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>(pid);
      await other.query(end, [own?.pid]);
      for (let question = 0; question < questions; question += 1) await other.query(pid);
      await tx.query(statement('', 'select pg_sleep(5)'));
    });
    // The error carries the reason, no matter when the connection broke.
    await expect(broken).rejects.toThrow(/terminat/);
    expect(await db.query(statement('', 'select 1 as one'))).toEqual([{ one: 1 }]);
    await db.close();
    await other.close();
  },
);

it.each([
  ['once a connection', undefined, undefined, 'force_generic_plan'],
  ['each time by long work, which fills tables', undefined, 'long', 'auto'],
  ['each time behind a pooler, where nothing is named', 'transaction', undefined, 'auto'],
] as const)('[RUN-2] plans statements %s', async (_, pooler, kind, mode) => {
  const db = openPostgres(inject('postgresUrl'), 1, requestLimits, pooler);
  const rows = await db.transaction(
    (tx) => tx.query(statement('', "select current_setting('plan_cache_mode') as mode")),
    kind,
  );
  expect(rows).toEqual([{ mode }]);
  await db.close();
});

it.each(['in a transaction', 'alone'] as const)(
  '[RUN-9] a connection on which nothing can be written any more, %s, is replaced: it leads to a former primary',
  async (how) => {
    const db = openPostgres(inject('postgresUrl'), 1);
    const write = async (on: Queryable) => {
      await on.query(statement('', 'create table if not exists of_this_test ()'));
    };
    // As a server that is a standby now, for all that comes over this connection.
    await db.query(statement('', 'set default_transaction_read_only = on'));
    const first = how === 'alone' ? write(db) : db.transaction(write);
    await expect(first).rejects.toBeInstanceOf(DatabaseAwayError);
    await db.transaction(write);
    await db.query(statement('', 'drop table of_this_test'));
    await db.close();
  },
);
