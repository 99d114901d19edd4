import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemType } from '../../contracts/shop/problem.contract.ts';
import type { RequestEnd } from './log.ts';
import { problem } from './problems.ts';
import { requestIdHeader } from './request-id.ts';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to what Node cannot read as a request: headers too long, no HTTP, nothing in time. */
export const answerUnreadable = (
  error: Error & { readonly code?: string },
  socket: Socket,
  observe: (end: RequestEnd) => void,
): void => {
  // Closed by the client, or a response is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  const id = randomUUID();
  const body = JSON.stringify(problem(status, id, 'this request cannot be read'));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${problemType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `${requestIdHeader}: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  observe({ id, method: 'none', route: 'none', status, ms: 0 });
};
