import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { statement } from '../../lib/database.ts';

const insert = statement('test: insert', 'insert into thing (id, words, at, more) values ($1, $2, $3, $4)');
const find = statement('test: find', 'select id, words, at, more from thing where id = any($1) order by id');
const plans = statement(
  '',
  'select generic_plans as plans, custom_plans as other from pg_prepared_statements where name = $1',
);
const at = new Date('2026-11-30T12:00:00Z');

describe.each(databases)('statements with a name on $database', ({ openMigrated }) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await openMigrated();
    await own.db.query(
      statement('', 'create table thing (id bigint primary key, words text[], at timestamptz, more jsonb)'),
    );
  });
  beforeEach(() => own.db.query(statement('', 'truncate thing')));
  afterAll(() => own.close());

  it('are parsed and planned once', async () => {
    await own.db.transaction(async (tx) => {
      for (const id of [1, 2, 3]) await tx.query(insert, [id, [], at, {}]);
      expect(await tx.query(plans, [insert.name])).toEqual([{ plans: 3, other: 0 }]);
    });
  });

  it('have one text each', async () => {
    const other = statement(find.name, 'select 7 as id where $1::bigint[] is not null');
    const both = own.db.transaction(async (tx) => {
      await tx.query(find, [[1]]);
      await tx.query(other, [[1]]);
    });
    await expect(both).rejects.toThrow(find.name);
    expect(await own.db.query(find, [[1]])).toEqual([]);
  });

  it('take and return text, lists, moments, JSON and nothing in their forms', async () => {
    const rows = [
      { id: 1, words: ['a "quoted" one', 'árvíztűrő'], at, more: { list: [1, { deep: null }], words: 'x' } },
      { id: 2, words: null, at: null, more: null },
    ];
    for (const { id, words, at: when, more } of rows) await own.db.query(insert, [id, words, when, more]);
    expect(await own.db.query(find, [[2, 1, 7]])).toEqual(rows);
    expect(await own.db.query(find, [[]])).toEqual([]);
  });

  it('can be used again after they have failed, alone and in a transaction that is taken back', async () => {
    await own.db.query(insert, [1, [], at, {}]);
    await expect(own.db.query(insert, [1, [], at, {}])).rejects.toMatchObject({ code: '23505' });
    const broken = own.db.transaction(async (tx) => {
      await tx.query(insert, [2, [], at, {}]);
      await tx.query(insert, [1, [], at, {}]);
    });
    await expect(broken).rejects.toMatchObject({ code: '23505' });
    await own.db.query(insert, [3, [], at, {}]);
    expect((await own.db.query<{ id: number }>(find, [[1, 2, 3]])).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('of others do not get into an open transaction', async () => {
    const order: string[] = [];
    let alone: Promise<unknown> = Promise.resolve();
    const broken = own.db.transaction(async (tx) => {
      await tx.query(insert, [1, [], at, {}]);
      alone = own.db.query(insert, [2, [], at, {}]).then(() => order.push('alone'));
      await tx.query(insert, [3, [], at, {}]);
      order.push('in it');
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    await alone;
    expect(order.toSorted((a, b) => a.localeCompare(b))).toEqual(['alone', 'in it']);
    expect((await own.db.query<{ id: number }>(find, [[1, 2, 3]])).map(({ id }) => id)).toEqual([2]);
  });
});

it('a transaction of the embedded database that has ended runs no further statement', async () => {
  const own = await databases[0]?.openMigrated();
  const kept = await own?.db.transaction((tx) => Promise.resolve(tx));
  await expect(kept?.query(plans, ['x'])).rejects.toThrow('The transaction has ended.');
  await own?.close();
  await expect(own?.db.query(plans, ['x'])).rejects.toThrow('closed');
});
