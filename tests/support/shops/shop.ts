import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { sites } from '../../../src/sites/sites.ts';
import { freePort } from '../other-servers/free-port.ts';
import { repositoryRoot } from '../words/repository.ts';

export interface ShopAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** the body as it was sent: compressed where the request accepts it */
  readonly bytes: Buffer;
}

export interface ShopRequest {
  readonly site?: SiteCode;
  readonly method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A shop as a visitor's machine runs it: the very command, in a process of its own. */
export interface RunningShop {
  readonly port: number;
  /** for commands beside it */
  readonly dataDir: string;
  /** where pictures and built files of other versions are kept */
  readonly filesDir: string;
  /** the settings by which a command reaches its data */
  readonly commandEnv: Readonly<Record<string, string>>;
  /** `http://de.localhost:3000`; Chromium finds these names by itself, Node does not (see `ask`) */
  readonly originOf: (site: SiteCode) => string;
  /** where the demo's mailbox is shown: by a process itself, never by way of a proxy */
  readonly mailboxOrigin: string;
  /** asks the shop by its address, with the site's name in the Host header */
  readonly ask: (request: ShopRequest) => Promise<ShopAnswer>;
  /** everything that it has written so far */
  readonly output: () => string;
  /** asks it to stop, waits until it has ended and returns its exit code */
  readonly stop: () => Promise<number | null>;
  /** waits until it has ended by itself and returns its exit code */
  readonly ended: () => Promise<number | null>;
  /** takes it away without a word */
  readonly kill9: () => Promise<void>;
  /** opens it again on the same port, with the same data */
  readonly start: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

export interface ShopSettings {
  readonly dataDir: string;
  readonly command?: 'start' | 'dev';
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** another working tree whose build is started */
  readonly root?: string;
}

/** A folder that is gone when the process ends, short enough for a socket in it. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `kontor-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * A filled data folder of one's own, from the one that was filled once for all. Rendered pictures are the same for all shops
 * and take long, so the first shop that needs one renders it for the others.
 */
export const copyOfData = (filled: string, name: string): string => {
  const folder = temporaryFolder(name);
  const pictures = join(filled, 'pictures');
  cpSync(filled, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') && path !== pictures });
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'), 'junction');
  return folder;
};

/** What of this process's environment a shop may see: nothing that would set it up but the clock of the run. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP', 'NODE_OPTIONS', 'KONTOR_TEST_HOURS_AHEAD'].flatMap(
      (name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]),
    ),
  );

const gone = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Resolves once the last of the nine addresses is printed; rejects with the whole output if the process ends before. */
const untilOpen = (child: ChildProcess, sign: string, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(sign)) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it was open:\n${output()}`)));
    child.once('error', reject);
  });

export const askPort =
  (port: number) =>
  ({ site = 'DE', method = 'GET', path, headers = {}, body }: ShopRequest): Promise<ShopAnswer> =>
    new Promise((resolve, reject) => {
      const host = `${sites[site].hostLabel}.localhost:${port}`;
      // Node's own fetch drops a Host header without a word.
      const asked = httpRequest({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes.toString('utf8'), bytes });
        });
        answer.once('error', reject);
      });
      asked.once('error', reject);
      asked.end(body);
    });

/** Runs a command of the shop (`import`, `export`, …) and returns its output and its exit code. */
export const runCommand = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  /** typed into it */
  input = '',
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = spawn(process.execPath, ['src/cli/kontor.js', ...args], {
    cwd: repositoryRoot,
    env: { ...plainEnvironment(), LOG_LEVEL: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { code: await gone(child), output };
};

export const openShop = async (settings: ShopSettings): Promise<RunningShop> => {
  const port = settings.port ?? (await freePort());
  const originOf = (site: SiteCode) => `http://${sites[site].hostLabel}.localhost:${port}`;
  let said = '';
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    said = '';
    const opened = spawn(process.execPath, ['src/cli/kontor.js', settings.command ?? 'start'], {
      cwd: settings.root ?? repositoryRoot,
      env: {
        ...plainEnvironment(),
        PORT: String(port),
        DATA_DIR: settings.dataDir,
        LOG_LEVEL: 'warn',
        // Tests ask from one address what a whole town would ask.
        REQUESTS_PER_MINUTE: '1000000',
        ...settings.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = opened;
    for (const stream of [opened.stdout, opened.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    await untilOpen(opened, originOf('TR'), () => said);
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child) return 0;
    const ended = gone(child);
    child.kill(signal);
    const code = await ended;
    child = undefined;
    return code;
  };
  // A test run that is broken off leaves no shop behind.
  process.once('exit', () => child?.kill('SIGKILL'));

  await start();
  return {
    port,
    dataDir: settings.dataDir,
    filesDir: join(settings.dataDir, 'files'),
    commandEnv: { DATA_DIR: settings.dataDir },
    originOf,
    mailboxOrigin: originOf('DE'),
    ask: askPort(port),
    output: () => said,
    stop: () => end('SIGTERM'),
    ended: async () => (child ? gone(child) : 0),
    kill9: async () => void (await end('SIGKILL')),
    start,
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
};
