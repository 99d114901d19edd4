import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from './renderer.ts';

const forAnyPage: NonNullable<FastifyStaticOptions['setHeaders']> = (reply) => {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
};

/** Scripts and styles may be loaded by foreign pages that carry a fragment; their names hold a hash, so they never change. */
export const assetRoutes = (app: FastifyInstance, { renderer, root }: { renderer: Renderer; root: string }): void => {
  if (!renderer.development) {
    void app.register(fastifyStatic, {
      root: join(root, 'dist/client/assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      cacheControl: true,
      setHeaders: forAnyPage,
    });
  }
  void app.register(fastifyStatic, {
    root: join(root, 'content/brand'),
    prefix: '/brand/',
    index: false,
    decorateReply: false,
    maxAge: '1d',
    setHeaders: forAnyPage,
  });
};
