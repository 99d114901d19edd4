import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** As strict as the shop's own pages: the page sets style attributes and loads nothing from elsewhere. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** `/docs`: the contracts as a page, `/docs/json`: as OpenAPI. */
export const docsRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: docsPolicy,
    theme: { title: 'Kontor services' },
    // Without the bar of the tool's own name, and without a badge that an address elsewhere would draw.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true },
  });
};
