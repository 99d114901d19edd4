import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { deskPlanningCsvPath, deskPlanningPath } from '../../contracts/staff/desk-paths.contract.ts';
import {
  planningCsvQuerySchema,
  planningQuerySchema,
  planningSchema,
  type PlanningCsvQuery,
  type PlanningQuery,
} from '../../contracts/staff/planning.contract.ts';
import { deskErrors as errors, deskTags as tags, type DeskAccess } from './desk-access.ts';
import { csvOf } from './planning-csv.rules.ts';
import type { PlanningService } from './planning.service.ts';

const noDay = 'querystring.from: there is no such day';

/** DESK-7: what helps to plan, as JSON and as CSV. */
export const planningRoutes = (
  app: FastifyInstance,
  planning: PlanningService,
  { forStaff, sendProblem }: DeskAccess,
): void => {
  app.get<{ Querystring: PlanningQuery }>(
    deskPlanningPath,
    {
      schema: {
        tags,
        summary: 'searches that found nothing, and clicks by slot and position, without small numbers',
        querystring: planningQuerySchema,
        response: { 200: planningSchema, ...errors },
      },
    },
    forStaff<{ Querystring: PlanningQuery }>(
      async (_person, request, reply) => (await planning.read(request.query)) ?? sendProblem(reply, 400, noDay),
    ),
  );

  app.get<{ Querystring: PlanningCsvQuery }>(
    deskPlanningCsvPath,
    {
      schema: {
        tags,
        summary: 'one of the two lists as CSV',
        querystring: planningCsvQuerySchema,
        response: { 200: Type.String(), ...errors },
      },
    },
    forStaff<{ Querystring: PlanningCsvQuery }>(async (_person, request, reply) => {
      const { list, ...asked } = request.query;
      const found = await planning.read(asked);
      if (!found) return sendProblem(reply, 400, noDay);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${list}-${asked.from}.csv"`)
        .header('cache-control', 'no-store')
        .send(csvOf(found, list));
    }),
  );
};
