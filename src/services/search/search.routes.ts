import type { FastifyInstance } from 'fastify';
import { cachekeyPath, cachekeySchema } from '../../contracts/header-start.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';

export interface SearchRouteParts {
  readonly siteOf: (host: string | undefined) => SiteCode;
  /** key of what the site's search answers from now */
  readonly cachekey: (site: SiteCode) => string;
}

/** SRCH-12 */
export const searchRoutes = (app: FastifyInstance, { siteOf, cachekey }: SearchRouteParts): void => {
  app.get(cachekeyPath, { schema: { tags: ['search'], response: { 200: cachekeySchema } } }, (request) => ({
    cachekey: cachekey(siteOf(request.headers.host)),
  }));
};
