import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * Looser than the shop's own pages in one thing: the page of the contracts writes style elements. It has no form, no cookie
 * and nothing of any visitor.
 */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** `/docs`: the contracts as a page, `/docs/json`: as OpenAPI. */
export const docsRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy });
};
