import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, ownerSocket, ownFolder } from './owner.ts';

describe('the owner of a data folder', () => {
  let folder: string;
  const leaving: (() => Promise<void>)[] = [];
  const own = async (onConnection = () => {}) => {
    const leave = await ownFolder(folder, onConnection);
    leaving.push(leave);
    return leave;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-owner-'));
  });
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[RUN-2] is one process: a second one is refused with a sentence that says what to do', async () => {
    await own();
    await expect(ownFolder(folder, () => {})).rejects.toThrow(FolderInUseError);
    await expect(ownFolder(folder, () => {})).rejects.toThrow(`${folder} is in use by a running shop: stop it`);
  });

  it('[RUN-2] makes the folder and a socket that no other user may open', async () => {
    folder = join(folder, 'new');
    await own();
    expect(statSync(ownerSocket(folder)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('[RUN-2] releases it for the next process', async () => {
    const leave = await ownFolder(folder, () => {});
    await leave();
    await own();
    expect(existsSync(ownerSocket(folder))).toBe(true);
  });

  it('[RUN-2] is taken over from a process that was killed and left its socket', async () => {
    const script = `import { ownFolder } from ${JSON.stringify(new URL('./owner.ts', import.meta.url).href)};
      await ownFolder(${JSON.stringify(folder)}, () => {}); process.stdout.write('owns'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(ownFolder(folder, () => {})).rejects.toThrow(FolderInUseError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(ownerSocket(folder))).toBe(true);
    await own();
  });

  it('[RUN-2] hands connections over, and leaves although one stays open', async () => {
    let connections = 0;
    const leave = await ownFolder(folder, (socket) => {
      connections += 1;
      socket.write('hello');
    });
    const socket = connect(ownerSocket(folder));
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(said.toString()).toBe('hello');
    await leave();
    await once(socket, 'close');
    expect(connections).toBe(1);
  });
});
