import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { openPostgres } from './postgres.ts';

onBothDatabases('a name that is held', (db, own) => {
  const isFree = async (name: string): Promise<boolean> => {
    const letGo = await db().hold(name);
    await letGo?.();
    return letGo !== undefined;
  };

  it('is held by one at a time, and by the next one when it is let go', async () => {
    const letGo = await db().hold('a');
    expect(letGo).toBeDefined();
    expect(await db().hold('a')).toBeUndefined();
    const other = await db().hold('b');
    await letGo?.();
    const again = await db().hold('a');
    expect(again).toBeDefined();
    await again?.();
    await other?.();
  });

  it('lets the server clear rows that changed meanwhile', async (test) => {
    const { url } = own();
    if (url === undefined) return test.skip();
    const letGo = await db().hold('d');
    // Rows that a snapshot may still see are kept: each change of a cart would walk past all its earlier versions.
    const holders = await db().query({
      name: '',
      text: `select backend_xmin, backend_xid from pg_stat_activity join pg_locks using (pid)
        where locktype = 'advisory' and datname = current_database()`,
    });
    expect(holders).toEqual([{ backend_xmin: null, backend_xid: null }]);
    await letGo?.();
  });

  it('is held by no process that was killed', async (test) => {
    const { url } = own();
    // The embedded database has one process, which keeps its locks in memory.
    if (url === undefined) return test.skip();
    const script = `import { openPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
      await openPostgres(${JSON.stringify(url)}, 2).hold('a'); process.stdout.write('holds'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(await isFree('a')).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The server learns from the operating system that the connection is closed, a moment later.
    await expect.poll(() => isFree('a'), { timeout: 5000 }).toBe(true);
  });

  it('ends with its connection, and the process lives on', async (test) => {
    const { url } = own();
    if (url === undefined) return test.skip();
    const other = openPostgres(url, 2);
    const letGo = await other.hold('c');
    await db().query({
      name: '',
      text: `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`,
    });
    await expect.poll(() => isFree('c'), { timeout: 5000 }).toBe(true);
    await letGo?.();
    await other.close();
  });
});
