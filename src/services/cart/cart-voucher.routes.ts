import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { cartVoucherProblemSchema, cartVoucherSchema } from '../../contracts/cart/cart-voucher.contract.ts';
import {
  cartAnswerSchema,
  cartVoucherPath,
  idempotencyHeader,
  voucherCodeSchema,
  type Cart,
} from '../../contracts/cart/cart.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { voucherCodeOf } from '../../domain/cart/voucher.rules.ts';
import { momentNow } from '../../lib/time/moment.ts';
import type { CartFormParts } from './cart-form.routes.ts';
import type { CartOwner } from './cart.repository.ts';
import type { VoucherAnswer } from './cart-vouchers.service.ts';

/** Codes are the vouchers' only secret, so their number per minute is limited. */
const codesPerMinute = 20;

/** The response to a change, with the cart at the prices that the visitor sees. */
export type AnswerAsSeen = <Answer extends { readonly cart: Cart }>(
  request: FastifyRequest,
  owner: CartOwner,
  answer: Answer,
) => Promise<Answer>;

/** The checks and the error handler of all calls of the cart. */
export interface CommonOptions {
  readonly attachValidation: true;
  readonly preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  readonly errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
}

export interface VoucherRouteParts
  extends Pick<CartFormParts, 'cart' | 'visitors'>, Pick<RouteContext, 'now' | 'sendProblem'> {
  readonly asSeen: AnswerAsSeen;
  readonly common: CommonOptions;
  readonly headersSchema: ReturnType<typeof Type.Object>;
}

/** CART-13: nothing was done, and the caller must not take the answer for that of its change. */
export const refuseKey = (
  sendProblem: VoucherRouteParts['sendProblem'],
  reply: FastifyReply,
  cart: Cart,
): FastifyReply =>
  sendProblem(reply, 422, `the ${idempotencyHeader} was that of another change`, { error: 'UNKNOWN', cart });

/** CART-15: a code is entered and removed. */
export const cartVoucherRoutes = (app: FastifyInstance, parts: VoucherRouteParts): void => {
  const { cart, visitors, now, sendProblem, asSeen, common, headersSchema } = parts;
  const response = {
    200: cartAnswerSchema,
    304: Type.Null(),
    ...Object.fromEntries([400, 403, 404, 409, 422, 503].map((status) => [status, cartVoucherProblemSchema])),
  };

  const answer = (reply: FastifyReply, given: VoucherAnswer): FastifyReply => {
    if (given.ok) return reply.send({ cart: given.cart });
    if (given.code === 'NOT_MODIFIED') return reply.code(304).send();
    if (given.code === 'KEY_REUSED') return refuseKey(sendProblem, reply, given.cart);
    const { code, cart: asItIs } = given;
    const members = { error: code, cart: asItIs, ...('minimum' in given ? { minimum: given.minimum } : {}) };
    return code === 'VOUCHER_UNKNOWN'
      ? sendProblem(reply, 404, 'there is no such voucher', members)
      : sendProblem(reply, 409, 'the voucher is not good for this cart', members);
  };

  const changeIdOf = (request: FastifyRequest): string | undefined => {
    const id = request.headers[idempotencyHeader];
    return typeof id === 'string' ? id : undefined;
  };

  app.put<{ Body: Static<typeof cartVoucherSchema> }>(
    cartVoucherPath,
    {
      ...common,
      config: { perMinute: codesPerMinute },
      schema: {
        tags: ['cart'],
        summary: 'enters a voucher into the cart, in place of the previous one',
        headers: headersSchema,
        body: cartVoucherSchema,
        response,
      },
    },
    async (request, reply) => {
      const { visitor } = await visitors.welcome(request);
      const given = await cart.enterVoucher(visitor, request.body.code, momentNow(now), changeIdOf(request));
      return answer(reply, await asSeen(request, visitor, given));
    },
  );

  app.delete<{ Params: { code: string } }>(
    `${cartVoucherPath}/:code`,
    {
      ...common,
      // The address contains everything; a body is a mistake of the caller.
      preValidation: async (request, reply) =>
        request.body === undefined ? undefined : sendProblem(reply, 400, 'this call has no body'),
      schema: {
        tags: ['cart'],
        summary: 'removes a voucher from the cart; 304 where it is not there',
        headers: headersSchema,
        params: Type.Object({ code: voucherCodeSchema }),
        response,
      },
    },
    async (request, reply) => {
      const { visitor } = await visitors.welcome(request);
      const wish = { tag: 'take', code: voucherCodeOf(request.params.code) } as const;
      const given = await cart.changeVoucher(visitor, wish, momentNow(now), changeIdOf(request));
      return answer(reply, await asSeen(request, visitor, given));
    },
  );
};
