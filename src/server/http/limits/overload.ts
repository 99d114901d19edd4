import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A request that waits this long for a turn of the event loop is refused: the server is overloaded. */
const overloadedMs = 5000;

class Overloaded extends Error {
  readonly statusCode = 503;
  override readonly message = 'the server is overloaded';
}

/**
 * The guard's sample is up to five seconds old, and one long task (a start, a suspended machine) spoils all of it. So a request
 * is refused only if its own next turn of the event loop is late, too.
 */
const refuseIfLate = (mostMs: number) => async (): Promise<void> => {
  const from = performance.now();
  await nextTurn();
  if (performance.now() - from > mostMs) throw new Overloaded();
};

/** Refuses requests with 503 while the event loop cannot keep up. */
export const registerOverloadGuard = async (app: FastifyInstance, mostMs = overloadedMs): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostMs,
    // A sample without a turn of the loop since the last one counts as an endless delay and refuses all requests until the
    // next sample; a second without CPU time is not an overload.
    sampleInterval: mostMs,
    exposeStatusRoute: false,
    pressureHandler: refuseIfLate(mostMs / 2),
  });
};
