import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestAsyncHookHandler,
  type onRequestHookHandler,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { brotliParameters } from './brotli.ts';
import { answerUnreadable } from './client-errors.ts';
import type { Config } from '../config/config.ts';
import { docsRoutes } from './docs.ts';
import { longestBodyBytes, longestHeadBytes, shortLocation } from './limits.ts';
import { requestLog } from './log.ts';
import { observeRequests } from './metrics.ts';
import { isRubbishPath } from './path-guard.ts';
import { detailOfFault, sendProblem, statusOfFault } from './problems.ts';
import { rateLimiter, type RateLimiter } from './rate-limit.ts';
import { readyLane } from './fast-path.ts';
import { isForeignChange, serviceHeaders } from './security.ts';
import { stoppable } from './stop.ts';
import { siteHosts, type SiteHosts } from '../config/site-hosts.ts';

/** Who waits so long for a turn of the loop is told to come back later. */
const overloadedMs = 5000;
const unreadablePath = 'this path cannot be read';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** answers from memory, in every encoding: nothing to limit and nothing to compress */
    readonly light?: boolean;
    /** where one address may ask less often than elsewhere */
    readonly perMinute?: number;
    /** SAFE-1's one exception: mail programs send it from nowhere, and the address itself is the secret (RFC 8058) */
    readonly carriesItsSecret?: boolean;
    /** the methods of this address, where this route stands for all others: refused with 405 */
    readonly allow?: string;
  }
}

export interface AppOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger | false;
}

/** Answers with an error page where the caller is a browser; `false` where it is not, or where no page could be drawn. */
export type ShowError = (status: number, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
type Fail = (request: FastifyRequest, reply: FastifyReply, status: number, detail?: string) => Promise<FastifyReply>;

interface Limits {
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
  readonly fail: Fail;
}

/** Everything that an address asks for counts together; a route with a limit of its own counts for itself besides. */
const limitRates = (app: FastifyInstance, { limiter, nowMs, fail }: Limits): void => {
  const limitBy =
    (by: RateLimiter): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const seconds = by.take(request.ip);
      if (seconds === 0) return undefined;
      reply.header('retry-after', seconds);
      return fail(request, reply, 429, 'too many requests, wait a moment');
    };
  const usual = limitBy(limiter);
  const readCookies: onRequestHookHandler = (request, _reply, done) => {
    request.cookies = app.parseCookie(request.headers.cookie ?? '');
    done();
  };
  app.addHook('onRoute', (route) => {
    const { light, perMinute } = route.config ?? {};
    if (light) {
      route.compress = false;
      return;
    }
    const hooks = [route.onRequest ?? []].flat();
    // A GET route comes by a second time for its HEAD.
    if (hooks.includes(usual)) return;
    const own = perMinute === undefined ? [] : [limitBy(rateLimiter(perMinute, nowMs))];
    route.onRequest = [usual, ...own, readCookies, ...hooks];
  });
};

/** Bytes: longer ones are compressed as well, but less of what they repeat is found. */
const usualAnswer = 64 * 1024;

const documentation = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Kontor services',
      version: '1.0.0',
      description: 'What the regions of the shop ask of the server, generated from the contracts that both ends use.',
    },
  },
} as const;

export interface ServedRoute {
  readonly method: string;
  /** pattern with `:names` */
  readonly url: string;
  /** of a body that it takes, where that is not the usual one */
  readonly bodyLimit?: number | undefined;
}

/** Of a request, in the log. */
const newId = (): string => randomUUID();

/** The bare server: what every route lives under. Routes and pages are added by compose.ts. */
export const createApp = async ({ config, log }: AppOptions) => {
  const app = Fastify({
    ...(log ? { loggerInstance: log, childLoggerFactory: requestLog } : {}),
    bodyLimit: longestBodyBytes,
    http: { maxHeaderSize: longestHeadBytes },
    genReqId: newId,
    trustProxy: config.TRUST_PROXY ?? false,
    // Addresses may carry personal data; the line that is logged of a request is written in observe.ts.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerUnreadable,
    // A broken escape in a path is answered as an error of ours, not by the router.
    frameworkErrors: (error, request, reply) =>
      // The types of this one option know nothing of the server that they are an option of.
      void fail(request as FastifyRequest, reply as FastifyReply, error.statusCode ?? 400, unreadablePath),
  }).withTypeProvider<TypeBoxTypeProvider>();

  let showError: ShowError | undefined;
  /** What goes wrong is shown to a browser as a page, and told to everybody else as problem JSON. */
  const fail: Fail = async (request, reply, status, detail) => {
    if (await showError?.(status, request, reply)) return reply;
    return sendProblem(reply, status, detail);
  };

  const stop = stoppable(app);
  // Headers are texts, and nothing else is asked of them: turning them into what is asked would be work for nothing.
  app.setValidatorCompiler((part) =>
    TypeBoxValidatorCompiler(part.httpPart === 'headers' ? { ...part, httpPart: 'body' } : part),
  );
  const hosts: SiteHosts = siteHosts(config);
  const { registry: metrics, observe } = observeRequests(app, log);
  const openLane = readyLane(app, { newId, observe });
  const nowMs = () => performance.now();
  const limiter = rateLimiter(config.REQUESTS_PER_MINUTE, nowMs);
  limitRates(app, { limiter, nowMs, fail });
  const routes: ServedRoute[] = [];
  app.addHook('onRoute', ({ method, url, bodyLimit, config: { allow } = {} }) => {
    if (allow !== undefined) return;
    for (const one of [method].flat()) routes.push({ method: one, url, bodyLimit });
  });

  // Light routes have none: their answer is the same for everybody.
  await app.register(cookie, { hook: false });
  await app.register(formbody, { bodyLimit: longestBodyBytes });
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    // Nobody sends the shop anything long.
    globalDecompression: false,
    inflateIfDeflated: false,
    brotliOptions: { params: brotliParameters(4, usualAnswer) },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: overloadedMs,
    // A look that finds no turn of the loop since the last one takes it for endless, and refuses everything until the next: a
    // second without a core to run on is no overload yet.
    sampleInterval: overloadedMs,
    exposeStatusRoute: false,
    retryAfter: 5,
  });
  await app.register(swagger, documentation);
  await app.register(docsRoutes);

  app.addHook('onRequest', (request, reply, done) => {
    const { allow, carriesItsSecret = false } = request.routeOptions.config;
    if (isRubbishPath(request.raw.url ?? '')) void fail(request, reply, 400, unreadablePath);
    else if (allow !== undefined)
      void sendProblem(reply.header('allow', allow), 405, `this address knows no ${request.method}`);
    else if (!carriesItsSecret && isForeignChange(request))
      void fail(request, reply, 403, 'a change must come from the shop itself');
    else done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    serviceHeaders(reply);
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', shortLocation(location));
    done(null, payload);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = statusOfFault(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return fail(request, reply, status, detailOfFault(error));
  });
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404, 'there is nothing at this address'));

  return {
    app,
    /** everything that is served: what is not here answers 404 */
    routes: routes as readonly ServedRoute[],
    stop,
    hosts,
    metrics,
    openLane,
    limiter,
    fail,
    /** pages come later than the app, and they draw the error pages */
    showErrorsBy: (show: ShowError): void => {
      showError = show;
    },
  };
};
export type App = Awaited<ReturnType<typeof createApp>>['app'];
