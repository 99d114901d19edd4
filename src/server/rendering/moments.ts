import type { FastifyRequest } from 'fastify';
import { assignmentCookie } from '../../contracts/staff/abtest.contract.ts';
import { previewTokenCookie, type PreviewOf } from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { AbTestService } from '../../services/abtest/abtest.service.ts';

export interface MomentParts {
  readonly tests: Pick<AbTestService, 'grouping'>;
  readonly now: () => Date;
  /** what a member of staff wants to see; nothing for everybody else */
  readonly previewOf: PreviewOf;
}

/** When, and in which groups, a request is answered. The one place that decides it. */
export interface Moments {
  /** as a visitor with these cookies sees it; `key` is part of the page's cache key */
  visitor(site: SiteCode, cookies: string | undefined): Moment & { readonly key: string };
  /** whether it is worth looking for a preview: nobody but staff has this cookie */
  mayBePreview(cookies: string | undefined): boolean;
  /** staff's preview, else as a visitor */
  of(request: Pick<FastifyRequest, 'headers'>, site: SiteCode): Promise<Moment>;
}

export const createMoments = ({ tests, now, previewOf }: MomentParts): Moments => {
  const visitor: Moments['visitor'] = (site, cookies = '') => {
    const at = now();
    const assigned = cookies.includes(assignmentCookie) ? (cookieIn(cookies, assignmentCookie) ?? '') : '';
    const { abTests, key } = tests.grouping(site, assigned, at);
    return { at, abTests, key };
  };
  const mayBePreview: Moments['mayBePreview'] = (cookies) => cookies?.includes(`${previewTokenCookie}=`) ?? false;
  return {
    visitor,
    mayBePreview,
    of: async (request, site) => {
      const { cookie } = request.headers;
      return (mayBePreview(cookie) && (await previewOf(request, site))) || visitor(site, cookie);
    },
  };
};
