import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  cartAnswerSchema,
  cartLoadAnswerSchema,
  cartLoadQuerySchema,
  cartPath,
  cartProblemSchema,
  idempotencyHeader,
  idempotencyKeyPattern,
  longTermTokenHeader,
} from '../../contracts/cart/cart.contract.ts';
import { cartRequestSchema, type CartRequest } from '../../contracts/cart/cart-request.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { csrfHeader } from '../../contracts/shop/site.contract.ts';
import { momentNow } from '../../lib/time/moment.ts';
import { logCartFault } from './cart-fault.routes.ts';
import { CartFault } from './cart-fault.service.ts';
import type { CartAnswer } from './cart-fold.rules.ts';
import { cartFormRoutes, type CartFormParts } from './cart-form.routes.ts';
import { reasonOf } from './cart-refusals.rules.ts';
import { cartVoucherRoutes, refuseKey, type AnswerAsSeen, type CommonOptions } from './cart-voucher.routes.ts';

export interface CartRouteParts extends CartFormParts, Pick<RouteContext, 'siteOf' | 'momentOf' | 'sendProblem'> {}

const headersSchema = Type.Object({
  [csrfHeader]: Type.Optional(Type.String()),
  [longTermTokenHeader]: Type.Optional(Type.String({ maxLength: 2048 })),
  [idempotencyHeader]: Type.Optional(Type.String({ pattern: idempotencyKeyPattern })),
});
const problems = { 400: cartProblemSchema, 403: cartProblemSchema, 503: cartProblemSchema };

/** A change is made now; in a preview of staff the response shows its result at the moment of the preview (PREV-7). */
const answerAsSeen =
  ({ cart, momentOf, now }: CartRouteParts): AnswerAsSeen =>
  async (request, owner, answer) => {
    const seen = await momentOf(request, owner.site);
    if (!seen.isPreview) return answer;
    return { ...answer, cart: await cart.load(owner.site, owner.visitorId, momentNow(now), seen) };
  };

/** The checks and the error handler of all calls of the cart. */
const commonOptions = ({ sendProblem }: CartRouteParts): CommonOptions => ({
  attachValidation: true,

  /** Refuses a call without the header of our pages, and a body or header that does not match the contract. */
  preHandler: async (request, reply) => {
    if (request.headers[csrfHeader] === undefined) {
      return sendProblem(reply, 403, `this call needs the header ${csrfHeader}`, { error: 'UNKNOWN' });
    }
    if (request.validationError) {
      return sendProblem(reply, 400, reasonOf(request.validationError, request.body), { error: 'UNKNOWN' });
    }
    return undefined;
  },

  errorHandler: (error: FastifyError, request, reply) => {
    // The shop's own handler answers every other error.
    if (!(error instanceof CartFault)) throw error;
    logCartFault(request, error);
    sendProblem(reply, 503, 'the cart cannot be reached now', { error: error.code });
  },
});

const refuse = (
  { sendProblem }: CartRouteParts,
  reply: FastifyReply,
  answer: Extract<CartAnswer, { ok: false }>,
): FastifyReply => {
  if ('limit' in answer) {
    const { code, limit } = answer;
    const isTooEarly = code === 'ITEM_LIMIT' && limit === 0;
    const detail = isTooEarly
      ? 'the cart does not reach the minimum of the free article'
      : 'the change would pass a limit';
    return sendProblem(reply, 409, detail, { error: code, limit, cart: answer.cart });
  }
  if (answer.code === 'NOT_MODIFIED') return reply.code(304).send();
  if (answer.code === 'KEY_REUSED') return refuseKey(sendProblem, reply, answer.cart);
  return sendProblem(reply, 404, 'the item does not exist', { error: answer.code });
};

/** CART-1 */
const loadRoute = (app: FastifyInstance, parts: CartRouteParts, common: CommonOptions): void => {
  const { cart, visitors, siteOf, momentOf, now } = parts;
  app.get<{ Querystring: Static<typeof cartLoadQuerySchema> }>(
    cartPath,
    {
      ...common,
      schema: {
        tags: ['cart'],
        summary: 'the cart with the prices and availability of now; empty without a long-term token',
        headers: headersSchema,
        querystring: cartLoadQuerySchema,
        response: { 200: cartLoadAnswerSchema, ...problems },
      },
    },
    async (request, reply) => {
      const visitor = await visitors.known(request);
      const site = visitor?.site ?? siteOf(request.headers.host);
      return reply.send({
        cart: await cart.load(site, visitor?.visitorId, momentNow(now), await momentOf(request, site)),
      });
    },
  );
};

/** CART-3 */
const changeRoute = (
  app: FastifyInstance,
  parts: CartRouteParts,
  common: CommonOptions,
  asSeen: AnswerAsSeen,
): void => {
  const { cart, visitors, now } = parts;
  app.put<{ Body: CartRequest }>(
    cartPath,
    {
      ...common,
      schema: {
        tags: ['cart'],
        summary:
          'changes one item of the cart; 304 where nothing changes, 409 where a limit forbids it, 422 where the Idempotency-Key was that of another change',
        headers: headersSchema,
        body: cartRequestSchema,
        response: {
          200: cartAnswerSchema,
          304: Type.Null(),
          404: cartProblemSchema,
          409: cartProblemSchema,
          422: cartProblemSchema,
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { visitor, setCookies } = await visitors.welcome(request);
      const { body } = request;
      const header = request.headers[idempotencyHeader];
      const id = typeof header === 'string' ? header : undefined;
      const changed =
        'addArticle' in body
          ? await cart.addArticle(visitor, body.addArticle, momentNow(now), id)
          : await cart.change(visitor, body, momentNow(now), id);
      const answer = await asSeen(request, visitor, changed);
      if (!answer.ok) return refuse(parts, reply, answer);
      // Only a visitor with something in the cart needs to be recognised later.
      if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
      const { cart: seen, addedProduct } = answer;
      return { cart: seen, ...(addedProduct === undefined ? {} : { addedProduct }) };
    },
  );
};

/** The cart as JSON, its vouchers, and its plain forms. */
export const cartRoutes = (app: FastifyInstance, parts: CartRouteParts): void => {
  const asSeen = answerAsSeen(parts);
  const common = commonOptions(parts);
  loadRoute(app, parts, common);
  changeRoute(app, parts, common, asSeen);
  cartVoucherRoutes(app, { ...parts, asSeen, headersSchema, common });
  cartFormRoutes(app, parts);
};
