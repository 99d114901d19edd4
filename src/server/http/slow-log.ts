import type { FastifyBaseLogger } from 'fastify';
import type { RequestEnd } from './log.ts';

/** Writes a line for each request and statement that took longer. The names are constants of the program. */
export const createSlowLog = (log: FastifyBaseLogger | false, slowMs: number) => ({
  request: ({ id, traceId, method, route, status, ms }: RequestEnd): void => {
    if (!log || ms < slowMs) return;
    const trace = traceId === undefined ? {} : { traceId };
    log.warn({ reqId: id, ...trace, method, route, status, ms: Math.round(ms) }, 'slow request');
  },
  statement: (name: string, ms: number): void => {
    if (log && ms >= slowMs) log.warn({ statement: name, ms: Math.round(ms) }, 'slow statement');
  },
});
export type SlowLog = ReturnType<typeof createSlowLog>;
