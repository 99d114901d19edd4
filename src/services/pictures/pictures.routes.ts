import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { pictureFormats, picturePath, pictureRatios, pictureWidths } from '../../contracts/shop/pictures.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { readWish } from './pictures.rules.ts';
import type { PictureService } from './pictures.service.ts';

const thirtyDays = 30 * 24 * 60 * 60;
const retryAfterSeconds = 2;

/** Text on purpose: an address that names no picture is one that does not exist, so 404 and not 400. */
const paramsSchema = Type.Object({
  ratio: Type.String({ description: pictureRatios.join(', ') }),
  width: Type.String({ description: pictureWidths.join(', ') }),
  file: Type.String({ description: `name and format: ${pictureFormats.join(', ')}` }),
});

export interface PictureRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly pictures: PictureService;
}

/** Pages of other hosts may show them: nothing about a picture is anybody's own. */
export const pictureRoutes = (app: FastifyInstance, { pictures, sendProblem }: PictureRouteParts): void => {
  app.get<{ Params: Static<typeof paramsSchema> }>(
    picturePath,
    {
      // What is drawn is bounded by its own queue; what is kept costs nothing.
      config: { light: true },
      schema: {
        tags: ['pictures'],
        summary: 'a picture in one of the ratios, widths and formats; never enlarged beyond its master',
        params: paramsSchema,
      },
    },
    async (request, reply) => {
      const wish = readWish(request.params);
      const answer = wish ? await pictures.picture(wish) : undefined;
      if (!wish || answer?.kind !== 'picture') return sendProblem(reply, 404, 'there is no such picture');
      const mayBeKept = () =>
        reply
          .header('cache-control', `public, max-age=${thirtyDays}`)
          .header('etag', answer.etag)
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match']?.includes(answer.etag)) return mayBeKept().code(304).send();
      const body = await answer.body();
      if (body === 'busy') {
        reply.header('retry-after', retryAfterSeconds);
        return sendProblem(reply, 503, 'too many pictures are being drawn, ask again in a moment');
      }
      return mayBeKept().type(`image/${wish.format}`).send(body);
    },
  );
};
