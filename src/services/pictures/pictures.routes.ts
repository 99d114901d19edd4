import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { pictureFormats, picturePath, pictureRatios, pictureWidths } from '../../contracts/shop/pictures.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { readWish } from './pictures.rules.ts';
import type { PictureService } from './pictures.service.ts';

const thirtyDays = 30 * 24 * 60 * 60;
const retryAfterSeconds = 2;

/** Strings on purpose: an address without a picture does not exist, so it is 404 and not 400. */
const paramsSchema = Type.Object({
  ratio: Type.String({ description: pictureRatios.join(', ') }),
  width: Type.String({ description: pictureWidths.join(', ') }),
  file: Type.String({ description: `name and format: ${pictureFormats.join(', ')}` }),
});

export interface PictureRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly pictures: PictureService;
}

/** Pages of other hosts may embed pictures: they are not personal. */
export const pictureRoutes = (app: FastifyInstance, { pictures, sendProblem }: PictureRouteParts): void => {
  app.get<{ Params: Static<typeof paramsSchema> }>(
    picturePath,
    {
      // The queue limits rendering; a stored picture costs nothing.
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
      if (!wish || answer?.kind !== 'picture') return sendProblem(reply, 404, 'this picture does not exist');
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
        return sendProblem(reply, 503, 'too many pictures are being rendered, try again in a moment');
      }
      return mayBeKept().type(`image/${wish.format}`).send(body);
    },
  );
};
