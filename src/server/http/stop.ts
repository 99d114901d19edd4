import { Server, type Socket } from 'node:net';
import { setImmediate as turnOfLoop, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Options of Fastify for a server that stops: it answers what still comes over its open connections, which it would refuse with
 * 503. A proxy does not ask another process after a 503 (RUN-8).
 */
export const whileStopping = { return503OnClosing: false } as const;

/** Requests that are still running then are cut off. */
const usualPatienceMs = 10_000;
/**
 * A proxy may send a request over a connection that it keeps open at the very moment at which the shop closes it. It then
 * answers a POST with 502, because it must not send it twice. After this time the proxy has used and closed those that it
 * needs: each request that comes meanwhile is the last one of its connection.
 */
const usualLastRequestMs = 1000;

export interface StopLimits {
  readonly patienceMs?: number;
  readonly lastRequestMs?: number;
}

/** Takes no new connections; those that are open stay, which `close` of an HTTP server would end. Resolves when all have ended. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    Reflect.apply(Server.prototype.close, server, [() => resolve()]);
  });

/**
 * Returns a function that stops the server: no new connections, one last request over each open one, running requests may end.
 * Node closes a connection that waits for its next request, but not one that never asked for anything, as browsers open them
 * ahead; it would hold the stop up to the end of the patience.
 */
export const stoppable = (app: FastifyInstance): ((limits?: StopLimits) => Promise<void>) => {
  let isStopping = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnused = (): void => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    isStopping = true;
    closeUnused();
    done();
  });
  // Of a request that runs when the stop begins; Node says it for all later ones.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  return async ({ patienceMs = usualPatienceMs, lastRequestMs = usualLastRequestMs } = {}) => {
    isStopping = true;
    app.server.maxRequestsPerSocket = 1;
    const timer = setTimeout(() => {
      app.log.warn('requests were still running and have been cut off');
      app.server.closeAllConnections();
    }, patienceMs);
    try {
      // Connections that the system has made and this process has not seen would be reset. A whole turn of the loop sees them.
      await turnOfLoop();
      await turnOfLoop();
      const ended = stopListening(app.server);
      await Promise.race([ended, delay(lastRequestMs, undefined, { ref: false })]);
      closeUnused();
      app.server.closeIdleConnections();
      // Before the parts of the shop, which running requests still need.
      await ended;
      await app.close();
    } finally {
      clearTimeout(timer);
    }
  };
};
