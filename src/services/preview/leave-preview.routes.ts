import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { leavePreviewPath } from '../../contracts/staff/preview.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { PreviewTokens } from './preview-token.service.ts';

export interface LeavePreviewParts extends Pick<RouteContext, 'siteOf'> {
  readonly previews: Pick<PreviewTokens, 'clear'>;
}

/** Leaves a preview by a plain form, without JavaScript. The page `staff-preview` opens a shared one. */
export const leavePreviewRoute = (app: FastifyInstance, { previews, siteOf }: LeavePreviewParts): void => {
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
