import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { promotionPath, promotionSchema } from '../../contracts/header-start.contract.ts';
import { promotionQuerySchema, type PromotionQuery } from '../../contracts/promotion.contract.ts';
import { problemSchema } from '../../contracts/problem.contract.ts';
import { siteCodes, siteHeader, type SiteCode } from '../../contracts/site.contract.ts';
import { siteOfHeader } from '../../sites/site-header.ts';
import { readTags } from './promotion.rules.ts';
import type { PromotionService } from './promotion.service.ts';

export interface PromotionRouteParts {
  readonly promotions: PromotionService;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly now: () => Date;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string) => FastifyReply;
}

/** PROMO-1 */
export const promotionRoutes = (
  app: FastifyInstance,
  { promotions, siteOf, now, sendProblem }: PromotionRouteParts,
): void => {
  app.get<{ Params: { promotionId: string }; Querystring: PromotionQuery }>(
    promotionPath,
    {
      schema: {
        tags: ['promotion'],
        summary: 'what a slot shows now on the site that the header names, else the host’s',
        params: Type.Object({ promotionId: Type.String({ maxLength: 100 }) }),
        querystring: promotionQuerySchema,
        response: { 200: promotionSchema, '4xx': problemSchema },
      },
    },
    (request, reply) => {
      const site = siteOfHeader(request.headers[siteHeader], siteOf(request.headers.host));
      if (!site) return sendProblem(reply, 400, `${siteHeader} names no site; there are: ${siteCodes.join(', ')}`);
      const { allOfTags, anyOfTags, noneOfTags } = request.query;
      const tags = { allOf: readTags(allOfTags), anyOf: readTags(anyOfTags), noneOf: readTags(noneOfTags) };
      const answer = promotions.promotion(site, request.params.promotionId, tags, { at: now(), abTests: {} });
      return answer ?? sendProblem(reply, 404, 'there is no such promotion now');
    },
  );
};
