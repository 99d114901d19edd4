import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresServer } from '../bench/harness/postgres.ts';
import { readyPath } from '../src/contracts/shop/health.contract.ts';
import { freePort } from '../tests/support/other-servers/free-port.ts';
import { askAt, type AskSet } from './ask.ts';
import { readCompose, readContainerfile, serviceOf } from './container-files.ts';
import { findNginx, openNginx, withoutNginx } from './nginx-here.ts';
import { findVarnish, openVarnish } from './varnish-here.ts';
import { shopAt, type SetShop } from './set-shop.ts';

/** Debian's unprivileged user; the image's user `node` may be missing on this machine. */
const nobody = 65_534;
const userIds = (unprivileged: boolean): { readonly uid?: number; readonly gid?: number } =>
  unprivileged && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

const varnishAddress = '127.0.0.14';

/** PostgreSQL, two shop processes and the proxy, as compose.yaml has them, with what this machine has installed. */
export interface WholeSet {
  readonly databaseUrl: string;
  /** what both processes keep files in */
  readonly filesDir: string;
  readonly port: number;
  readonly ask: AskSet;
  readonly shops: readonly [SetShop, SetShop];
  /** the same by way of Varnish, if it was asked for and is installed */
  readonly askVarnish?: AskSet;
  /** what the proxy has written about its requests */
  readonly proxyLog: () => string;
  readonly proxyLogFile: string;
  readonly close: () => Promise<void>;
}

export interface SetParts {
  /** what the image would hold: a checkout with its packages and its build */
  readonly program: string;
  /** a checkout of another version that the shop processes begin with */
  readonly shopProgram?: string;
  /** not as root, as in the image; `program` must then be readable for all users */
  readonly unprivileged?: boolean;
  readonly say?: (line: string) => void;
  /** whether Varnish stands before the shops as well */
  readonly varnish?: boolean;
  /** in place of a PostgreSQL of the set's own */
  readonly databaseUrl?: string;
  /** in place of those of compose.yaml */
  readonly settings?: Readonly<Record<string, string>>;
  /** what a shop process writes, as it comes */
  readonly onOutput?: (shop: string, text: string) => void;
}

const untilListening = (address: string, port: number): Promise<void> =>
  new Promise((resolve) => {
    const knock = () => {
      const socket = createConnection(port, address, () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => setImmediate(knock));
    };
    knock();
  });

/**
 * Takes settings from compose.yaml and Containerfile and changes what only a network of containers has: names of hosts become
 * addresses of this machine, each process has one of its own and all have the same free port.
 */
export const openWholeSet = async ({
  program,
  shopProgram = program,
  unprivileged = false,
  say = () => {},
  varnish = false,
  databaseUrl,
  settings: otherSettings = {},
  onOutput,
}: SetParts): Promise<WholeSet> => {
  const binary = findNginx();
  if (!binary) throw new Error(withoutNginx);
  const port = await freePort();
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing) await end();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-set-'));
    chmodSync(folder, 0o755);
    closing.unshift(async () => rmSync(folder, { recursive: true, force: true }));
    const variables = { TOKEN_SECRET: 'a secret for this one try of 32 signs', POSTGRES_PASSWORD: 'for-this-one-try' };
    const container = readContainerfile(program);
    const compose = readCompose(program, variables);
    const openOwn = async (): Promise<string> => {
      const user = serviceOf(compose, 'database').environment?.['POSTGRES_USER'] ?? '';
      const database = await openPostgresServer({ user, password: variables.POSTGRES_PASSWORD });
      closing.unshift(database.stop);
      return database.url;
    };
    const url = databaseUrl ?? (await openOwn());
    say(`PostgreSQL on port ${new URL(url).port}`);

    const ids = userIds(unprivileged);
    const addresses = ['127.0.0.11', '127.0.0.12'] as const;
    const ownFolder = (name: string): string => {
      const path = join(folder, name);
      mkdirSync(path);
      if (ids.uid && ids.gid) chownSync(path, ids.uid, ids.gid);
      return path;
    };
    const filesDir = ownFolder('files');
    const open = (name: string, address: string) => {
      const dataDir = ownFolder(name);
      const settings = serviceOf(compose, name).environment ?? {};
      const ask = askAt(address, port);
      const isReady = (): Promise<boolean> =>
        ask({ path: readyPath }).then(
          ({ status }) => status === 200,
          () => false,
        );
      const shop = shopAt({
        isReady,
        onOutput: onOutput && ((text) => onOutput(name, text)),
        program: shopProgram,
        command: container.command,
        healthcheck: container.healthcheck,
        ids,
        env: {
          PATH: process.env['PATH'],
          ...container.env,
          ...settings,
          DATABASE_URL: url,
          TRUST_PROXY: 'loopback',
          HOST: address,
          PORT: String(port),
          DATA_DIR: dataDir,
          FILES_DIR: filesDir,
          LOG_LEVEL: 'warn',
          ...otherSettings,
        },
      });
      closing.unshift(() => shop.end('SIGTERM'));
      shop.begin();
      return {
        address,
        ask,
        output: shop.output,
        falls: shop.falls,
        kill9: () => shop.end('SIGKILL'),
        stop: () => shop.end('SIGTERM'),
        start: async (other?: string) => {
          shop.begin(other);
          await shop.untilHealthy();
        },
        untilHealthy: shop.untilHealthy,
      };
    };
    // Both at once, as compose starts them: one fills the empty database, the other waits for it.
    const shops = [open('shop1', addresses[0]), open('shop2', addresses[1])] as const;
    await Promise.all(shops.map((shop) => shop.untilHealthy()));
    say(`two shop processes on one database, ${addresses.join(' and ')}`);

    const proxyLogFile = join(folder, 'nginx/access.log');
    const nginx = await openNginx(binary, {
      files: join(program, 'deploy/nginx'),
      folder: join(folder, 'nginx'),
      listen: `127.0.0.1:${port}`,
      shops: [`${addresses[0]}:${port}`, `${addresses[1]}:${port}`],
    });
    closing.unshift(nginx.stop);
    await untilListening('127.0.0.1', port);
    say(`nginx before them: http://de.localhost:${port}`);
    const varnishBinary = varnish ? findVarnish() : undefined;
    if (varnishBinary !== undefined) {
      const { stop } = openVarnish(varnishBinary, {
        files: join(program, 'deploy/varnish'),
        folder: join(folder, 'varnish'),
        listen: `${varnishAddress}:${port}`,
        shops: [`${addresses[0]}:${port}`, `${addresses[1]}:${port}`],
      });
      closing.unshift(stop);
      await untilListening(varnishAddress, port);
      say(`Varnish beside it: ${varnishAddress}:${port}`);
    }
    return {
      ...(varnishBinary === undefined ? {} : { askVarnish: askAt(varnishAddress, port) }),
      databaseUrl: url,
      filesDir,
      port,
      ask: askAt('127.0.0.1', port),
      shops,
      proxyLog: () => readFileSync(proxyLogFile, 'utf8'),
      proxyLogFile,
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
};
