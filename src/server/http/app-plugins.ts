import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { brotliParameters } from './light/brotli.ts';
import { longestBodyBytes } from './limits/limits.ts';
import { registerOverloadGuard } from './limits/overload.ts';

/** Bytes. Longer responses are compressed as well, with fewer of their repetitions found. */
const usualResponse = 64 * 1024;

const documentation = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Kontor services',
      version: '1.0.0',
      description: 'What the regions of the shop ask of the server, generated from the contracts that both ends use.',
    },
  },
} as const;

/** Registers the plugins of Fastify: cookies, forms, compression, overload protection and the schemas for `/docs`. */
export const registerPlugins = async (app: FastifyInstance): Promise<void> => {
  // Not by a hook: light routes read no cookies, and route-limits.ts reads them for all others.
  await app.register(cookie, { hook: false });
  await app.register(formbody, { bodyLimit: longestBodyBytes });
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    // No request has a long body.
    globalDecompression: false,
    inflateIfDeflated: false,
    brotliOptions: { params: brotliParameters(4, usualResponse) },
  });
  await registerOverloadGuard(app);
  await app.register(swagger, documentation);
};
