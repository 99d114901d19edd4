import { root } from '../config/program-folder.ts';
import { createServer as createHttpServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { invariant } from '../../lib/invariant.ts';
import { developmentAssets, foreignSheet } from '../rendering/assets.ts';
import type { Renderer } from '../rendering/renderer.ts';

/** Addresses that are Vite's own. */
const isViteUrl = (url: string): boolean => /^\/(?:src\/|@|node_modules\/|__vite)/.test(url);

const cssFiles = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.css') && file !== foreignSheet)
    .toSorted((a, b) => rank(a) - rank(b));

/** Tokens, fonts, base; then parts, regions, pages. */
const rank = (file: string): number =>
  ['tokens.css', 'fonts.css', 'base.css', 'src/ui/', 'src/regions/', 'src/pages/'].findIndex((part) =>
    file.includes(part),
  );

export interface DevelopmentRenderer extends Renderer {
  /** lets Vite answer for its own addresses; before the app listens */
  attach(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Vite's own middleware inside our server: one process, sources as they are. */
export const developmentRenderer = async (): Promise<DevelopmentRenderer> => {
  const hmrServer = createHttpServer();
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: hmrServer } },
    appType: 'custom',
  });
  const { ssr } = vite.environments;
  invariant(isRunnableDevEnvironment(ssr), 'the ssr environment must run in this process');
  return {
    development: true,
    assets: developmentAssets(cssFiles),
    // Vite knows the module only by its path; the type is that of the file.
    module: () => ssr.runner.import<Awaited<ReturnType<Renderer['module']>>>('/src/server/rendering/render.tsx'),
    attach: (app) => {
      app.server.on('upgrade', (request, socket, head) => hmrServer.emit('upgrade', request, socket, head));
      const listeners = app.server.listeners('request');
      app.server.removeAllListeners('request');
      app.server.on('request', (request, response) => {
        const answer = () => {
          for (const listener of listeners) (listener as (...args: unknown[]) => void)(request, response);
        };
        if (isViteUrl(request.url ?? '')) vite.middlewares(request, response, answer);
        else answer();
      });
    },
    close: () => vite.close(),
  };
};
