import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Options of Fastify for a server that stops: it answers what still comes over its open connections, which it would refuse with
 * 503. A proxy does not ask another process after a 503 (RUN-8).
 */
export const whileStopping = { return503OnClosing: false } as const;

/** Requests that are still running then are cut off. */
const usualPatienceMs = 10_000;

/**
 * Returns a function that stops the server: no new connections, idle ones are closed at once, running requests may end.
 * Node closes a connection that waits for its next request, but not one that never asked for anything, as browsers open them
 * ahead; it would hold the stop up to the end of the patience.
 */
export const stoppable = (app: FastifyInstance): ((patienceMs?: number) => Promise<void>) => {
  let isStopping = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  return async (patienceMs = usualPatienceMs) => {
    const timer = setTimeout(() => {
      app.log.warn('requests were still running and have been cut off');
      app.server.closeAllConnections();
    }, patienceMs);
    try {
      await app.close();
    } finally {
      clearTimeout(timer);
    }
  };
};
