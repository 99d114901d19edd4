import type { FastifyInstance } from 'fastify';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import {
  deskItemsPath,
  deskDrawnPath,
  deskHistoryPath,
  deskRestorePath,
} from '../../contracts/staff/desk-paths.contract.ts';
import {
  deskItemsQuerySchema,
  deskItemsSchema,
  draftSchema,
  drawnSchema,
  historyQuerySchema,
  historySchema,
  releaseParamsSchema,
  restoreSchema,
  type HistoryQuery,
  type PromotionItem,
  type Restore,
} from '../../contracts/staff/desk.contract.ts';
import { calendarRoutes, type CalendarRouteParts } from './calendar.routes.ts';
import { deskAccess, deskErrors as errors, deskTags as tags, type DeskAccessParts } from './desk-access.ts';
import type { Desk } from './desk.service.ts';
import { deskTestRoutes } from './desk-test.routes.ts';
import type { DeskTestActs } from './desk-test-acts.service.ts';
import type { DeskTests } from './desk-test.service.ts';
import { shapeFaults } from './item-faults.rules.ts';
import { draftRoutes, releaseRoutes } from './release.routes.ts';
import type { Releases } from './release.service.ts';

interface OneItem {
  readonly site: SiteCode;
  readonly item: PromotionItem;
}

export interface DeskRouteParts extends DeskAccessParts, CalendarRouteParts {
  readonly desk: Desk;
  readonly releases: Releases;
  readonly tests: DeskTests & DeskTestActs;
  /** returns a page with the block of an item alone, drawn as the shop draws it */
  readonly draw: (
    site: SiteCode,
    item: PromotionItem,
  ) => Promise<{ readonly html: Buffer; readonly headers: Readonly<Record<string, string>> }>;
}

/** DESK-6: the calls of the desk. A change needs the header of same-origin scripts, as everywhere (SAFE-1). */
export const deskRoutes = (app: FastifyInstance, parts: DeskRouteParts): void => {
  const { desk, releases, draw, sendProblem } = parts;
  const access = deskAccess(parts);
  const { forStaff, send } = access;
  releaseRoutes(app, desk, releases, access);
  draftRoutes(app, desk, access);
  calendarRoutes(app, parts, access);
  deskTestRoutes(app, parts.tests, access);

  app.get<{ Querystring: { site: SiteCode } }>(
    deskItemsPath,
    {
      schema: {
        tags,
        summary: 'the promotions of a site as they are public now',
        querystring: deskItemsQuerySchema,
        response: { 200: deskItemsSchema, ...errors },
      },
    },
    forStaff<{ Querystring: { site: SiteCode } }>(async (_person, request) => ({
      items: await desk.items(request.query.site),
    })),
  );

  app.post<{ Body: OneItem }>(
    deskDrawnPath,
    { schema: { tags, summary: 'a page with the block of an item alone; stores nothing', body: drawnSchema } },
    forStaff<{ Body: OneItem }>(async (_person, request, reply) => {
      const { site, item } = request.body;
      const [fault] = shapeFaults(item);
      if (fault) return sendProblem(reply, 422, 'the item cannot be shown', { error: 'INVALID', faults: [fault] });
      const { html, headers } = await draw(site, item);
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
