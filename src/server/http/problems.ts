import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemType, type Problem } from '../../contracts/shop/problem.contract.ts';
import { firstFault } from '../../lib/schema-faults.ts';
import { requestIdHeader } from './request-id.ts';

/** A problem of RFC 9457. `members` are further fields of the contract. */
export const problem = (status: number, requestId: string, detail?: string, members: object = {}): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  ...(detail ? { detail } : {}),
  ...members,
  requestId,
});

export const sendProblem = (reply: FastifyReply, status: number, detail?: string, members?: object) =>
  reply
    .code(status)
    .header('content-type', problemType)
    .header('cache-control', 'no-store')
    // Errors of the framework skip the hook that sets both for other responses.
    .header('x-content-type-options', 'nosniff')
    .header(requestIdHeader, reply.request.id)
    .send(problem(status, reply.request.id, detail, members));

/** Seconds after which a fault of ours may be over: a database that was restarted, an index that is being built. */
const retryAfterSeconds = 5;

/** RFC 9110: every 503 says when to come again, unless its route has said so. */
export const withRetryAfter = (reply: FastifyReply, status: number): FastifyReply =>
  status === 503 && !reply.hasHeader('retry-after') ? reply.header('retry-after', retryAfterSeconds) : reply;

/** The message of the validator with the field that it is about. */
const validationDetail = (error: FastifyError): string => {
  const { place, text } = firstFault(error.validation ?? []);
  return `${error.validationContext ?? 'request'}${place.replaceAll('/', '.')}: ${text}`;
};

/** A wrong request keeps its 4xx status; every other fault is the server's. */
const statusOfFault = (error: FastifyError): number => {
  if (error.validation) return 400;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500;
};

/** What a caller may know of a fault: nothing about the inside of the server. */
const detailOfFault = (error: FastifyError): string | undefined => {
  if (error.validation) return validationDetail(error);
  // Texts of Fastify: broken JSON, a body too large, an unsupported media type.
  return statusOfFault(error) < 500 && error.code?.startsWith('FST_') ? error.message : undefined;
};

/** Sends an error in the form that its caller understands. */
export type Fail = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  detail?: string,
) => Promise<FastifyReply>;

/** The error handler of the server: logs a fault that is not the caller's once, and hands it to `fail`. */
export const faultHandler =
  (fail: Fail) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const status = statusOfFault(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return fail(request, withRetryAfter(reply, status), status, detailOfFault(error));
  };
