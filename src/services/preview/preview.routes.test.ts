import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createPreviewTokens } from './preview-token.service.ts';
import { previewRoutes } from './preview.routes.ts';

it.each(['auth/checkauth', 'auth/login/renew', 'auth/logout', 'token'])(
  '[PREV-3] %s says INTERNAL_ERROR where the database is gone, and nothing more',
  async (path) => {
    const gone = () => Promise.reject(new Error('secret inside of the database'));
    const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
    previewRoutes(app, {
      previews: createPreviewTokens({ secret: 'x', isSecure: () => false, now: () => new Date(0) }),
      staff: { known: gone, renew: gone, clear: () => [], signOut: gone },
      groupsOf: () => ({}),
      siteOf: () => 'DE',
      originOf: () => 'http://de.localhost',
      now: () => new Date(0),
      fail: async (_request, reply, status) => reply.code(status).send(),
    });
    const answer = await app.inject({
      url: `/service/preview/api/${path}`,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([500, { status: 'INTERNAL_ERROR' }]);
  },
);
