import { expect, it } from 'vitest';
import { clockOf } from '../../lib/time/moment.ts';
import { readConfig } from '../../server/config/config.ts';
import { createApp } from '../../server/http/app.ts';
import { createPreviewTokens } from './preview-token.service.ts';
import { previewRoutes } from './preview.routes.ts';

it.each(['auth/checkauth', 'auth/login/renew', 'auth/logout', 'token'])(
  '[PREV-3] %s returns INTERNAL_ERROR alone when the database is away',
  async (path) => {
    const gone = () => Promise.reject(new Error('secret inside of the database'));
    const { app } = await createApp({ config: readConfig({}), log: false });
    previewRoutes(app, {
      previews: createPreviewTokens({ secrets: ['x'], isSecure: () => false, now: () => new Date(0) }),
      staff: { known: gone, renew: gone, clear: () => [], signOut: gone },
      groupsOf: () => ({}),
      siteOf: () => 'DE',
      originOf: () => 'http://de.localhost',
      isRelease: async () => false,
      now: clockOf(() => new Date(0)),
    });
    const answer = await app.inject({
      url: `/service/preview/api/${path}`,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([500, { status: 'INTERNAL_ERROR' }]);
  },
);
