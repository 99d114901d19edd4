import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sites } from '../../sites/sites.ts';
import { assetRoutes } from './asset-routes.ts';
import { embedRoutes } from './fragments/embed-routes.ts';
import { fragmentRoutes, type FragmentParts } from './fragments/fragment-routes.ts';
import { speculationRoutes } from './speculation-routes.ts';

interface Seen {
  readonly light: boolean;
  readonly hide: boolean;
  readonly tags: unknown;
  readonly answers: readonly string[];
}
/** The GET routes of a part, as the limits and the documents of the API read them. */
const seenOf = (register: (app: FastifyInstance) => void): Readonly<Record<string, Seen>> => {
  const app = Fastify();
  const seen: Record<string, Seen> = {};
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (method !== 'GET') return;
    const { hide = false, tags, response = {} } = schema ?? {};
    // As the routes write it: status → schema.
    seen[url] = { light: config?.light ?? false, hide, tags, answers: Object.keys(response as object) };
  });
  register(app);
  return seen;
};
const renderer = { development: false, assets: {} };
const file: Seen = { light: true, hide: true, tags: undefined, answers: [] };

describe('routes that need neither cookies nor a limit', () => {
  it('are files, which are no part of the documents of the API', () => {
    const seen = seenOf((app) => {
      // Trusted: nothing else is asked of the parts while routes are registered.
      const parts = { renderer, assets: 'src', folder: 'content', readKept: async () => undefined };
      assetRoutes(app, parts as never);
      embedRoutes(app, renderer as never, { siteOf: () => sites.DE } as never);
      speculationRoutes(app);
    });
    const paths = [
      '/assets/:file',
      '/brand/:file',
      '/kontor.js',
      '/service/footer-images/logos/:file',
      '/speculation-rules.json',
    ];
    expect(Object.keys(seen).toSorted()).toEqual(paths);
    expect(Object.values(seen)).toEqual(paths.map(() => file));
  });

  it('[EMB-1] are fragments; documents name them and what is sent where something is wrong', () => {
    const seen = seenOf((app) => fragmentRoutes(app, { renderer, hosts: {} } as unknown as FragmentParts));
    const info = { light: false, hide: false, tags: ['fragments'] };
    expect(seen).toEqual({
      '/fragments/:region': { ...info, light: true, answers: [] },
      '/fragments/': { ...info, answers: ['200'] },
      '/fragments/assets.json': { ...info, answers: ['200', '4xx'] },
      '/fragments/:region/manifest.json': { ...info, answers: ['200', '4xx'] },
    });
  });
});
