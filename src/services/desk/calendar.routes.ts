import type { FastifyInstance } from 'fastify';
import {
  calendarQuerySchema,
  calendarSchema,
  deskPreviewQuerySchema,
  type CalendarQuery,
  type DeskPreviewQuery,
} from '../../contracts/staff/calendar.contract.ts';
import { deskCalendarPath, deskPreviewPath } from '../../contracts/staff/desk-paths.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { staffSignInFor } from '../../contracts/staff/staff.contract.ts';
import { instantOf } from '../../lib/time/instant.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { CalendarService } from './calendar.service.ts';
import { deskErrors as errors, deskTags as tags, type DeskAccess, type DeskAccessParts } from './desk-access.ts';

export interface CalendarRouteParts extends Pick<RouteContext, 'sendProblem'>, Pick<DeskAccessParts, 'staffOf'> {
  readonly calendar: CalendarService;
  /** returns the address that opens a site at a moment, for staff alone */
  readonly previewLink: (
    site: SiteCode,
    choice: { readonly at: Date; readonly release?: number },
    to?: string,
  ) => Promise<string>;
  readonly now: () => Now;
}

/** DESK-1: the calendar, and the way from each of its moments into the preview. */
export const calendarRoutes = (
  app: FastifyInstance,
  { calendar, previewLink, staffOf, sendProblem, now }: CalendarRouteParts,
  { forStaff }: DeskAccess,
): void => {
  app.get<{ Querystring: CalendarQuery }>(
    deskCalendarPath,
    {
      schema: {
        tags,
        summary: 'what stands where and when on a site or on all, with gaps and overlaps',
        querystring: calendarQuerySchema,
        response: { 200: calendarSchema, ...errors },
      },
    },
    forStaff<{ Querystring: CalendarQuery }>(
      async (_person, request, reply) =>
        (await calendar.read(request.query)) ?? sendProblem(reply, 400, 'from must be a day of the calendar'),
    ),
  );

  app.get<{ Querystring: DeskPreviewQuery }>(
    deskPreviewPath,
    {
      schema: {
        tags,
        summary: 'leads to the shop as of a moment, with the drafts of a release if one is named',
        querystring: deskPreviewQuerySchema,
        response: errors,
      },
    },
    async (request, reply) => {
      // A plain link: without a session it leads to the sign-in.
      if (!(await staffOf(request))) return reply.redirect(staffSignInFor(request.url), 302);
      const { site, release, to } = request.query;
      const at = request.query.at === undefined ? now() : instantOf(request.query.at);
      if (!at) return sendProblem(reply, 400, 'at must be a day of the calendar');
      return reply.redirect(await previewLink(site, { at, ...(release === undefined ? {} : { release }) }, to), 302);
    },
  );
};
