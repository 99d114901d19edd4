import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, openMigratedOnServer, type OwnDatabase } from '../../tests/support/databases/databases.ts';
import { statement, type Database, type Queryable } from './database.ts';
import { deleteExpired, expiredTogether } from './expired-rows.repository.ts';

const table = statement('', 'create table passing (id integer primary key, until date not null)');
const index = statement('', 'create index passing_until on passing (until)');
const fill = statement(
  '',
  `insert into passing select n, date '2026-12-01' + (10 - n) from generate_series(1, 10) as n`,
);
const forget = deleteExpired('test: forget', { table: 'passing', column: 'until', type: 'date' });
const ids = async (db: Database) =>
  (await db.query<{ id: number }>(statement('', 'select id from passing order by id'))).map(({ id }) => id);

let own: OwnDatabase;
const begin = (open: () => Promise<OwnDatabase>): void => {
  beforeAll(async () => {
    own = await open();
    await own.db.query(table);
    await own.db.query(index);
  });
  beforeEach(async () => {
    await own.db.query(statement('', 'truncate passing'));
    await own.db.query(fill);
  });
  afterAll(() => own.close());
};

describe.each(databases)('expired rows on $database', ({ openMigrated }) => {
  begin(openMigrated);

  it('are deleted up to their day', async () => {
    await forget(own.db, '2026-12-04');
    expect(await ids(own.db)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are deleted in batches until none is left, those that expired first before others', async () => {
    const last = 10 + 2 * expiredTogether;
    await own.db.query(
      statement('', `insert into passing select n, date '2026-11-01' from generate_series(11, ${last}) as n`),
    );
    const left: number[] = [];
    const noted: Queryable = {
      query: async (asked, values) => {
        const gone = await own.db.query(asked, values);
        left.push((await ids(own.db)).length);
        return gone as never;
      },
    };
    await forget(noted, '2026-12-01');
    expect(left).toEqual([10 + expiredTogether, 10, 9]);
    expect(await ids(own.db)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('an expired row that is prolonged at the same moment', () => {
  begin(openMigratedOnServer);
  const waiting = statement(
    '',
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from passing%'`,
  );

  it('stays', async () => {
    const { db } = own;
    let deleting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.query(statement('', `update passing set until = '2027-01-01' where id = 10`));
      deleting = forget(db, '2026-12-02');
      while ((await db.query<{ count: number }>(waiting))[0]?.count !== 1);
    });
    await deleting;
    expect(await ids(db)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });
});
