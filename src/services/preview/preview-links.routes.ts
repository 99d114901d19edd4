import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { leavePreviewPath, openPreviewPath } from '../../contracts/staff/preview.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { staffSignInFor, type StaffMember } from '../../contracts/staff/staff.contract.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { PreviewTokens } from './preview-token.service.ts';

const openQuerySchema = Type.Object({
  token: Type.String({ maxLength: 2048 }),
  to: Type.Optional(Type.String({ maxLength: 1000 })),
});

export interface PreviewLinkParts extends Pick<RouteContext, 'siteOf'> {
  readonly previews: PreviewTokens;
  readonly staff: {
    known(request: FastifyRequest, site: SiteCode): Promise<StaffMember | undefined>;
  };
  readonly fail: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    detail: string,
  ) => Promise<FastifyReply>;
}

/** Opens a shared preview and leaves one: plain links and forms, without JavaScript. */
export const previewLinkRoutes = (app: FastifyInstance, parts: PreviewLinkParts): void => {
  const { previews, staff, siteOf, fail } = parts;

  app.get<{ Querystring: Static<typeof openQuerySchema> }>(
    openPreviewPath,
    { schema: { tags: ['preview'], summary: 'opens a shared preview, for staff', querystring: openQuerySchema } },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const member = await staff.known(request, site);
      if (!member) return reply.redirect(staffSignInFor(request.url), 302);
      const choice = await previews.ofLink(request.query.token);
      if (!choice) return fail(request, reply, 410, 'this preview link has expired: ask for a new one');
      reply.header('set-cookie', [...(await previews.issue(choice, member.name, site))]);
      return reply.redirect(safePath(request.query.to) ?? '/', 302);
    },
  );

  app.post<{ Body: { back?: string } }>(
    leavePreviewPath,
    {
      schema: {
        tags: ['preview'],
        summary: 'ends a preview; the form of the preview mark',
        body: Type.Object({ back: Type.Optional(Type.String({ maxLength: 1000 })) }),
      },
    },
    (request, reply) => {
      reply.header('set-cookie', [...previews.clear(siteOf(request.headers.host))]);
      return reply.redirect(safePath(request.body.back) ?? '/', 303);
    },
  );
};
