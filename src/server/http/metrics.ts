import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { metricsPath } from '../../contracts/shop/health.contract.ts';
import type { PoolLoad } from '../../lib/database.ts';
import type { SlowLog } from './slow-log.ts';
import type { Gauges, Telemetry } from '../../lib/telemetry.ts';
import { requestLines, traceIdOf, type RequestEnd } from './log.ts';
import { sendProblem } from './problems.ts';

export interface ObserveParts {
  readonly pages: () => {
    readonly hits: number;
    readonly misses: number;
    readonly entries: number;
    readonly bytes: number;
  };
  /** connections to a database server; none with the embedded one */
  readonly pool?: () => PoolLoad;
  readonly telemetry?: Pick<Telemetry, 'gauges'> | undefined;
}

const secondsBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const endOf = ({ id, method, raw, routeOptions }: FastifyRequest, reply: FastifyReply): RequestEnd => ({
  id,
  traceId: traceIdOf(raw),
  method,
  route: routeOptions.url ?? 'none',
  status: reply.raw.statusCode,
  ms: reply.elapsedTime,
});

/** Who hears of each request besides the log and `/metrics`. */
export interface RequestWatchers {
  readonly slow: Pick<SlowLog, 'request'>;
  readonly telemetry: Pick<Telemetry, 'ended'> | undefined;
}

/** Observes the duration and status of each request, for the log and for `/metrics` (RUN-5). */
export const observeRequests = (
  app: FastifyInstance,
  log: FastifyBaseLogger | false,
  { slow, telemetry }: RequestWatchers,
) => {
  const writeLine = requestLines(log);
  const registry = new Registry();
  const durations = new Histogram({
    name: 'kontor_http_request_seconds',
    help: 'time from the first header to the last byte, by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  /** `request`: missing where none could be read */
  const observe = (end: RequestEnd, request?: IncomingMessage): void => {
    const { route, method, status, ms } = end;
    durations.observe({ route, method, status }, ms / 1000);
    writeLine(end);
    slow.request(end);
    if (request) telemetry?.ended(request, end);
  };
  app.addHook('onResponse', (request, reply, done) => {
    observe(endOf(request, reply), request.raw);
    done();
  });
  return { registry, observe };
};

const gaugesOf = ({ pages, pool }: ObserveParts): Gauges[] => {
  const gauge = (name: string, help: string, value: () => number): Gauges => ({ name, help, value });
  return [
    gauge('kontor_page_cache_hits', 'pages served from the cache since the start', () => pages().hits),
    gauge('kontor_page_cache_misses', 'pages that had to be drawn since the start', () => pages().misses),
    gauge('kontor_page_cache_entries', 'pages in memory', () => pages().entries),
    gauge('kontor_page_cache_bytes', 'what they take', () => pages().bytes),
    ...(pool
      ? [
          gauge('kontor_database_connections_open', 'connections of the pool', () => pool().open),
          gauge('kontor_database_connections_idle', 'idle connections', () => pool().idle),
          gauge('kontor_database_connections_waiting', 'requests that wait for a connection', () => pool().waiting),
        ]
      : []),
  ];
};

const register = (registry: Registry, gauges: readonly Gauges[]): void => {
  for (const { name, help, value } of gauges)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
};

/**
 * `/metrics` for the operators. It holds no personal data but is not public: requests through a proxy get 404.
 */
export const metricsRoute = (app: FastifyInstance, registry: Registry, parts: ObserveParts): void => {
  collectDefaultMetrics({ register: registry, prefix: 'kontor_' });
  const gauges = gaugesOf(parts);
  register(registry, gauges);
  parts.telemetry?.gauges(gauges);
  app.get(metricsPath, { config: { light: true }, schema: { hide: true } }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)
      return sendProblem(reply, 404, 'there is nothing at this address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
