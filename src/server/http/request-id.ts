import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from './trusted-proxies.ts';

/** Response header of every response, and request header of a trusted proxy. */
export const requestIdHeader = 'x-request-id';

/** Short, and without characters that mean anything in a log, a header or HTML; it holds no e-mail and no IP address. */
const accepted = /^[\w-]{8,64}$/;

export interface Identified {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}
export type RequestIdOf = (request: Identified) => string;

/** The id of a request in the response, in problems, on error pages and in the log (RUN-11): that of a trusted proxy, or a new one. */
export const requestIds =
  (isTrusted: IsTrusted): RequestIdOf =>
  ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const isTaken = typeof given === 'string' && accepted.test(given) && isTrusted(socket.remoteAddress);
    return isTaken ? given : randomUUID();
  };
