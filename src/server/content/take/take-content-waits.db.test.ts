import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases/databases.ts';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import { statement } from '../../../lib/database.ts';
import { requestLimits } from '../../database/limits.ts';
import { openPostgres } from '../../database/postgres.ts';
import { createContentChangesRepository } from './content-changes.repository.ts';
import { takeContent } from './take-content.ts';

const waiting = statement('', "select 1 as one from pg_locks where locktype = 'advisory' and not granted");
/** Three times the limit on locks below. */
const longer = statement('', 'select pg_sleep(0.6)');

it('[RUN-2] a process that starts waits for one that takes in the content, however long that takes', async () => {
  const own = (await databases[1]?.openMigrated()) ?? expect.unreachable('this needs a server');
  const db = openPostgres(own.url ?? '', 2, { ...requestLimits, lockMs: 200, statementMs: 400 });
  const begun = Promise.withResolvers<void>();
  const other = own.db.transaction(async (tx) => {
    await createContentChangesRepository(tx).alone();
    begun.resolve();
    await expect.poll(() => own.db.query(waiting), { interval: 10 }).toEqual([{ one: 1 }]);
    await tx.query(longer);
  });
  await begun.promise;
  const folder = join(repositoryRoot, 'content');
  const now = new Date('2026-11-20T12:00:00Z');
  const taken = takeContent({
    db,
    folder,
    now,
    kinds: ['search'],
    sites: ['DE'],
    sisterOriginOf: () => '',
    isTrial: false,
  });
  expect(await taken).toMatchObject([{ kind: 'search', site: 'DE' }]);
  await other;
  await db.close();
  await own.close();
});
