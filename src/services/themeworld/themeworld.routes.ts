import type { FastifyInstance } from 'fastify';
import { cacheControlOf, versionQuerySchema, type VersionQuery } from '../../contracts/content/navigation.contract.ts';
import { cachePolicyOf } from '../../contracts/shop/freshness.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { themeworldNavigationSchema, themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { ThemeworldService } from './themeworld.service.ts';

export interface ThemeworldRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf'> {
  readonly themeworlds: ThemeworldService;
  /** whether the version in the query is the current one, so that the response may be cached for long */
  readonly isVersion: (site: SiteCode, moment: Moment, version: string | undefined) => Promise<boolean>;
}

/** NAV-3. The same for all visitors of a site. */
export const themeworldRoutes = (
  app: FastifyInstance,
  { themeworlds, siteOf, momentOf, isVersion }: ThemeworldRouteParts,
): void => {
  app.get<{ Querystring: VersionQuery }>(
    themeworldPath,
    {
      schema: { tags: ['themeworld'], querystring: versionQuerySchema, response: { 200: themeworldNavigationSchema } },
    },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const now = await momentOf(request, site);
      const answer = await themeworlds.navigation(site, now);
      const shared = cacheControlOf(await isVersion(site, now, request.query.v));
      void reply.header('cache-control', cachePolicyOf(now).control(shared));
      return answer;
    },
  );
};
