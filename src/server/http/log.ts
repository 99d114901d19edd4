import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { readTrace, traceHeader } from '../../lib/trace-context.ts';
import type { Config } from '../config/config.ts';

const service = 'kontor';

/** About ninety lines. Of four times as many, most would outlive two collections of new objects and become old ones. */
const bundleLength = 16_384;
const longestWaitMs = 1000;

/**
 * Writes lines in batches, at the latest after a second: a write for each would cost more than a cached page. pino's own
 * batching measures all waiting lines again for each new one.
 */
export const inBundles = (handOn: (bundle: string) => void) => {
  let lines: string[] = [];
  let length = 0;
  /** Returns and empties the batch. */
  const take = (): string => {
    const bundle = lines.join('');
    lines = [];
    length = 0;
    return bundle;
  };
  const write = (line: string): void => {
    lines.push(line);
    length += line.length;
    if (length >= bundleLength) handOn(take());
  };
  return { write, take };
};

/** More than ever waits: pino writes when we flush, and synchronously at the end of the process. */
const waitingAtMost = 64 * bundleLength;

const standardOutput = (): pino.DestinationStream & { readonly flushSync: () => void } => {
  const out = pino.destination({ dest: 1, sync: false, minLength: waitingAtMost, maxWrite: waitingAtMost + 1 });
  const handOn = (bundle: string): void => {
    out.write(bundle);
    out.flush();
  };
  const { write, take } = inBundles(handOn);
  const flushSync = (): void => {
    out.write(take());
    out.flushSync();
  };
  // An empty batch as well: it flushes what arrived during the last write.
  setInterval(() => handOn(take()), longestWaitMs).unref();
  process.once('exit', flushSync);
  return { write, flushSync };
};

/** What the log says of an error: none of its own fields, which may hold values of visitors or addresses. */
const faultOf = (fault: Error & { readonly code?: string }): object => ({
  type: fault.name,
  message: fault.message,
  code: fault.code,
  stack: fault.stack,
  errors: fault instanceof AggregateError ? fault.errors.map(faultOf) : undefined,
});

/** The log as structured lines, without addresses of visitors, cookies, queries and bodies (SAFE-4). */
export const createLog = (
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  destination: pino.DestinationStream = standardOutput(),
) =>
  pino(
    {
      level,
      base: { service },
      serializers: {
        req: (request: { method?: string }) => ({ method: request.method }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        err: faultOf,
      },
    },
    destination,
  );

export interface RequestEnd {
  readonly id: string;
  /** where the caller sent a valid `traceparent` */
  readonly traceId?: string | undefined;
  readonly method: string;
  /** the pattern, never the URL: URLs contain search terms, ids and other input of visitors */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The trace that a request belongs to; most requests have none. */
export const traceIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  readTrace(headers[traceHeader])?.traceId;

/**
 * Writes the line of a finished request in pino's format. Each part is a number, a constant or an id of checked characters, so nothing needs
 * serialising, which would take a tenth of the time of a cached page.
 */
export const requestLines = (log: FastifyBaseLogger | false): ((end: RequestEnd) => void) => {
  // A logger that is not pino's has no stream to write to.
  const { [pino.symbols.streamSym]: stream } = (log || {}) as {
    readonly [pino.symbols.streamSym]?: pino.DestinationStream;
  };
  const isWanted = log && ['info', 'debug', 'trace'].includes(log.level);
  if (!stream || !isWanted) return () => {};
  const begin = `{"level":${pino.levels.values['info']},"time":`;
  const quoted = new Map<string, string>();
  return ({ id, traceId, method, route, status, ms }) => {
    let pattern = quoted.get(route);
    if (pattern === undefined) {
      pattern = JSON.stringify(route);
      quoted.set(route, pattern);
    }
    const trace = traceId === undefined ? '' : `,"traceId":"${traceId}"`;
    stream.write(
      `${begin}${Date.now()},"service":"${service}","reqId":"${id}"${trace},"method":"${method}","route":${pattern},"status":${status},"ms":${Math.round(ms * 100) / 100},"msg":"request"}\n`,
    );
  };
};

const says = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const;

/** pino creates a logger for each request, and few of them log anything: this one is created at the first line. */
class RequestLog {
  readonly parent: FastifyBaseLogger;
  readonly bindings: Record<string, unknown>;
  own: FastifyBaseLogger | undefined;
  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.parent = parent;
    this.bindings = bindings;
  }
  get level(): string {
    return this.parent.level;
  }
}
for (const word of says) {
  Object.defineProperty(RequestLog.prototype, word, {
    value(this: RequestLog, ...said: unknown[]) {
      this.own ??= this.parent.child(this.bindings);
      return (this.own[word] as (...all: unknown[]) => unknown)(...said);
    },
  });
}

export const requestLog = (
  parent: FastifyBaseLogger,
  bindings: Record<string, unknown>,
  _options: object,
  request: IncomingMessage,
): FastifyBaseLogger => {
  const traceId = traceIdOf(request);
  const all = traceId === undefined ? bindings : { ...bindings, traceId };
  // The methods are defined above by defineProperty, where TypeScript does not see them.
  return new RequestLog(parent, all) as unknown as FastifyBaseLogger;
};
