import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresServer } from '../bench/harness/postgres.ts';
import { freePort } from '../tests/support/other-servers/free-port.ts';
import { readCompose, readContainerfile, serviceOf } from './container-files.ts';
import { findNginx, openNginx, withoutNginx } from './nginx-here.ts';

/** Debian's unprivileged user; the image's user `node` may be missing on this machine. */
const nobody = 65_534;
const userIds = (unprivileged: boolean): { readonly uid?: number; readonly gid?: number } =>
  unprivileged && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface Ask {
  readonly path: string;
  readonly host?: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const askAt =
  (address: string, port: number) =>
  ({ path, host = 'de.localhost', method = 'GET', headers = {}, body }: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      // Each request uses a new connection, so that none waits on the old connection of a killed process.
      const asked = httpRequest(
        { host: address, port, method, path, agent: false, headers: { host: `${host}:${port}`, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts).toString('utf8'),
            }),
          );
          answer.once('error', reject);
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });

export interface SetShop {
  readonly address: string;
  readonly ask: (question: Ask) => Promise<Answer>;
  readonly kill9: () => Promise<void>;
  /** stops it as a supervisor does: running requests may finish */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly output: () => string;
}

/** PostgreSQL, two shop processes and the proxy, as compose.yaml has them, with what this machine has installed. */
export interface WholeSet {
  readonly databaseUrl: string;
  readonly port: number;
  readonly ask: (question: Ask) => Promise<Answer>;
  readonly shops: readonly [SetShop, SetShop];
  /** what the proxy has written about its requests */
  readonly proxyLog: () => string;
  readonly close: () => Promise<void>;
}

export interface SetParts {
  /** what the image would hold: a checkout with its packages and its build */
  readonly program: string;
  /** not as root, as in the image; `program` must then be readable for all users */
  readonly unprivileged?: boolean;
  readonly say?: (line: string) => void;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

interface Place {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  readonly command: readonly string[];
  readonly healthcheck: string;
  readonly ids: ReturnType<typeof userIds>;
}

/** One container of the shop, without the container: its command, its settings, its user, its health check. */
const shopAt = ({ program, env, command: [name = '', ...args], healthcheck, ids }: Place) => {
  let child: ChildProcess | undefined;
  let said = '';
  const isHealthy = async (): Promise<boolean> => {
    const check = spawn(healthcheck, { shell: true, cwd: program, env, stdio: 'ignore', ...ids });
    await ended(check);
    return check.exitCode === 0;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    output: () => said,
    begin: () => {
      said = '';
      // `node` of the image is the Node that runs this.
      const opened = spawn(name === 'node' ? process.execPath : name, args, {
        cwd: program,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...ids,
      });
      child = opened;
      for (const stream of [opened.stdout, opened.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
    },
    untilHealthy: async () => {
      while (!(await isHealthy())) {
        if (child?.exitCode !== null) throw new Error(`the shop ended before it was healthy:\n${said}`);
      }
    },
    end: async (signal: NodeJS.Signals) => {
      if (!child) return;
      child.kill(signal);
      await ended(child);
      child = undefined;
    },
  };
};

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
export const openWholeSet = async ({ program, unprivileged = false, say = () => {} }: SetParts): Promise<WholeSet> => {
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
    const user = serviceOf(compose, 'database').environment?.['POSTGRES_USER'] ?? '';
    const database = await openPostgresServer({ user, password: variables.POSTGRES_PASSWORD });
    closing.unshift(database.stop);
    const databasePort = new URL(database.url).port;
    say(`PostgreSQL on port ${databasePort}`);

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
      const shop = shopAt({
        program,
        command: container.command,
        healthcheck: container.healthcheck,
        ids,
        env: {
          PATH: process.env['PATH'],
          ...container.env,
          ...settings,
          DATABASE_URL: settings['DATABASE_URL']?.replace('@database:5432', `@127.0.0.1:${databasePort}`),
          TRUST_PROXY: 'loopback',
          HOST: address,
          PORT: String(port),
          DATA_DIR: dataDir,
          FILES_DIR: filesDir,
          LOG_LEVEL: 'warn',
        },
      });
      closing.unshift(() => shop.end('SIGTERM'));
      shop.begin();
      return {
        address,
        ask: askAt(address, port),
        output: shop.output,
        kill9: () => shop.end('SIGKILL'),
        stop: () => shop.end('SIGTERM'),
        start: async () => {
          shop.begin();
          await shop.untilHealthy();
        },
        untilHealthy: shop.untilHealthy,
      };
    };
    // Both at once, as compose starts them: one fills the empty database, the other waits for it.
    const shops = [open('shop1', addresses[0]), open('shop2', addresses[1])] as const;
    await Promise.all(shops.map((shop) => shop.untilHealthy()));
    say(`two shop processes on one database, ${addresses.join(' and ')}`);

    const nginx = await openNginx(binary, {
      files: join(program, 'deploy/nginx'),
      folder: join(folder, 'nginx'),
      listen: `127.0.0.1:${port}`,
      shops: [`${addresses[0]}:${port}`, `${addresses[1]}:${port}`],
    });
    closing.unshift(nginx.stop);
    await untilListening('127.0.0.1', port);
    say(`nginx before them: http://de.localhost:${port}`);
    return {
      databaseUrl: database.url,
      port,
      ask: askAt('127.0.0.1', port),
      shops,
      proxyLog: () => readFileSync(join(folder, 'nginx/access.log'), 'utf8'),
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
};
