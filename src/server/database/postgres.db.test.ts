import { execFileSync } from 'node:child_process';
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

it('[RUN-2] a statement that fails, asked alone, keeps its connection', async () => {
  const db = openPostgres(inject('postgresUrl'), 1);
  const before = await db.query(pid);
  await expect(db.query(statement('', 'select 1 / 0'))).rejects.toThrow('division by zero');
  expect(await db.query(pid)).toEqual(before);
  await db.close();
});

it('[RUN-2] what a statement has returned does not become old memory', () => {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { statement } from ${JSON.stringify(new URL('../../lib/database.ts', import.meta.url).href)};
    import { openPostgres } from ${JSON.stringify(new URL('postgres.ts', import.meta.url).href)};
    const db = openPostgres(${JSON.stringify(inject('postgresUrl'))}, 1);
    const hundred = statement('', 'select n, n::text as text from generate_series(1, 100) as n');
    const old = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;
    const askAlone = () => db.query(hundred);
    const askWithin = () => db.transaction((tx) => tx.query(hundred));
    const grown = [];
    for (const ask of [askAlone, askWithin]) {
      for (let turn = 0; turn < 50; turn += 1) await ask();
      gc();
      const before = old();
      for (let turn = 0; turn < 400; turn += 1) await ask();
      grown.push(old() - before);
    }
    await db.close();
    console.log(JSON.stringify(grown));`;
  // With little room for new objects, what outlives two collections of them is among the old ones soon.
  const args = ['--expose-gc', '--max-semi-space-size=1', '--input-type=module', '--eval', program];
  const grown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as readonly number[];
  // 400 times a hundred rows are four megabytes and more.
  for (const bytes of grown) expect(bytes).toBeLessThan(1_000_000);
});
