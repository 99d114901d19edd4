import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { siteHosts, type SiteHosts } from '../config/site-hosts.ts';
import { addHooks, unreadablePath } from './app-hooks.ts';
import { registerPlugins } from './app-plugins.ts';
import { createSlowLog } from './slow-log.ts';
import type { Telemetry } from '../../lib/telemetry.ts';
import { answerUnreadable } from './client-errors.ts';
import { compileSchemasOnce } from './compiled-schemas.ts';
import { fastPath } from './light/fast-path.ts';
import { longestBodyBytes, longestHeadBytes } from './limits/limits.ts';
import { requestLog } from './log.ts';
import { endOf, observeRequests } from './metrics.ts';
import { sendProblem, type Fail } from './problems.ts';
import { rateLimits } from './limits/rate-limit.ts';
import { proxyCheck } from './proxy-header.ts';
import { requestIds } from './request-id.ts';
import { limitRoutes } from './limits/route-limits.ts';
import { stoppable, whileStopping } from './stop.ts';
import { trustedProxies } from './trusted-proxies.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger | false;
  /** of the supplied proxy's file; requests of another one are reported in the log */
  readonly proxyVersion?: string;
  readonly telemetry?: Telemetry | undefined;
}

/** Sends an error page to a browser. Resolves to `false` for other callers, and where no page could be drawn. */
export type ShowError = (status: number, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export interface ServedRoute {
  readonly method: string;
  /** pattern with `:names` */
  readonly url: string;
  /** limit of its body, where that is not the usual one */
  readonly bodyLimit?: number | undefined;
  /** names of its query, by its schema; pages name theirs in their definition */
  readonly query: readonly string[];
}

const otherProxy =
  'the proxy runs on a file of another version or of other hosts: make it again by `npm run shop -- nginx` or `npm run shop -- varnish`';

const namesIn = (querystring: unknown): string[] =>
  Object.keys((querystring as { readonly properties?: object } | undefined)?.properties ?? {});

/** The bare server with what all routes share. compose.ts adds the routes and pages. */
export const createApp = async ({ config, log, proxyVersion, telemetry }: AppOptions) => {
  const isTrusted = trustedProxies(config.TRUST_PROXY);
  const idOf = requestIds(isTrusted);
  const app = Fastify({
    ...(log ? { loggerInstance: log, childLoggerFactory: requestLog } : {}),
    bodyLimit: longestBodyBytes,
    http: { maxHeaderSize: longestHeadBytes },
    genReqId: idOf,
    trustProxy: config.TRUST_PROXY === undefined ? false : isTrusted,
    // Addresses may hold personal data; metrics.ts logs a line without them.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    ...whileStopping,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, (end) => observe(end)),
    // A broken escape in a path gets our error page instead of the router's.
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these, so they are counted and logged here.
      reply.raw.once('finish', () => observe(endOf(request, reply), request.raw));
      void fail(request, reply, error.statusCode ?? 400, unreadablePath);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  let showError: ShowError | undefined;
  /** Sends an error as a page to a browser, and as problem JSON to other callers. */
  const fail: Fail = async (request, reply, status, detail) => {
    if (await showError?.(status, request, reply)) return reply;
    return sendProblem(reply, status, detail);
  };

  const stop = stoppable(app);
  compileSchemasOnce(app);
  const hosts: SiteHosts = siteHosts(config);
  const slow = createSlowLog(log, config.SLOW_LOG_MS);
  const { registry: metrics, observe } = observeRequests(app, log, { slow, telemetry });
  if (telemetry) app.addHook('preValidation', ({ raw }, _reply, done) => telemetry.within(raw, done));
  const checkProxy = proxyCheck(proxyVersion, () => app.log.warn(otherProxy));
  const openFastPath = fastPath(app, { idOf, checkProxy, observe, telemetry });
  const nowMs = () => performance.now();
  const limiter = rateLimits(nowMs)(config.REQUESTS_PER_MINUTE);
  limitRoutes(app, { limiter, nowMs, fail });
  const routes: ServedRoute[] = [];
  app.addHook('onRoute', ({ method, url, bodyLimit, schema, config: { allow } = {} }) => {
    if (allow !== undefined) return;
    const query = namesIn(schema?.querystring);
    for (const one of [method].flat()) routes.push({ method: one, url, bodyLimit, query });
  });

  await registerPlugins(app);
  addHooks(app, { fail, checkProxy, origins: config.embedOrigins });

  return {
    app,
    /** all served routes: other addresses return 404 */
    routes: routes as readonly ServedRoute[],
    stop,
    hosts,
    metrics,
    openFastPath,
    limiter,
    fail,
    /** error pages are drawn by the pages, which are composed later than the app */
    showErrorsBy: (show: ShowError): void => {
      showError = show;
    },
  };
};
