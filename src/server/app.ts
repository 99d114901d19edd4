import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { answerFault, sendProblem } from './problems.ts';
import { isForeignChange, serviceHeaders } from './security.ts';
import { siteHosts, type SiteHosts } from './sites-of-hosts.ts';

/** No answer of the shop needs more than this to be asked for; a larger body is 413. */
const bodyLimitBytes = 64 * 1024;
/** A minute's requests of one address; far above what a person does, far below what hurts. */
const requestsPerMinute = 3000;

/** A path with a NUL, a broken escape or a step upwards is nothing that the shop links to. */
const isRubbishPath = (url: string): boolean => {
  const path = url.split('?')[0] ?? '';
  if (/%00|\0/.test(path)) return true;
  try {
    return decodeURIComponent(path).split(/[\\/]/).includes('..');
  } catch {
    return true;
  }
};

export interface AppOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger | false;
}

/** The bare server: what every route lives under. Routes and pages are added by compose.ts. */
export const createApp = async ({ config, log }: AppOptions) => {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY ?? false,
    // Addresses and paths may carry personal data; what is logged of a request is decided in log.ts.
    disableRequestLogging: true,
    requestTimeout: 30_000,
    maxParamLength: 300,
    // A broken escape in a path is answered as a page of ours, not by the router.
    frameworkErrors: (error, request, reply) =>
      void answerFault(error, request as never, reply as never),
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const hosts: SiteHosts = siteHosts(config);

  await app.register(cookie);
  await app.register(formbody, { bodyLimit: bodyLimitBytes });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  });
  await app.register(compress, { global: true, threshold: 1400, encodings: ['br', 'gzip'], inflateIfDeflated: false });
  await app.register(underPressure, { maxEventLoopDelay: 5000, exposeStatusRoute: false, retryAfter: 5 });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kontor services',
        version: '1.0.0',
        description: 'What the regions of the shop ask of the server, generated from the contracts that both ends use.',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });

  app.addHook('onRequest', async (request, reply) => {
    if (isRubbishPath(request.raw.url ?? '')) return sendProblem(reply, 400, 'this path cannot be read');
    if (isForeignChange(request)) return sendProblem(reply, 403, 'a change must come from the shop itself');
    return undefined;
  });
  app.addHook('onSend', async (_request, reply) => serviceHeaders(reply));

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500 && app.hasDecorator('showErrorPage') && app.wantsHtml(request)) {
      request.log.error({ err: error }, 'page failed');
      return app.showErrorPage(500, request, reply);
    }
    return answerFault(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    app.hasDecorator('showErrorPage') && request.method === 'GET' && app.wantsHtml(request)
      ? app.showErrorPage(404, request, reply)
      : sendProblem(reply, 404, 'there is nothing at this address'),
  );

  return { app, hosts };
};
export type App = Awaited<ReturnType<typeof createApp>>['app'];
