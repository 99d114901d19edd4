import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemType, type Problem } from '../contracts/problem.contract.ts';
import { firstFault } from '../lib/schema-faults.ts';

/** RFC 9457. `members` are the contract's own fields beside the standard ones. */
export const problem = (status: number, detail?: string, members: object = {}): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  ...(detail ? { detail } : {}),
  ...members,
});

export const sendProblem = (reply: FastifyReply, status: number, detail?: string, members?: object) =>
  reply
    .code(status)
    .header('content-type', problemType)
    .header('cache-control', 'no-store')
    .send(problem(status, detail, members));

/** What the validator says, in words that name the field. */
const validationDetail = (error: FastifyError): string => {
  const { place, text } = firstFault(error.validation ?? []);
  return `${error.validationContext ?? 'request'}${place.replaceAll('/', '.')}: ${text}`;
};

const detailOf = (error: FastifyError, status: number): string | undefined => {
  if (error.validation) return validationDetail(error);
  // Fastify's own texts (a broken JSON, a body too large, an unsupported media type) say nothing of our inside.
  return status < 500 && error.code?.startsWith('FST_') ? error.message : undefined;
};

/**
 * The one place where a fault becomes an answer: a wrong request keeps its 4xx, anything else is logged once and answered
 * with a bare 500.
 */
export const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, status >= 400 && status < 600 ? status : 500, detailOf(error, status));
};
