import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Type } from 'typebox';
import type { NewsletterPicture, NewsletterPictures } from '../../contracts/newsletter/newsletter.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';

const folder = '/service/newsletterfrontend/newslettersubscriptionform';

/** Names of the files that the pictures are cut from. */
export interface NewsletterMasters {
  readonly tall: string;
  readonly wide: string;
}

/** NEWS-1: how each picture is cut from its master; a changed cut changes the address. */
const cutsOf = ({ tall, wide }: NewsletterMasters) => ({
  desktop: { master: tall, width: 900, height: 1080 },
  tablet: { master: wide, width: 1440, height: 640 },
  mail: { master: wide, width: 1200, height: 600 },
});
const quality = 82;

const aYear = 'public, max-age=31536000, immutable';

/** The form's pictures, drawn at the first request; their names change with their content. */
export const newsletterPictures = (pictures: string, masters: NewsletterMasters) => {
  const read = (master: string): Buffer => readFileSync(join(pictures, master));
  const entries = Object.entries(cutsOf(masters)).map(([name, cut]) => {
    const { master, width, height } = cut;
    const hash = createHash('sha1')
      .update(read(master))
      .update(JSON.stringify([cut, quality]))
      .digest('hex')
      .slice(0, 20);
    return { name, hash, master, picture: { src: `${folder}/${hash}.jpg`, width, height } satisfies NewsletterPicture };
  });
  const drawn = new Map<string, Promise<Buffer>>();

  const draw = (hash: string): Promise<Buffer> | undefined => {
    const known = drawn.get(hash);
    const entry = entries.find((one) => one.hash === hash);
    if (known || !entry) return known;
    const { width, height } = entry.picture;
    const made = sharp(read(entry.master))
      .resize(width, height, { fit: 'cover', position: 'bottom' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    drawn.set(hash, made);
    // A drawing that failed is tried again at the next request.
    made.catch(() => drawn.delete(hash));
    return made;
  };

  return {
    // The type does not know that every name of `cutsOf` has its entry.
    pictures: Object.fromEntries(entries.map(({ name, picture }) => [name, picture])) as unknown as NewsletterPictures,
    routes: (app: FastifyInstance, { sendProblem }: Pick<RouteContext, 'sendProblem'>): void => {
      app.get<{ Params: { file: string } }>(
        `${folder}/:file`,
        { schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 60 }) }) } },
        async (request, reply) => {
          const [, hash = ''] = /^([0-9a-f]{20})\.jpg$/.exec(request.params.file) ?? [];
          const body = await draw(hash);
          if (!body) return sendProblem(reply, 404, 'there is no such picture');
          return reply
            .type('image/jpeg')
            .header('cache-control', aYear)
            .header('access-control-allow-origin', '*')
            .header('cross-origin-resource-policy', 'cross-origin')
            .send(body);
        },
      );
    },
  };
};
