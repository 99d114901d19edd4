import type { FastifyRequest } from 'fastify';
import { assignmentCookie } from '../../contracts/staff/abtest.contract.ts';
import { previewTokenCookie, type PreviewOf } from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cookieIn } from '../../lib/cookie-in.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { AbTestService, Grouping } from '../../services/abtest/abtest.service.ts';

export interface MomentParts {
  readonly tests: Pick<AbTestService, 'grouping'>;
  readonly now: () => Date;
  /** the preview that a member of staff has chosen; `undefined` for all other visitors */
  readonly previewOf: PreviewOf;
}

/** The one place that decides for which time and which A/B groups a request is answered. */
export interface Moments {
  /** the moment of a visitor with these cookies, and their groups: `key` is part of the page's cache key */
  visitor(
    site: SiteCode,
    cookies: string | undefined,
  ): { readonly moment: Moment; readonly groups: Pick<Grouping, 'key' | 'isControl'> };
  /** whether the request may be a preview: only staff have this cookie */
  mayBePreview(cookies: string | undefined): boolean;
  /** the preview of a member of staff, else the moment of a visitor */
  of(request: Pick<FastifyRequest, 'headers'>, site: SiteCode): Promise<Moment>;
}

export const createMoments = ({ tests, now, previewOf }: MomentParts): Moments => {
  const visitor: Moments['visitor'] = (site, cookies = '') => {
    const at = now();
    const assigned = cookies.includes(assignmentCookie) ? (cookieIn(cookies, assignmentCookie) ?? '') : '';
    const groups = tests.grouping(site, assigned, at);
    return { moment: { at, abTests: groups.abTests }, groups };
  };
  const mayBePreview: Moments['mayBePreview'] = (cookies) => cookies?.includes(`${previewTokenCookie}=`) ?? false;
  return {
    visitor,
    mayBePreview,
    of: async (request, site) => {
      const { cookie } = request.headers;
      return (mayBePreview(cookie) && (await previewOf(request, site))) || visitor(site, cookie).moment;
    },
  };
};
