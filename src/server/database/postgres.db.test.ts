import { inject, it, expect } from 'vitest';
import { statement } from '../../lib/database.ts';
import { openPostgres } from './postgres.ts';

const pid = statement('', 'select pg_backend_pid() as pid');
const end = statement('', 'select pg_terminate_backend($1)');

it('[RUN-2] a connection that is taken away from a transaction ends the transaction, and neither the process nor the pool', async () => {
  const [db, other] = [openPostgres(inject('postgresUrl'), 1), openPostgres(inject('postgresUrl'), 1)];
  const broken = db.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>(pid);
    // While it waits for nothing, and while it waits for an answer.
    await other.query(end, [own?.pid]);
    await tx.query(statement('', 'select pg_sleep(5)'));
  });
  await expect(broken).rejects.toThrow(/terminat/);
  expect(await db.query(statement('', 'select 1 as one'))).toEqual([{ one: 1 }]);
  await db.close();
  await other.close();
});
