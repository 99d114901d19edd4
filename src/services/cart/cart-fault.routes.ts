import type { FastifyRequest } from 'fastify';
import type { CartFault } from './cart-fault.service.ts';

/** A fault is logged once, where it becomes an answer, with what caused it; the visitor gets its code. */
export const logCartFault = (request: FastifyRequest, fault: CartFault): void =>
  request.log.error({ err: fault.cause ?? fault, code: fault.code }, 'the cart failed');
