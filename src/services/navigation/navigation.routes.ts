import type { FastifyInstance } from 'fastify';
import {
  cacheControlOf,
  navigationPath,
  navigationSchema,
  versionQuerySchema,
  type VersionQuery,
} from '../../contracts/content/navigation.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { NavigationService } from './navigation.service.ts';

export interface NavigationRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf'> {
  readonly navigation: NavigationService;
  /** whether this is the version that pages of this moment ask for it by */
  readonly isVersion: (site: SiteCode, moment: Moment, version: string | undefined) => Promise<boolean>;
}

/** NAV-1. The same for everybody of a site: caches may keep it as briefly as a page. */
export const navigationRoutes = (
  app: FastifyInstance,
  { navigation, siteOf, momentOf, isVersion }: NavigationRouteParts,
): void => {
  app.get<{ Querystring: VersionQuery }>(
    navigationPath,
    { schema: { tags: ['navigation'], querystring: versionQuerySchema, response: { 200: navigationSchema } } },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const now = await momentOf(request, site);
      const answer = await navigation.nodes(site, now);
      const kept = now.isPreview ? 'no-store' : cacheControlOf(await isVersion(site, now, request.query.v));
      void reply.header('cache-control', kept);
      return answer;
    },
  );
};
