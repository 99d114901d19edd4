import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from './database-watch.ts';
import { healthSchema, livePath, readyPath, type Health } from '../../contracts/shop/health.contract.ts';

/** A database that does not respond within this time counts as unavailable. */
const databaseTimeoutMs = 2000;

export interface HealthParts {
  /** whether there is anything to sell; rejects where the database does not answer */
  readonly hasCatalogue: () => Promise<boolean>;
  readonly database: Pick<DatabaseWatch, 'awaySeconds' | 'isLost'>;
}

const withinTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), databaseTimeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** RUN-5. While the shop stops, all requests get 503, so that a load balancer sends visitors to another process. */
export const healthRoutes = (app: FastifyInstance, { hasCatalogue, database }: HealthParts): void => {
  const reasonOf = (seconds: number | undefined): string =>
    seconds ? `the database has not answered for ${seconds} s` : 'the database does not answer';
  const readiness = async (): Promise<Health> => {
    try {
      return (await withinTime(hasCatalogue()))
        ? { status: 'ok' }
        : { status: 'unavailable', reason: 'there is no catalogue yet' };
    } catch (err) {
      app.log.error({ err }, 'the database does not answer');
      return { status: 'unavailable', reason: reasonOf(database.awaySeconds()) };
    }
  };

  const config = { light: true };
  const tags = ['running'];
  app.get(livePath, { config, schema: { tags, response: { 200: healthSchema, 503: healthSchema } } }, (_, reply) => {
    const seconds = database.awaySeconds();
    const reason = seconds === undefined ? {} : { reason: reasonOf(seconds) };
    // A new process would find no database either, unless the operator has set that it should be tried.
    if (database.isLost()) return reply.code(503).send({ status: 'unavailable', ...reason });
    return reply.send({ status: 'ok', ...reason });
  });
  app.get(
    readyPath,
    { config, schema: { tags, response: { 200: healthSchema, 503: healthSchema } } },
    async (_, reply) => {
      const health = await readiness();
      return reply.code(health.status === 'ok' ? 200 : 503).send(health);
    },
  );
};
