import { readdirSync, readFileSync } from 'node:fs';
import { statement, type Database } from '../../lib/database.ts';

const folder = new URL('./migrations/', import.meta.url);

interface Migration {
  readonly number: number;
  readonly name: string;
}

/** `0001-catalogue.sql`, `0002-…`: append-only, numbered without a gap (a test checks that). */
export const migrations: readonly Migration[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ number: Number(name.slice(0, 4)), name }));

/** Splits a migration into its statements. An empty line follows each `;` that ends one. */
const statementsOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split(/;\s*\n\s*\n/)
    .map((text) => text.trim().replace(/;$/, ''))
    .filter((text) => text !== '');

/** Thrown if a newer program has written the database, because this one would read it wrongly. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

const lockNumber = 730_011;

/**
 * Brings the database to this program's version. Several processes may call it at once: the first one migrates, the others
 * wait on the advisory lock of the same transaction and find nothing left to do. Returns how many migrations ran. `known` are
 * those of the program.
 */
export const migrate = (db: Database, known: readonly Migration[] = migrations): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.query(statement('', `select pg_advisory_xact_lock(${lockNumber})`));
    await tx.query(
      statement('', 'create table if not exists schema_version (number integer primary key, name text not null)'),
    );
    const [last] = await tx.query<{ number: number | null }>(
      statement('', 'select max(number) as number from schema_version'),
    );
    const current = last?.number ?? 0;
    const newest = known.at(-1)?.number ?? 0;
    if (current > newest) {
      throw new NewerDatabaseError(
        `The database has version ${current}, this program knows versions up to ${newest}: start the newer program, or restore a backup from before the upgrade.`,
      );
    }
    const due = known.filter(({ number }) => number > current);
    for (const { number, name } of due) {
      for (const text of statementsOf(name)) await tx.query(statement('', text));
      await tx.query(statement('', 'insert into schema_version (number, name) values ($1, $2)'), [number, name]);
    }
    return due.length;
  }, 'long');
