import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  promotionPath,
  promotionQuerySchema,
  promotionSchema,
  type PromotionQuery,
} from '../../contracts/content/promotion.contract.ts';
import { footerSlot } from '../../contracts/content/footer.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { siteCodes, siteHeader } from '../../contracts/shop/site.contract.ts';
import { readTags } from './promotion.rules.ts';
import type { PromotionService } from './promotion.service.ts';

export interface PromotionRouteParts extends Pick<RouteContext, 'siteNamed' | 'momentOf' | 'sendProblem'> {
  readonly promotions: PromotionService;
}

/** PROMO-1 */
export const promotionRoutes = (
  app: FastifyInstance,
  { promotions, siteNamed, momentOf, sendProblem }: PromotionRouteParts,
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
    async (request, reply) => {
      const { promotionId } = request.params;
      const named = siteNamed(request, reply);
      // FOOT-1: an unknown market gets the German footer.
      const site = named ?? (promotionId === footerSlot ? 'DE' : undefined);
      if (!site) return sendProblem(reply, 400, `${siteHeader} names no site; there are: ${siteCodes.join(', ')}`);
      const { allOfTags, anyOfTags, noneOfTags } = request.query;
      const tags = { allOf: readTags(allOfTags), anyOf: readTags(anyOfTags), noneOf: readTags(noneOfTags) };
      const moment = await momentOf(request, site);
      const answer = promotions.promotion(site, promotionId, tags, moment);
      return answer ?? sendProblem(reply, 404, 'the slot shows no promotion now');
    },
  );
};
