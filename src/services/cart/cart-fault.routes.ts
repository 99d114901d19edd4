import type { FastifyRequest } from 'fastify';
import type { CartFault } from './cart-fault.service.ts';

/** Logs a fault once, with its cause, where it becomes a response; the visitor gets its code. */
export const logCartFault = (request: FastifyRequest, fault: CartFault): void =>
  request.log.error({ err: fault.cause ?? fault, code: fault.code }, 'the cart failed');
