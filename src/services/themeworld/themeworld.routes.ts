import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControlOf, versionQuerySchema, type VersionQuery } from '../../contracts/content/navigation.contract.ts';
import { cachePolicyOf } from '../../contracts/shop/freshness.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { themeworldNavigationSchema, themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { ThemeworldService } from './themeworld.service.ts';

export interface ThemeworldRouteParts {
  readonly themeworlds: ThemeworldService;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly momentOf: (request: FastifyRequest, site: SiteCode) => Promise<Moment>;
  /** whether this is the version that pages of this moment ask for it by */
  readonly isVersion: (site: SiteCode, moment: Moment, version: string | undefined) => Promise<boolean>;
}

/** NAV-3. The same for everybody of a site. */
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
