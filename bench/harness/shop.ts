import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readyPath } from '../../src/contracts/shop/health.contract.ts';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { end, serverCore, startNode } from './processes.ts';

export interface BenchAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts the shop by its usual command, on the server's core. */
export interface BenchShop {
  readonly port: number;
  readonly pid: number;
  /** from the command until it was ready for shoppers */
  readonly readyAfterMs: number;
  readonly ask: (question: {
    readonly path: string;
    readonly host?: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    /** JSON */
    readonly body?: string;
  }) => Promise<BenchAnswer>;
  readonly stop: () => Promise<void>;
}

const askAt =
  (port: number): BenchShop['ask'] =>
  ({ path, host = 'de.localhost', method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const asked = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent: false,
          headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
          answer.once('error', reject);
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });

/**
 * Settings as they come, but for the limit on one address: all of the load comes from one. Log lines go nowhere. `folder` is that of
 * another version of the program, built; `settings` are added to the environment.
 */
export const openBenchShop = async (
  dataDir: string,
  databaseUrl?: string,
  folder: string = repositoryRoot,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchShop> => {
  const port = await freePort();
  const beganAt = performance.now();
  const started = startNode(['src/cli/kontor.js', 'start'], {
    core: serverCore,
    cwd: folder,
    keepOutput: false,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '100000000',
      BATCHES_PER_MINUTE: '1000000',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  });
  const ask = askAt(port);
  let isGone = false;
  void started.ended.then(() => {
    isGone = true;
  });
  const isReady = () =>
    ask({ path: readyPath }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (isGone) throw new Error(`the shop ended before it was ready:\n${started.output()}`);
    await delay(5);
  }
  return { port, pid: started.pid, readyAfterMs: performance.now() - beganAt, ask, stop: () => end(started) };
};
