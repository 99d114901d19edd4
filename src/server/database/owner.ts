import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';

/**
 * One process owns a data folder. The embedded database has no lock of its own (two processes: one silently loses
 * everything), so a Unix socket in the folder is the lock: the system frees it when the process ends, even by a crash.
 * Commands reach the owner through the same socket.
 *
 *     listen ──ok──────────────► owner
 *       └─ in use ─► connect ──answered─► another process owns it: throw
 *                       └─ refused ─────► left by a process that is gone: remove, listen again
 */
export const ownerSocket = (folder: string): string =>
  // On Windows it is a named pipe, which is not a file in the folder.
  process.platform === 'win32'
    ? `\\\\.\\pipe\\kontor-${resolve(folder).replaceAll(/[^a-zA-Z0-9]/g, '-')}`
    : resolve(folder, 'owner.sock');

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const isCode = (fault: unknown, code: string): boolean =>
  fault instanceof Error && (fault as NodeJS.ErrnoException).code === code;

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Takes the folder, or throws a FolderInUseError. Connections of commands are handed to `onConnection`, which an HTTP server
 * without a port of its own can take (`server.emit('connection', socket)`).
 */
export const ownFolder = async (
  folder: string,
  onConnection: (socket: Socket) => void,
): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = ownerSocket(folder);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // The client may close the connection before the response is written; that is no fault of ours.
    socket.on('error', () => {});
    onConnection(socket);
  });
  const before = process.umask(0o177);
  try {
    await listen(server, path);
  } catch (fault) {
    if (!isCode(fault, 'EADDRINUSE')) throw fault;
    if (await answers(path)) {
      throw new FolderInUseError(
        `${resolve(folder)} is in use by a running shop: stop it, ask it (npm run shop -- …), or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    await listen(server, path);
  } finally {
    process.umask(before);
  }
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // Written data is still sent, but a client that keeps its connection open does not keep the folder.
      for (const socket of open) socket.destroySoon();
    });
};
