import type { FastifyInstance } from 'fastify';
import type { SiteCode } from '../../contracts/site.contract.ts';
import { themeworldNavigationSchema, themeworldPath } from '../../contracts/themeworld.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import type { ThemeworldService } from './themeworld.service.ts';

export interface ThemeworldRouteParts {
  readonly themeworlds: ThemeworldService;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly moment: () => Moment;
}

/** NAV-3. The same for everybody of a site. */
export const themeworldRoutes = (app: FastifyInstance, { themeworlds, siteOf, moment }: ThemeworldRouteParts): void => {
  app.get(
    themeworldPath,
    { schema: { tags: ['themeworld'], response: { 200: themeworldNavigationSchema } } },
    async (request, reply) => {
      void reply.header('cache-control', 'public, max-age=0, s-maxage=5, stale-while-revalidate=30');
      return themeworlds.navigation(siteOf(request.headers.host), moment());
    },
  );
};
