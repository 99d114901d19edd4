import type { FastifyInstance } from 'fastify';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import {
  deskChoicesPath,
  deskItemsPath,
  deskDrawnPath,
  deskHistoryPath,
  deskRestorePath,
} from '../../contracts/staff/desk-paths.contract.ts';
import {
  siteQuerySchema,
  type SiteQuery,
  deskItemsQuerySchema,
  deskItemsSchema,
  draftSchema,
  drawnSchema,
  historyQuerySchema,
  historySchema,
  releaseParamsSchema,
  restoreSchema,
  type DeskItemsQuery,
  type DrawnItem,
  type HistoryQuery,
  type Restore,
} from '../../contracts/staff/desk.contract.ts';
import { choicesSchema, type Choices } from '../../contracts/staff/desk-choices.contract.ts';
import { calendarRoutes, type CalendarRouteParts } from './calendar.routes.ts';
import { deskAccess, deskErrors as errors, deskTags as tags, type DeskAccessParts } from './desk-access.ts';
import type { Desk } from './desk.service.ts';
import { deskTestRoutes } from './desk-test.routes.ts';
import type { DeskTestActs } from './desk-test-acts.service.ts';
import type { DeskTests } from './desk-test.service.ts';
import { shapeFaultsOf } from './kinds/item-kinds.rules.ts';
import { planningRoutes } from './planning.routes.ts';
import type { PlanningService } from './planning.service.ts';
import { draftRoutes, releaseRoutes } from './release.routes.ts';
import type { Releases } from './release.service.ts';

export interface DeskRouteParts extends DeskAccessParts, CalendarRouteParts {
  readonly desk: Desk;
  readonly releases: Releases;
  readonly tests: DeskTests & DeskTestActs;
  readonly planning: PlanningService;
  readonly choices: (site: SiteCode) => Promise<Choices>;
  /** returns a page with the block of an item alone, drawn as the shop draws it */
  readonly draw: (
    drawn: DrawnItem,
  ) => Promise<{ readonly html: Buffer; readonly headers: Readonly<Record<string, string>> }>;
}

/** DESK-6: the calls of the desk. A change needs the header of same-origin scripts, as everywhere (SAFE-1). */
export const deskRoutes = (app: FastifyInstance, parts: DeskRouteParts): void => {
  const { desk, releases, draw, choices, sendProblem } = parts;
  const access = deskAccess(parts);
  const { forStaff, send } = access;
  releaseRoutes(app, desk, releases, access);
  draftRoutes(app, desk, access);
  calendarRoutes(app, parts, access);
  deskTestRoutes(app, parts.tests, access);
  planningRoutes(app, parts.planning, access);

  app.get<{ Querystring: DeskItemsQuery }>(
    deskItemsPath,
    {
      schema: {
        tags,
        summary: 'the items of a kind as they are public now, of one site or all',
        querystring: deskItemsQuerySchema,
        response: { 200: deskItemsSchema, ...errors },
      },
    },
    forStaff<{ Querystring: DeskItemsQuery }>(async (_person, request) => ({ items: await desk.items(request.query) })),
  );

  app.get<{ Querystring: SiteQuery }>(
    deskChoicesPath,
    {
      schema: {
        tags,
        summary: 'what the fields of a form may name on a site: categories and pictures',
        querystring: siteQuerySchema,
        response: { 200: choicesSchema, ...errors },
      },
    },
    forStaff<{ Querystring: SiteQuery }>((_person, request) => choices(request.query.site)),
  );

  app.post<{ Body: DrawnItem }>(
    deskDrawnPath,
    { schema: { tags, summary: 'a page with the block of an item alone; stores nothing', body: drawnSchema } },
    forStaff<{ Body: DrawnItem }>(async (_person, request, reply) => {
      const [fault] = shapeFaultsOf(request.body.kind, request.body.item);
      if (fault) return sendProblem(reply, 422, 'the item cannot be shown', { error: 'INVALID', faults: [fault] });
      const { html, headers } = await draw(request.body);
      return reply.headers(headers).header('cache-control', 'no-store').send(html);
    }),
  );

  app.get<{ Querystring: HistoryQuery }>(
    deskHistoryPath,
    {
      schema: {
        tags,
        summary: 'who changed what and when, the newest first',
        querystring: historyQuerySchema,
        response: { 200: historySchema, ...errors },
      },
    },
    forStaff<{ Querystring: HistoryQuery }>(async (_person, request) => ({
      entries: await desk.history(request.query),
    })),
  );

  app.post<{ Params: { id: number }; Body: Restore }>(
    deskRestorePath,
    {
      schema: {
        tags,
        summary: 'puts the state before an entry into a release, as a draft',
        params: releaseParamsSchema,
        body: restoreSchema,
        response: { 200: draftSchema, ...errors },
      },
    },
    forStaff<{ Params: { id: number }; Body: Restore }>(async (person, request, reply) =>
      send(reply, await desk.restore(person, request.params.id, request.body)),
    ),
  );
};
