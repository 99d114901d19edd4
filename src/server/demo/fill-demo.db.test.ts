import { root } from '../config/program-folder.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { statement, type Database } from '../../lib/database.ts';
import { allSites } from '../../sites/sites.ts';
import { starterFiles } from '../content/starter/starter-files.ts';
import { demoCustomersIn, fillDemoCustomers } from './demo-customers.ts';
import { fillDemoDesk } from './demo-desk.ts';
import { fillDemo } from './fill-demo.ts';

const folder = join(root, 'content');
const at = new Date('2026-11-02T09:00:00Z');

onBothDatabases('customers of the demo', (db) => {
  it('are put in by one of the processes that start together, and by none after it', async () => {
    const whoWrote = new Set<number>();
    const fillAs = (process: number) => {
      const watched: Database = {
        ...db(),
        transaction: (work) => {
          whoWrote.add(process);
          return db().transaction(work);
        },
      };
      return fillDemoCustomers(watched, folder, at);
    };
    await Promise.all([0, 1, 2, 3].map(fillAs));
    await fillAs(4);

    const inContent = allSites.flatMap(({ code }) => demoCustomersIn(folder)(code)).length;
    expect(whoWrote.size).toBe(1);
    const [stored] = await db().query<{ n: number }>(statement('', 'select count(*)::int as n from customer'));
    expect(stored?.n).toBe(inContent);
  });
});

onBothDatabases('the desk of the demo', (db) => {
  it('is filled by one of the processes that start together, and by none after it', async () => {
    // An empty folder has nothing to change: the test alone is written.
    const none = async () => new Map<string, never>();
    const noItems = { promotion: none, themeworld: none, navigation: none, search: none, voucher: none };
    const fill = () => fillDemoDesk(db(), noItems, at);
    const tests = async () =>
      (await db().query<{ n: number }>(statement('', 'select count(*)::int as n from desk_test')))[0]?.n;
    await Promise.all([fill(), fill(), fill()]);
    expect(await tests()).toBe(1);
    await fill();
    expect(await tests()).toBe(1);
  });
});

onBothDatabases('a demo on a folder of init', (db) => {
  it('[RUN-4] opens without articles, invented customers and releases, and says where articles come from', async () => {
    const own = mkdtempSync(join(tmpdir(), 'kontor-own-'));
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    for (const { path, body } of starterFiles(folder)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), body);
    }
    const said: string[] = [];
    const folderItems = (): never => expect.unreachable('the desk of a shop of one’s own begins empty');
    // Nothing to begin again for: that would never end.
    expect(await fillDemo({ db: db(), folder: own, say: (line) => said.push(line), folderItems })).toBe(false);
    expect(said.at(-1)).toContain('npm run shop -- import');
    const count = (table: string) =>
      db().query<{ n: number }>(statement('', `select count(*)::int as n from ${table}`));
    for (const table of ['article', 'customer', 'release', 'desk_test'])
      expect([table, await count(table)]).toEqual([table, [{ n: 0 }]]);
    expect((await count('promotion'))[0]?.n).toBeGreaterThan(0);
    expect(demoCustomersIn(own)('DE')).toEqual([]);
  });
});
