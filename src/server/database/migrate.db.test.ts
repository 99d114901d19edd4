import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { statement, type Database } from '../../lib/database.ts';
import { migrate, migrations, NewerDatabaseError } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const versions = statement('', 'select number, name from schema_version order by number');
const tableCount = statement('', "select count(*) as count from pg_tables where schemaname = 'public'");

const tables = async (db: Database): Promise<number> => (await db.query<{ count: number }>(tableCount))[0]?.count ?? 0;

describe.each(databases)('migrations on $database', ({ open, database }) => {
  let own: OwnDatabase;
  beforeEach(async () => {
    own = await open();
  });
  afterEach(() => own.close());

  it('[RUN-2] brings an empty database to the newest version, and has nothing to do the second time', async () => {
    expect(await migrate(own.db)).toBe(migrations.length);
    expect(await own.db.query(versions)).toEqual(migrations);
    expect(await migrate(own.db)).toBe(0);
  });

  it('[RUN-2] migrates once when several openings come at the same time', async () => {
    const others = own.url ? [openPostgres(own.url, 1), openPostgres(own.url, 1)] : [];
    const ran = await Promise.all([own.db, ...others, own.db].map((db) => migrate(db)));
    expect(ran.toSorted((a, b) => b - a)).toEqual([migrations.length, ...ran.slice(1).map(() => 0)]);
    for (const other of others) await other.close();
  });

  it('[RUN-2] refuses a database that a newer program has written, and changes nothing in it', async () => {
    await migrate(own.db);
    const newer = (migrations.at(-1)?.number ?? 0) + 1;
    await own.db.query(statement('', 'insert into schema_version values ($1, $2)'), [newer, `${newer}-later.sql`]);
    const before = await tables(own.db);
    await expect(migrate(own.db)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(own.db)).rejects.toThrow(`has version ${newer}`);
    expect(await tables(own.db)).toBe(before);
  });

  it('[RUN-2] leaves nothing behind when it breaks off in the middle', async () => {
    await own.db.query(statement('', 'create table catalogue_state (somebody_elses integer)'));
    await expect(migrate(own.db)).rejects.toThrow(/already exists/);
    expect(await tables(own.db)).toBe(1);
  });

  it(`[RUN-2] gives numbers, dates and JSON the same shapes (${database})`, async () => {
    const [row] = await own.db.query(
      statement(
        '',
        `select 5::bigint as big, 1.5::numeric as exact, '{"a": 1}'::jsonb as json, count(*) as count,
        '2026-11-27T08:00:00Z'::timestamptz as moment, array['a', 'b'] as list, null as nothing`,
      ),
    );
    expect(row).toEqual({
      big: 5,
      exact: 1.5,
      json: { a: 1 },
      count: 1,
      moment: new Date('2026-11-27T08:00:00Z'),
      list: ['a', 'b'],
      nothing: null,
    });
  });

  it('[RUN-2] takes a transaction back as a whole', async () => {
    await migrate(own.db);
    const add = statement('', "insert into category_number values ('DE', 'Kaffee', 1000)");
    await expect(
      own.db.transaction(async (tx) => {
        await tx.query(add);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await own.db.query(statement('', 'select * from category_number'))).toEqual([]);
  });
});
