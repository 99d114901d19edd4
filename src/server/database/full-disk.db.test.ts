import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { smallDisk, type SmallDisk } from '../../../tests/support/databases/small-disk.ts';
import { DatabaseAwayError, statement, type Database } from '../../lib/database.ts';
import { openEmbedded } from './embedded.ts';

const change = statement('', 'update counted set number = number + 1 returning number');
const read = statement('', 'select number from counted');
/** Writes only to the log of the database, where PostgreSQL has no answer to a full disk but its end. */
const log = statement('', "select pg_logical_emit_message(true, 'x', repeat('x', 2000000))");

describe('[RUN-9] the embedded database on a full disk', () => {
  let disk: SmallDisk | string;
  let db: Database | undefined;
  beforeEach(() => {
    disk = smallDisk(160);
  });
  afterEach(async () => {
    await db?.close();
    db = undefined;
    if (typeof disk !== 'string') disk.close();
  });

  const open = async ({ skip }: TestContext, freeBytesOf: (disk: SmallDisk) => () => number) => {
    if (typeof disk === 'string') return skip(disk);
    db = await openEmbedded(disk.folder, undefined, freeBytesOf(disk));
    await db.query(statement('', 'create table counted (number integer)'));
    await db.query(statement('', 'insert into counted values (0)'));
    return { db, disk };
  };

  it('refuses changes while there is little room, and reads on', async (test) => {
    const { db, disk } = await open(test, ({ freeBytes }) => freeBytes);
    await db.query(change);
    const begun = db.transaction(async (tx) => {
      await tx.query(change);
      disk.fill(100_000);
      await tx.query(change);
    });
    await expect(begun).rejects.toThrow(DatabaseAwayError);
    await expect(db.query(change)).rejects.toThrow('The disk of DATA_DIR is full');
    await expect(db.transaction((tx) => tx.query(change))).rejects.toThrow(DatabaseAwayError);
    expect(await db.query(read)).toEqual([{ number: 1 }]);
    expect(await db.transaction((tx) => tx.query(read))).toEqual([{ number: 1 }]);
    await expect(openEmbedded(disk.folder)).rejects.toThrow(DatabaseAwayError);
    disk.empty();
    expect(await db.query(change)).toEqual([{ number: 2 }]);
  });

  it('fails where the disk is full in the middle of a change, and is opened again when there is room', async (test) => {
    let isSeen = false;
    // What is written meanwhile may need more than the room that is left.
    const { db, disk } = await open(test, (disk) => () => (isSeen ? disk.freeBytes() : Number.POSITIVE_INFINITY));
    await db.query(change);
    disk.fill(100_000);
    const fillLog = async () => {
      for (;;) {
        await db.query(change);
        await db.query(log);
      }
    };
    await expect(fillLog()).rejects.toThrow(DatabaseAwayError);
    isSeen = true;
    // It was never answered: PGlite waited for its own lock.
    await expect(db.transaction((tx) => tx.query(change))).rejects.toThrow(DatabaseAwayError);
    await expect(db.query(read)).rejects.toThrow('The disk of DATA_DIR is full');
    disk.empty();
    const [row] = await db.query<{ number: number }>(read);
    expect(row?.number).toBeGreaterThan(0);
    expect(await db.query(change)).toEqual([{ number: (row?.number ?? 0) + 1 }]);
  });
});
