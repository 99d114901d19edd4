import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { newsletterPictures } from './newsletter-pictures.ts';
import { sendProblem } from '../http/problems.ts';

describe('the newsletter’s pictures', () => {
  const app = Fastify();
  const { pictures, routes } = newsletterPictures(join(repositoryRoot, 'content/pictures'), {
    tall: 'newsletter-tall.webp',
    wide: 'newsletter.webp',
  });
  beforeAll(() => routes(app, { sendProblem }));
  afterAll(() => app.close());

  it.each(Object.entries(pictures))(
    '[NEWS-1] %s is a JPEG of its measures under a name that changes with it',
    async (_name, one) => {
      expect(one.src).toMatch(/^\/service\/newsletterfrontend\/newslettersubscriptionform\/[0-9a-f]{20}\.jpg$/);
      const answer = await app.inject(one.src);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toContain('immutable');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: one.width, height: one.height });
      expect(answer.rawPayload.length).toBeLessThan(200_000);
    },
  );

  it.each(['x.jpg', `${'a'.repeat(20)}.jpg`, '%2e%2e%2fx.jpg', 'a'.repeat(61)])(
    '[SAFE-2] there is no picture %s',
    async (file) => {
      const answer = await app.inject(`/service/newsletterfrontend/newslettersubscriptionform/${file}`);
      expect([400, 404]).toContain(answer.statusCode);
    },
  );
});
