import { connect, type Socket } from 'node:net';
import type { LoadOrder, LoadResult } from './load.ts';
import { cpuMsOf } from './processes.ts';

/**
 * The load generator, a process of its own: keeps a number of connections busy, one request at a time on each, with as little
 * work of its own as possible. Answers are read as far as their length; what they say is not looked at but for the status.
 */
const order = JSON.parse(await new Response(process.stdin as unknown as BodyInit).text()) as LoadOrder; // oxlint-disable-line typescript/no-unsafe-type-assertion -- written by load.ts

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('content-length: ');
const chunkedEnd = Buffer.from('0\r\n\r\n');
const empty = Buffer.alloc(0);

interface Head {
  readonly status: number;
  /** bytes of the whole answer; nothing where it comes in chunks, which end by a mark */
  readonly size: number | undefined;
}

const numberAt = (bytes: Buffer, from: number): number => {
  let value = 0;
  for (let place = from; place < bytes.length; place += 1) {
    const digit = (bytes[place] ?? 0) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
};

/** `bytes` begins with an answer; nothing while its head is not complete. */
const readHead = (bytes: Buffer): Head | undefined => {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const status = numberAt(bytes, 9);
  const bodyAt = end + headEnd.length;
  if (status === 204 || status === 304) return { status, size: bodyAt };
  const lengthAt = bytes.subarray(0, end).indexOf(lengthName);
  return { status, size: lengthAt < 0 ? undefined : bodyAt + numberAt(bytes, lengthAt + lengthName.length) };
};

const statuses = new Map<number, number>();
const latencies: number[] = [];
const cpuMs = (): number => (order.pids ?? []).reduce((sum, pid) => sum + cpuMsOf(pid), 0);
const cpuBefore = cpuMs();
const startedAt = performance.now();
const endsAt = startedAt + order.seconds * 1000;
let next = 0;
let bytesRead = 0;

/** The next request of this connection, or nothing when it is enough. */
const requestOf = (connection: number, turn: number): Buffer | undefined => {
  if (performance.now() >= endsAt) return undefined;
  const { lists } = order;
  if (order.once) {
    const text = lists[0]?.[next];
    next += 1;
    return text === undefined ? undefined : Buffer.from(text);
  }
  const prepared = ready[connection % lists.length];
  return prepared?.[turn % prepared.length];
};
const ready = order.once ? [] : order.lists.map((list) => list.map((text) => Buffer.from(text)));

/** When the request at this place is to be sent. */
const dueOf = (place: number, now: number): number =>
  order.once && order.perSecond ? startedAt + (place * 1000) / order.perSecond : now;

const keepBusy = (connection: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
    let turn = 0;
    let sentAt = 0;
    let head: Head | undefined;
    let got = 0;
    /** only what has no known length is put together: joining pieces is what costs a generator most */
    let kept: Buffer = empty;
    const write = (request: Buffer, at: number) => {
      sentAt = at;
      socket.write(request);
    };
    const send = () => {
      const request = requestOf(connection, turn);
      if (!request) {
        socket.end();
        resolve();
        return;
      }
      turn += 1;
      const now = performance.now();
      const due = dueOf(next - 1, now);
      // A timer that comes late is not the server's fault.
      if (due > now) setTimeout(() => write(request, performance.now()), due - now);
      else write(request, due);
    };
    socket.once('connect', send);
    const isWhole = (piece: Buffer): boolean => {
      got += piece.length;
      if (head?.size === undefined) kept = kept.length === 0 ? piece : Buffer.concat([kept, piece]);
      head ??= readHead(kept);
      if (!head) return false;
      return head.size === undefined ? kept.subarray(-chunkedEnd.length).equals(chunkedEnd) : got >= head.size;
    };
    socket.on('data', (piece: Buffer) => {
      if (!isWhole(piece) || !head) return;
      statuses.set(head.status, (statuses.get(head.status) ?? 0) + 1);
      bytesRead += got;
      latencies.push(performance.now() - sentAt);
      head = undefined;
      got = 0;
      kept = empty;
      send();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });

let isOver = false;
const stayAwake = (): void => {
  if (!isOver) setImmediate(stayAwake);
};
if (order.awake) stayAwake();
await Promise.all(Array.from({ length: order.connections }, (_, connection) => keepBusy(connection)));
isOver = true;
const seconds = (performance.now() - startedAt) / 1000;
const cpuAfter = cpuMs();
const sorted = latencies.toSorted((a, b) => a - b);
const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const result: LoadResult = {
  requests: latencies.length,
  seconds,
  rate: latencies.length / seconds,
  medianMs: share(0.5),
  slowMs: share(0.99),
  longestMs: share(1),
  bytesEach: bytesRead / Math.max(1, latencies.length),
  statuses: Object.fromEntries(statuses),
  cpuMs: cpuAfter - cpuBefore,
};
process.stdout.write(JSON.stringify(result));
