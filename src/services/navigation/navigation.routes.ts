import type { FastifyInstance } from 'fastify';
import {
  cacheControlOf,
  navigationPath,
  navigationSchema,
  versionQuerySchema,
  type VersionQuery,
} from '../../contracts/content/navigation.contract.ts';
import { cachePolicyOf } from '../../contracts/shop/freshness.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { NavigationService } from './navigation.service.ts';

export interface NavigationRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf'> {
  readonly navigation: NavigationService;
  /** whether the version in the query is the current one, so that the response may be cached for long */
  readonly isVersion: (site: SiteCode, moment: Moment, version: string | undefined) => Promise<boolean>;
}

/** NAV-1. The same for all visitors of a site; caches may store it as long as a page. */
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
      const shared = cacheControlOf(await isVersion(site, now, request.query.v));
      void reply.header('cache-control', cachePolicyOf(now).control(shared));
      return answer;
    },
  );
};
