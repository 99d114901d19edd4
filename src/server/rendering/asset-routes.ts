import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { footerLogosPath } from '../../contracts/content/footer.contract.ts';
import { sendProblem } from '../http/problems.ts';
import type { Renderer } from './renderer.ts';
import { sendCached } from '../http/send-cached.ts';
import { storedFiles } from '../http/static-files.ts';

/** Headers of the files that other teams' pages load for a region: scripts, styles, pictures and fonts. */
export const forAnyPage = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

interface Folder {
  readonly prefix: string;
  readonly folder: string;
  readonly cacheControl: string;
}

const serve = (app: FastifyInstance, { prefix, folder, cacheControl }: Folder): void => {
  const files = storedFiles(folder);
  const shared = Object.entries({ ...forAnyPage, 'x-content-type-options': 'nosniff' }).flat();
  app.get<{ Params: { file: string } }>(
    `${prefix}/:file`,
    { config: { light: true }, schema: { hide: true } },
    async (request, reply) => {
      const file = files.get(request.params.file);
      if (!file) return sendProblem(reply, 404, 'there is no such file');
      const headers = ['content-type', file.type, ...shared];
      return sendCached(request, reply, file.page(), { headers, cacheControl });
    },
  );
};

interface AssetParts {
  readonly renderer: Renderer;
  /** folder of the program */
  readonly root: string;
  /** folder of the content */
  readonly folder: string;
}

/** Built files never change, because their names contain a hash; the brand's files may change under their names. */
export const assetRoutes = (app: FastifyInstance, { renderer, root, folder }: AssetParts): void => {
  if (!renderer.development) {
    serve(app, {
      prefix: '/assets',
      folder: join(root, 'dist/client/assets'),
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
  serve(app, { prefix: '/brand', folder: join(folder, 'brand'), cacheControl: 'public, max-age=86400' });
  // FOOT-8
  serve(app, {
    prefix: footerLogosPath,
    folder: join(folder, 'footer-logos'),
    cacheControl: 'public, max-age=86400',
  });
};
