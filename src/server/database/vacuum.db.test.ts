import { openAsBlob } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { openEmbedded } from './embedded.ts';
import { vacuumInTurn } from './vacuum.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmbedded(undefined, await openAsBlob(inject('embeddedImage')));
  await db.query(statement('', 'create table passing (id integer primary key, words text not null)'));
});
afterAll(() => db.close());

const one = async (text: string): Promise<number> => {
  const [row] = await db.query<{ value: number }>(statement('', text));
  return row?.value ?? Number.NaN;
};
const tables = () => one(`select count(*) as value from pg_class where relkind = 'r'`);

it('the embedded database uses the room of deleted rows again: what comes and goes does not grow', async () => {
  const sizes: number[] = [];
  for (let day = 0; day < 4; day += 1) {
    await db.query(statement('', `insert into passing select n, repeat('w', 200) from generate_series(1, 3000) as n`));
    await db.query(statement('', 'delete from passing'));
    for (let turn = await tables(); turn >= 0; turn -= 1) await db.vacuum?.();
    sizes.push(await one(`select pg_total_relation_size('passing') as value`));
  }
  expect(sizes.slice(1)).toEqual(sizes.slice(1).map(() => sizes[1]));
});

it('each table has its turn once a round, those of the system included', async () => {
  const names: string[] = [];
  const vacuumNext = vacuumInTurn();
  const noted: Queryable = {
    query: async (asked, values) => {
      if (asked.text.startsWith('vacuum ')) names.push(asked.text.slice('vacuum '.length));
      return db.query(asked, values);
    },
  };
  const count = await tables();
  for (let turn = 0; turn <= count; turn += 1) await vacuumNext(noted);
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
  expect(names).toEqual(expect.arrayContaining(['passing', 'cart', 'pg_class', 'information_schema.sql_features']));
  await vacuumNext(noted);
  expect(names.at(-1)).toBe(names[0]);
});
