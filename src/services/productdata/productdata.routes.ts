import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  newProductIdPath,
  newProductIdQuerySchema,
  newProductIdSchema,
  newProductIdsPath,
  newProductIdsQuerySchema,
  newProductIdsSchema,
  productIdsAsked,
  type NewProductIdQuery,
  type NewProductIdsQuery,
} from '../../contracts/catalogue/productdata.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { siteCodes, siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';

export interface ProductdataRouteParts extends Pick<RouteContext, 'siteNamed' | 'sendProblem'> {
  /** returns the numbers of products that the site has ever sold, by the requested id */
  readonly numbersOf: (site: SiteCode, oldProductIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** PROD-2: a feed may have used other ids, too, but only these are the shop's. */
const isProductId = (id: string): boolean => /^[0-9]{9}$/.test(id);

/** PROD-1, PROD-2: maps the older ids of products to their numbers, which never change. */
export const productdataRoutes = (
  app: FastifyInstance,
  { numbersOf, siteNamed, sendProblem }: ProductdataRouteParts,
): void => {
  const noSite = (reply: FastifyReply) =>
    sendProblem(reply, 400, `${siteHeader} names no site; there are: ${siteCodes.join(', ')}`);

  app.get<{ Querystring: NewProductIdQuery }>(
    newProductIdPath,
    {
      schema: {
        tags: ['productdata'],
        summary: 'the number of a product by an older id',
        querystring: newProductIdQuerySchema,
        response: { 200: newProductIdSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const site = siteNamed(request, reply);
      if (!site) return noSite(reply);
      const oldProductId = request.query.old_product_id.trim();
      const productId = isProductId(oldProductId)
        ? (await numbersOf(site, [oldProductId])).get(oldProductId)
        : undefined;
      return productId === undefined ? sendProblem(reply, 404, 'no product has this id') : { productId };
    },
  );

  app.get<{ Querystring: NewProductIdsQuery }>(
    newProductIdsPath,
    {
      schema: {
        tags: ['productdata'],
        summary: 'the numbers of several products; an unknown id is returned unchanged',
        querystring: newProductIdsQuerySchema,
        response: { 200: newProductIdsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const site = siteNamed(request, reply);
      if (!site) return noSite(reply);
      const asked = request.query.old_product_ids
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '');
      if (asked.length > productIdsAsked) return sendProblem(reply, 400, `at most ${productIdsAsked} ids at once`);
      const numbers = await numbersOf(site, asked.filter(isProductId));
      return {
        mappings: asked.map((oldProductId) => ({
          oldProductId,
          newProductId: numbers.get(oldProductId) ?? oldProductId,
        })),
      };
    },
  );
};
