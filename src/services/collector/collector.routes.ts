import type { FastifyInstance } from 'fastify';
import { batchSchema, publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { CollectorService } from './collector.service.ts';

export const longestBatchBytes = 60_000;

export interface CollectorRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf' | 'sendProblem'> {
  readonly collector: Pick<CollectorService, 'take'>;
  /** batches that one address may send in a minute */
  readonly perMinute: number;
}

/** TRK-5. Without consent in the browser's cookie nothing is accepted (TRK-4). */
export const collectorRoutes = (
  app: FastifyInstance,
  { collector, siteOf, momentOf, perMinute, sendProblem }: CollectorRouteParts,
): void => {
  app.post<{ Body: Batch }>(
    publishPath,
    {
      bodyLimit: longestBatchBytes,
      config: { perMinute },
      schema: {
        tags: ['tracking'],
        summary: 'stores the events of a visitor who agreed to be measured',
        body: batchSchema,
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const consent = consentIn({ get: (name) => request.cookies[name] });
      if (!consent?.C0003) return sendProblem(reply, 403, 'this browser has no consent to be measured');
      const site = siteOf(request.headers.host);
      // SAFE-5: from a page that was opened before the preview, or that another team built. It need not send it again.
      if (!(await momentOf(request, site)).isPreview) await collector.take(site, request.body);
      return reply.status(204).send();
    },
  );
};
