import type { FastifyInstance } from 'fastify';
import { consentProofPath, consentProofSchema, type ConsentProof } from '../../contracts/tracking/consent.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { ConsentService } from './consent.service.ts';

/** More than any visitor chooses. */
const perMinute = 30;
export const longestProofBytes = 1024;

export interface ConsentRouteParts extends Pick<RouteContext, 'siteOf'> {
  readonly consent: Pick<ConsentService, 'keep'>;
}

export const consentRoutes = (app: FastifyInstance, { consent, siteOf }: ConsentRouteParts): void => {
  app.post<{ Body: ConsentProof }>(
    consentProofPath,
    {
      bodyLimit: longestProofBytes,
      config: { perMinute },
      schema: {
        tags: ['consent'],
        summary: 'stores a choice of consent as proof',
        body: consentProofSchema,
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await consent.keep(siteOf(request.headers.host), request.body);
      return reply.status(204).send();
    },
  );
};
