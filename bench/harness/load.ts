import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cpuMsOf, otherCore, startNode } from './processes.ts';

export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** whole requests as text; connection n walks through list n, round and round */
  readonly lists: readonly (readonly string[])[];
  /** every request of the first list is sent once, by the next free connection */
  readonly once?: boolean;
  /**
   * the generator never falls asleep between answers: waking it costs CPU of the process that sends the next one, and a slower server
   * has to do it more often. Only where nothing else needs its core
   */
  readonly awake?: boolean;
  /** requests per second, independent of response times; the time a request waits for a free connection counts as its latency */
  readonly perSecond?: number;
  /** processes whose CPU time the generator reads itself, where they work without its requests, too */
  readonly pids?: readonly number[];
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly rate: number;
  readonly medianMs: number;
  readonly slowMs: number;
  readonly longestMs: number;
  readonly bytesEach: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** of all `pids` of the order, from the first request to the last response */
  readonly cpuMs: number;
}

export interface RequestText {
  readonly path: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Formats a request as HTTP/1.1 text. */
export const requestText = ({
  path,
  method = 'GET',
  host = 'de.localhost',
  headers = {},
  body,
}: RequestText): string => {
  const lines = Object.entries({
    host,
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
};

const worker = fileURLToPath(new URL('load-process.ts', import.meta.url));

export const load = async (order: LoadOrder): Promise<LoadResult> => {
  const started = startNode([worker], { core: otherCore, input: JSON.stringify(order) });
  const code = await started.ended;
  if (code !== 0) throw new Error(`the load generator failed:\n${started.output()}`);
  return JSON.parse(started.output()) as LoadResult;
};

/** Waits until the processes are idle (hardly any CPU time for a moment), five seconds at most. */
const drained = async (pids: readonly number[]): Promise<void> => {
  let before = -1;
  for (let turn = 0; turn < 25; turn += 1) {
    const now = pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
    if (now - before <= 10) return;
    before = now;
    await delay(200);
  }
};

export interface Measured extends LoadResult {
  /** CPU time a request, in µs, of each process tree */
  readonly cpuUs: readonly number[];
}

/** Load on drained processes; their CPU time counts from before the first request until after the last answer. */
export const measure = async (order: LoadOrder, pids: readonly number[]): Promise<Measured> => {
  await drained(pids);
  const before = pids.map(cpuMsOf);
  const result = await load(order);
  const cpuUs = pids.map((pid, place) => ((cpuMsOf(pid) - (before[place] ?? 0)) * 1000) / result.requests);
  return { ...result, cpuUs };
};
