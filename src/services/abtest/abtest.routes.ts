import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  assignmentCookie,
  assignmentIdCookie,
  assignmentLifeSeconds,
  assignmentPath,
  assignmentSchema,
  testsAtPath,
  testsQuerySchema,
  testsSchema,
} from '../../contracts/staff/abtest.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { instantOf } from '../../lib/time/instant.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { writeAssignment } from './abtest.rules.ts';
import type { AbTestService } from './abtest.service.ts';

export interface AbTestRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf' | 'sendProblem'> {
  readonly tests: AbTestService;
  readonly isSecure: (site: SiteCode) => boolean;
  /** PREV-2: whether a member of staff asks */
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>;
}

const idPattern = /^[0-9a-f-]{36}$/;
const listOf = (groups: Moment['abTests']) => ({
  tests: Object.entries(groups).map(([name, group]) => ({ name, group })),
});

export const abtestRoutes = (app: FastifyInstance, parts: AbTestRouteParts): void => {
  const { tests, siteOf, isSecure, momentOf, isStaff, sendProblem } = parts;

  app.get(
    assignmentPath,
    {
      schema: {
        tags: ['abtest'],
        summary:
          'the visitor’s groups, kept in a cookie from now on; the first page of a new visitor was the control’s',
        response: { 200: assignmentSchema },
      },
    },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const moment = await momentOf(request, site);
      // A preview shows the chosen groups and never changes the visitor's own.
      if (moment.isPreview) return listOf(moment.abTests);
      const known = request.cookies[assignmentIdCookie] ?? '';
      const groups = tests.assignment(site, idPattern.test(known) ? known : '', moment.at);
      const isNobody = Object.keys(groups).length === 0;
      if (isNobody && !request.cookies[assignmentCookie]) return listOf(groups);
      const id = idPattern.test(known) ? known : randomUUID();
      const own = tests.assignment(site, id, moment.at);
      const kept = `Max-Age=${isNobody ? 0 : assignmentLifeSeconds}; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`;
      reply.header('set-cookie', [
        `${assignmentIdCookie}=${id}; ${kept}; HttpOnly`,
        `${assignmentCookie}=${writeAssignment(own)}; ${kept}`,
      ]);
      return listOf(own);
    },
  );

  app.get<{ Querystring: Static<typeof testsQuerySchema> }>(
    testsAtPath,
    {
      schema: {
        tags: ['abtest'],
        summary: 'PREV-4: the tests that run at a moment; for staff',
        querystring: testsQuerySchema,
        response: { 200: testsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      if (!(await isStaff(request))) return sendProblem(reply, 401, 'this is for staff: sign in first');
      const at = instantOf(request.query.time);
      if (!at) return sendProblem(reply, 400, 'time must be an ISO timestamp, such as 2026-03-06T07:00:00.000Z');
      return tests.testsAt(siteOf(request.headers.host), at);
    },
  );
};
