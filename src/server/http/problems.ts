import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply } from 'fastify';
import { problemType, type Problem } from '../../contracts/shop/problem.contract.ts';
import { firstFault } from '../../lib/schema-faults.ts';

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
    // Errors of the framework are sent past the hook that writes it elsewhere.
    .header('x-content-type-options', 'nosniff')
    .send(problem(status, detail, members));

/** What the validator says, in words that name the field. */
const validationDetail = (error: FastifyError): string => {
  const { place, text } = firstFault(error.validation ?? []);
  return `${error.validationContext ?? 'request'}${place.replaceAll('/', '.')}: ${text}`;
};

/** A wrong request keeps its 4xx; anything else is ours. */
export const statusOfFault = (error: FastifyError): number => {
  if (error.validation) return 400;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500;
};

/** What may be said of a fault: nothing of our inside. */
export const detailOfFault = (error: FastifyError): string | undefined => {
  if (error.validation) return validationDetail(error);
  // Fastify's own texts: a broken JSON, a body too large, an unsupported media type.
  return statusOfFault(error) < 500 && error.code?.startsWith('FST_') ? error.message : undefined;
};
