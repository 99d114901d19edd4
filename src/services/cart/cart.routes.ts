import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  cartAnswerSchema,
  cartChangeSchema,
  cartLoadAnswerSchema,
  cartLoadQuerySchema,
  cartPath,
  cartProblemSchema,
  idempotencyHeader,
  idempotencyKeyPattern,
  longTermTokenHeader,
  type CartChange,
} from '../../contracts/cart/cart.contract.ts';
import { csrfHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { momentNow, type Moment } from '../../lib/time/moment.ts';
import { logCartFault } from './cart-fault.routes.ts';
import { cartFormRoutes, type CartFormParts } from './cart-form.routes.ts';
import { cartVoucherRoutes, type AnswerAsSeen } from './cart-voucher.routes.ts';
import { reasonOf } from './cart-refusals.rules.ts';
import type { CartAnswer } from './cart-changes.service.ts';
import { CartFault } from './cart-fault.service.ts';

export interface CartRouteParts extends CartFormParts {
  /** a cart is looked at as of staff's preview (PREV-7); it is changed now */
  readonly momentOf: (request: FastifyRequest, site: SiteCode) => Promise<Moment>;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string, members?: object) => FastifyReply;
}

const headersSchema = Type.Object({
  [csrfHeader]: Type.Optional(Type.String()),
  [longTermTokenHeader]: Type.Optional(Type.String({ maxLength: 2048 })),
  [idempotencyHeader]: Type.Optional(Type.String({ pattern: idempotencyKeyPattern })),
});
const problems = { 400: cartProblemSchema, 403: cartProblemSchema, 503: cartProblemSchema };

/** A change is made now; what it leaves is shown to staff in a preview as they look at it (PREV-7). */
const answerAsSeen =
  ({ cart, momentOf, now }: CartRouteParts): AnswerAsSeen =>
  async (request, owner, answer) => {
    const seen = await momentOf(request, owner.site);
    if (!seen.isPreview) return answer;
    return { ...answer, cart: await cart.load(owner.site, owner.visitorId, momentNow(now), seen) };
  };

/** CART-1, CART-3: the cart as JSON. */
export const cartRoutes = (app: FastifyInstance, parts: CartRouteParts): void => {
  const { cart, visitors, siteOf, momentOf, now, sendProblem } = parts;

  const asSeen = answerAsSeen(parts);

  const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // Anything else is no matter of the cart: the shop's own handler answers it.
    if (!(error instanceof CartFault)) throw error;
    logCartFault(request, error);
    sendProblem(reply, 503, 'the cart cannot be reached now', { error: error.code });
  };

  /** A body or header that the contract does not know, or a call that no page of ours made. */
  const refuseStrange = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers[csrfHeader] === undefined) {
      return sendProblem(reply, 403, `this call needs the header ${csrfHeader}`, { error: 'UNKNOWN' });
    }
    if (request.validationError) {
      return sendProblem(reply, 400, reasonOf(request.validationError, request.body), { error: 'UNKNOWN' });
    }
    return undefined;
  };

  const refuse = (reply: FastifyReply, answer: Extract<CartAnswer, { ok: false }>): FastifyReply => {
    if ('limit' in answer) {
      const { code, limit } = answer;
      return sendProblem(reply, 409, 'the change would pass a limit', { error: code, limit, cart: answer.cart });
    }
    if (answer.code === 'NOT_MODIFIED') return reply.code(304).send();
    return sendProblem(reply, 404, 'there is no such thing to put into the cart', { error: answer.code });
  };

  app.get<{ Querystring: Static<typeof cartLoadQuerySchema> }>(
    cartPath,
    {
      attachValidation: true,
      preHandler: refuseStrange,
      errorHandler: answerFault,
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

  app.put<{ Body: CartChange }>(
    cartPath,
    {
      attachValidation: true,
      preHandler: refuseStrange,
      errorHandler: answerFault,
      schema: {
        tags: ['cart'],
        summary: 'changes one thing in the cart; 304 where nothing changes, 409 where a limit forbids it',
        headers: headersSchema,
        body: cartChangeSchema,
        response: {
          200: cartAnswerSchema,
          304: Type.Null(),
          404: cartProblemSchema,
          409: cartProblemSchema,
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { visitor, setCookies } = await visitors.welcome(request);
      const id = request.headers[idempotencyHeader];
      const changed = await cart.change(visitor, request.body, momentNow(now), typeof id === 'string' ? id : undefined);
      const answer = await asSeen(request, visitor, changed);
      if (!answer.ok) return refuse(reply, answer);
      // Only who has something in the cart needs to be known again.
      if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
      const { cart: seen, addedProduct } = answer;
      return { cart: seen, ...(addedProduct === undefined ? {} : { addedProduct }) };
    },
  );

  cartVoucherRoutes(app, {
    ...parts,
    asSeen,
    headersSchema,
    common: { attachValidation: true, preHandler: refuseStrange, errorHandler: answerFault },
  });
  cartFormRoutes(app, parts);
};
