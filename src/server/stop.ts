import type { FastifyInstance } from 'fastify';

/**
 * Nothing new is taken, connections that only wait are closed, and what is running may end; what has not ended by then is
 * cut off. (Fastify closes waiting connections itself and answers `connection: close` from here on.)
 */
export const stopGently = async (app: FastifyInstance, patienceMs = 10_000): Promise<void> => {
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
