import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { pictureFormats, picturePath, pictureRatios, pictureWidths } from '../../contracts/shop/pictures.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { readWish } from './pictures.rules.ts';
import type { PictureAnswer, PictureService } from './pictures.service.ts';

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

/** A browser that shows a page: it draws the placeholder, also of a 404, and no broken icon. */
const showsPictures = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('image/') ?? false;

const mayBeKept = (reply: FastifyReply, { kind, etag, maxAgeSeconds }: PictureAnswer): FastifyReply => {
  reply
    .header('cache-control', `public, max-age=${maxAgeSeconds}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  if (kind === 'picture') reply.header('etag', etag);
  return kind === 'unknown' ? reply.header('vary', 'accept') : reply;
};

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
      const found = wish && (await pictures.picture(wish));
      if (!wish || !found || (found.kind === 'unknown' && !showsPictures(request)))
        return sendProblem(reply, 404, 'this picture does not exist');
      if (found.kind === 'picture' && request.headers['if-none-match']?.includes(found.etag))
        return mayBeKept(reply, found).code(304).send();
      const body = await found.body();
      const answer = body === 'gone' ? pictures.drawn('awaited', wish) : found;
      const bytes = body === 'gone' ? await answer.body() : body;
      if (bytes === 'busy' || bytes === 'gone') {
        reply.header('retry-after', retryAfterSeconds);
        return sendProblem(reply, 503, 'too many pictures are being rendered, try again in a moment');
      }
      return mayBeKept(reply, answer)
        .code(answer.kind === 'unknown' ? 404 : 200)
        .type(`image/${wish.format}`)
        .send(bytes);
    },
  );
};
