import { createServer, type RequestListener } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../lib/database.ts';
import { omitNullish } from '../lib/omit-nullish.ts';
import { commandSocket } from './commands/command-socket.ts';
import { createCommands } from './commands/commands.ts';
import { beginFiles } from './files/files-of.ts';
import { masterFiles } from './files/master-files.ts';
import { createPictureCommands } from './wiring/pictures/picture-commands.ts';
import { composeShop, type Shop } from './wiring/compose.ts';
import type { ComposeParts } from './wiring/shop-context.ts';
import type { Config } from './config/config.ts';
import { requestLimits } from './database/limits.ts';
import { migrate } from './database/migrate.ts';
import { root } from './config/program-folder.ts';
import { ownFolder } from './database/owner.ts';
import { endsWithin } from './database/ends-within.ts';
import { watchedDatabase } from './database/watched-database.ts';
import { createSlowLog } from './http/slow-log.ts';
import type { Telemetry } from '../lib/telemetry.ts';
import type { Renderer } from './rendering/renderer.ts';

const refreshEveryMs = 1000;
const tidyUpEveryMs = 60_000;
const sendMailsEveryMs = 1000;
const fetchPicturesEveryMs = 1000;
const keepBuiltEveryMs = 60_000;
/** Requests have 10 s of it; the goodbye to the database comes after it. */
const stopMs = 12_000;
/** A collector that does not answer must not keep the process alive. */
const telemetryStopMs = 1500;

export interface OpenParts {
  readonly config: Config;
  readonly renderer: Renderer;
  readonly log: FastifyBaseLogger | false;
  readonly now?: () => Date;
  /** runs before the shop is opened: the demo fills its empty database here */
  readonly prepare?: (db: Database) => Promise<void>;
  readonly checkCompany?: ComposeParts['checkCompany'];
  /** traces and metrics, if the environment asks for them */
  readonly telemetry?: Telemetry | undefined;
}

const connections = 12;

/** The database that the configuration names; the embedded one is loaded only where it is used. */
export const openDatabase = async (
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOLER' | 'DATA_DIR'>,
  limits = requestLimits,
): Promise<Database> => {
  const { DATABASE_URL, DATABASE_POOLER } = config;
  if (DATABASE_URL)
    return (await import('./database/postgres.ts')).openPostgres(DATABASE_URL, connections, limits, DATABASE_POOLER);
  return (await import('./database/embedded.ts')).openEmbedded(config.DATA_DIR);
};

export interface OpenShop {
  readonly shop: Shop;
  readonly db: Database;
  /** port that it listens on */
  readonly port: number;
  /** resolves when the database has not answered for longer than DATABASE_AWAY_SECONDS */
  readonly lost: Promise<void>;
  /** lets what runs end, for a while, then closes database and folder */
  readonly close: () => Promise<void>;
}

/**
 * Opens a whole shop: takes the data folder, opens and migrates the database, listens. The order matters: nothing touches
 * the embedded database before the folder is ours, and nothing listens before the database is ready.
 */
export const openShop = async ({
  config,
  renderer,
  log,
  now = () => new Date(),
  prepare,
  checkCompany,
  telemetry,
}: OpenParts): Promise<OpenShop> => {
  const composed = { config, renderer, log, now, root, telemetry };
  let answerCommand: RequestListener | undefined;
  const door = createServer((request, response) => {
    if (answerCommand) answerCommand(request, response);
    else response.writeHead(503).end();
  });
  const leaveFolder = await ownFolder(config.DATA_DIR, (socket) => door.emit('connection', socket));
  const logged = (what: string) => (err: unknown) => log && log.error({ err }, what);
  const stopping: (() => Promise<unknown>)[] = [];
  let closeDatabase = async (): Promise<void> => {};
  // What waits for a silent database ends with the database: a supervisor kills what has not ended after 15 s (RUN-9).
  const close = async (): Promise<void> => {
    await endsWithin(Promise.all(stopping.map((stop) => stop().catch(logged('a part could not be stopped')))), stopMs);
    try {
      await closeDatabase();
    } finally {
      await leaveFolder();
      if (telemetry) await endsWithin(telemetry.stop().catch(logged('traces could not be sent')), telemetryStopMs);
    }
  };
  try {
    const { statement } = createSlowLog(log, config.SLOW_LOG_MS);
    const db = watchedDatabase(await openDatabase(config), statement, telemetry);
    closeDatabase = () => db.close();
    await migrate(db);
    await prepare?.(db);
    const shop = await composeShop({ ...composed, db, ...omitNullish({ checkCompany }) });
    stopping.push(() => shop.stop());
    await beginFiles(shop.kept.files, logged('files cannot be stored now'));
    const every = (ms: number, work: () => Promise<unknown>, fault: string, stop = async () => {}): void => {
      const timer = setInterval(() => void work().catch(logged(fault)), ms);
      stopping.push(async () => {
        clearInterval(timer);
        await stop();
      });
    };
    const lost = Promise.withResolvers<void>();
    const refresh = async () => {
      try {
        await shop.refresh();
      } finally {
        if (shop.isLost()) lost.resolve();
      }
    };
    every(refreshEveryMs, refresh, 'changes of the content could not be looked up');
    every(sendMailsEveryMs, shop.mail.work, 'mails that are due could not be looked up', shop.mail.stop);
    every(fetchPicturesEveryMs, shop.pictures.work, 'pictures of feeds could not be fetched', shop.pictures.stop);
    const commands = createCommands({ db, folder: config.CONTENT_DIR, origins: config.origins, now });
    const pictures = createPictureCommands({ db, files: masterFiles(shop.kept.files), now });
    answerCommand = commandSocket({ ...commands, ...pictures }, logged('a command failed'));
    stopping.push(() => commands.stop());
    every(tidyUpEveryMs, commands.tidyUp, 'old shelves could not be taken away');
    every(tidyUpEveryMs, shop.tidyUp, 'what is no longer kept could not be taken away');
    if (!renderer.development) {
      const fault = 'the built files could not be kept';
      // Before the first page, because another process may be asked for its files.
      await shop.kept.built.keepWhenDue().catch(logged(fault));
      every(keepBuiltEveryMs, shop.kept.built.keepWhenDue, fault);
    }
    const address = await shop.app.listen({ port: config.PORT, host: config.HOST });
    return { shop, db, port: Number(new URL(address).port), lost: lost.promise, close };
  } catch (fault) {
    await close().catch(() => {});
    throw fault;
  }
};
