import type { FastifyRequest } from 'fastify';

const own = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whoever asks sits at this machine; what a proxy hands on comes from somewhere else, whatever it says. */
export const isOfThisMachine = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  own.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
