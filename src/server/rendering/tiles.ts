import type { FastifyInstance } from 'fastify';
import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import {
  tilesInRow,
  tilesPath,
  tilesQuerySchema,
  tilesSchema,
  type Tiles,
  type TilesQuery,
} from '../../contracts/catalogue/tiles.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { Catalogue } from '../../sites/translate.ts';
import type { Renderer } from './renderer.ts';

export interface TileParts extends Pick<RouteContext, 'siteOf' | 'momentOf'> {
  readonly catalogue: Pick<CatalogueService, 'tiles'>;
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly renderer: Pick<Renderer, 'module'>;
}

/** TRK-6: only the visitor's browser stores which products were viewed. It requests their tiles; the server stores nothing. */
export const tileRoutes = (app: FastifyInstance, parts: TileParts): void => {
  const { catalogue, catalogues, renderer, siteOf, momentOf } = parts;
  app.get<{ Querystring: TilesQuery }>(
    tilesPath,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'products by their numbers, drawn as the tiles of a row',
        querystring: tilesQuerySchema,
        response: { 200: tilesSchema, '4xx': problemSchema },
      },
    },
    async (request, reply): Promise<Tiles> => {
      const code = siteOf(request.headers.host);
      const ids = [...new Set(request.query.ids.split(','))];
      const tiles = await catalogue.tiles(code, ids, await momentOf(request, code));
      const { renderRow } = await renderer.module();
      // The list belongs to one browser, so no cache may store the response.
      reply.header('cache-control', 'no-store');
      return {
        productIds: tiles.map(({ productId }) => productId),
        html: renderRow(tiles.slice(0, tilesInRow), { site: sites[code], catalogue: catalogues[code] ?? {} }),
      };
    },
  );
};
