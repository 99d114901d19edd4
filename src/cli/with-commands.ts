import { connect } from 'node:net';
import type { CatalogueCommands, PictureCommands } from '../contracts/shop/commands.contract.ts';
import { createCommands } from '../server/commands/commands.ts';
import type { Config } from '../server/config/config.ts';
import { commandLimits } from '../server/database/limits.ts';
import { migrate } from '../server/database/migrate.ts';
import { ownerSocket, ownFolder } from '../server/database/owner.ts';
import { openDatabase } from '../server/open.ts';
import { createPictureCommands } from '../server/wiring/pictures/picture-commands.ts';
import { sharedFilesOf } from '../server/files/files-of.ts';
import { masterFiles } from '../server/files/master-files.ts';
import { askOwner } from './ask-owner.ts';

type ShopCommands = CatalogueCommands & PictureCommands;

const isOwned = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** The response to other commands while this one runs. */
const busy = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const onOwnDatabase = async <T>(config: Config, work: (commands: ShopCommands) => Promise<T>): Promise<T> => {
  const db = await openDatabase(config, commandLimits);
  let stop = (): void => {};
  try {
    await migrate(db);
    const commands = createCommands({ db, folder: config.CONTENT_DIR, origins: config.origins, now: () => new Date() });
    stop = () => void commands.stop();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const pictures = createPictureCommands({ db, files: masterFiles(sharedFilesOf(config)), now: () => new Date() });
    return await work({ ...commands, ...pictures });
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    await db.close();
  }
};

/**
 * Gives `work` the commands of the configured shop. With a database server they run in this process; with a data folder the
 * running shop that owns it runs them, or this process as its owner if no shop is running.
 */
export const withCommands = async <T>(config: Config, work: (commands: ShopCommands) => Promise<T>): Promise<T> => {
  if (config.DATABASE_URL) return onOwnDatabase(config, work);
  const path = ownerSocket(config.DATA_DIR);
  if (await isOwned(path)) return work(askOwner(path));
  const leave = await ownFolder(config.DATA_DIR, (socket) => socket.end(busy));
  try {
    return await onOwnDatabase(config, work);
  } finally {
    await leave();
  }
};
