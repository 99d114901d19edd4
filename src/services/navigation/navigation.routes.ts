import type { FastifyInstance } from 'fastify';
import { navigationPath, navigationSchema } from '../../contracts/navigation.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import type { NavigationService } from './navigation.service.ts';

export interface NavigationRouteParts {
  readonly navigation: NavigationService;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly moment: () => Moment;
}

/** NAV-1. The same for everybody of a site: caches may keep it as briefly as a page. */
export const navigationRoutes = (app: FastifyInstance, { navigation, siteOf, moment }: NavigationRouteParts): void => {
  app.get(
    navigationPath,
    { schema: { tags: ['navigation'], response: { 200: navigationSchema } } },
    async (request, reply) => {
      void reply.header('cache-control', 'public, max-age=0, s-maxage=5, stale-while-revalidate=30');
      return navigation.nodes(siteOf(request.headers.host), moment());
    },
  );
};
