import type { FastifyInstance, FastifyReply } from 'fastify';
import { batchSchema, publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { CollectorService } from './collector.service.ts';

const longestBodyBytes = 60_000;

export interface CollectorRouteParts {
  readonly collector: Pick<CollectorService, 'take'>;
  readonly siteOf: (host: string | undefined) => SiteCode;
  /** batches that one address may send in a minute */
  readonly perMinute: number;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string) => FastifyReply;
}

/** TRK-5. Whose browser does not say that it agreed is not listened to, whatever it sends (TRK-4). */
export const collectorRoutes = (
  app: FastifyInstance,
  { collector, siteOf, perMinute, sendProblem }: CollectorRouteParts,
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
      await collector.take(siteOf(request.headers.host), request.body);
      return reply.status(204).send();
    },
  );
};
