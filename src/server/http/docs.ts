import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffSignInFor } from '../../contracts/staff/staff.contract.ts';

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

export interface DocsParts {
  /** in production a list of all services helps attackers more than visitors, so it is for staff */
  readonly isForStaff: boolean;
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>;
}

/** `/docs`: the contracts as a page, `/docs/json`: as OpenAPI. */
export const docsRoutes = async (app: FastifyInstance, { isForStaff, isStaff }: DocsParts): Promise<void> => {
  await app.register(async (docs) => {
    // A hook of this scope: the hooks of the tool's own option leave its files out.
    if (isForStaff)
      docs.addHook('preHandler', async (request, reply) =>
        (await isStaff(request)) ? undefined : reply.redirect(staffSignInFor(request.url), 302),
      );
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsPolicy,
      theme: { title: 'Kontor services' },
      // Without the bar of the tool's own name, and without a badge that an address elsewhere would draw.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true },
    });
  });
};
