import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { batchSchema, publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { CollectorService } from './collector.service.ts';

const longestBodyBytes = 60_000;

export interface CollectorRouteParts {
  readonly collector: Pick<CollectorService, 'take'>;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly momentOf: (request: FastifyRequest, site: SiteCode) => Promise<Moment>;
  /** batches that one address may send in a minute */
  readonly perMinute: number;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string) => FastifyReply;
}

/** TRK-5. Whose browser does not say that it agreed is not listened to, whatever it sends (TRK-4). */
export const collectorRoutes = (
  app: FastifyInstance,
  { collector, siteOf, momentOf, perMinute, sendProblem }: CollectorRouteParts,
): void => {
  app.post<{ Body: Batch }>(
    publishPath,
    {
      bodyLimit: longestBodyBytes,
      config: { perMinute },
      schema: {
        tags: ['tracking'],
        summary: 'what a visitor has done who agreed to be measured',
        body: batchSchema,
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const consent = consentIn({ get: (name) => request.cookies[name] });
      if (!consent?.C0003) return sendProblem(reply, 403, 'nobody has agreed to be measured here');
      const site = siteOf(request.headers.host);
      // SAFE-5: from a page that was opened before the preview, or that another team built. It need not send it again.
      if (!(await momentOf(request, site)).isPreview) await collector.take(site, request.body);
      return reply.status(204).send();
    },
  );
};
