import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUrl, type PictureRatio } from '../../../contracts/shop/pictures.contract.ts';
import { pictureRoutes } from '../../../services/pictures/pictures.routes.ts';
import { createPictureService } from '../../../services/pictures/pictures.service.ts';
import { pictureFiles } from './picture-files.ts';
import { sendProblem } from '../../http/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-pictures-'));
const masters = join(folder, 'masters');
const renderings = join(folder, 'renderings');

/** A wall of one colour over a counter of another, and a thing at one side. */
const drawMaster = async (name: string, wall: string): Promise<void> => {
  const fill = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  await sharp(await fill(800, 1000, wall))
    .composite([
      { input: await fill(800, 55, '#C9B594'), left: 0, top: 945 },
      { input: await fill(100, 100, '#ff0000'), left: 700, top: 845 },
    ])
    .webp({ lossless: true })
    .toFile(join(masters, `${name}.webp`));
};

const shop = () => {
  const app = Fastify();
  pictureRoutes(app, {
    pictures: createPictureService({
      ...pictureFiles({ masters, renderings }),
      onLost: (fault) => {
        throw fault;
      },
    }),
    sendProblem,
  });
  return app;
};

const colourAt = async (body: Buffer, x: number, y: number): Promise<number[]> => {
  const { data } = await sharp(body)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

beforeAll(async () => {
  await mkdir(masters);
  await drawMaster('mug-sage', '#aabbaa');
  await drawMaster('mug-ink', '#223344');
  await writeFile(join(masters, 'broken.webp'), 'no picture');
  await writeFile(
    join(masters, 'index.json'),
    JSON.stringify({ 'mug-ink': { width: 800, height: 1000, focus: [0.9, 0.9] } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pictures over HTTP', () => {
  it.each([
    ['original', 240, [240, 300]],
    ['16x9', 320, [320, 180]],
    ['4x3', 640, [640, 480]],
    ['3x2', 240, [240, 160]],
    ['1x1', 112, [112, 112]],
    ['original', 2400, [800, 1000]],
    ['16x9', 1600, [800, 450]],
  ] as const)('%s at %i px', async (ratio: PictureRatio, width: number, [shownWidth, shownHeight]) => {
    const app = shop();
    for (const format of ['avif', 'webp'] as const) {
      const answer = await app.inject(pictureUrl('mug-sage', ratio, width, format));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=2592000',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const meta = await sharp(answer.rawPayload).metadata();
      expect([meta.width, meta.height]).toEqual([shownWidth, shownHeight]);
      expect(meta.format).toBe(format === 'avif' ? 'heif' : 'webp');
      const [red = 0, green = 0] = await colourAt(answer.rawPayload, 2, shownHeight - 3);
      expect(red - green, 'the counter’s edge lies along the bottom').toBeGreaterThan(10);
    }
  });

  it('answers 304 to who has it, and HEAD like GET without the body', async () => {
    const app = shop();
    const url = pictureUrl('mug-sage', '1x1', 160, 'webp');
    const { etag = '' } = (await app.inject(url)).headers;
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=2592000');
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('keeps renderings as files and forgets those of an older master', async () => {
    const url = pictureUrl('mug-sage', '3x2', 160, 'webp');
    const before = (await shop().inject(url)).headers.etag;
    const kept = await readdir(join(renderings, 'mug-sage'));
    expect(kept.filter((file) => file.endsWith('-3x2-160.webp'))).toHaveLength(1);
    await utimes(join(masters, 'mug-sage.webp'), new Date(2020, 1, 1), new Date(2020, 1, 1));
    const after = (await shop().inject(url)).headers.etag;
    expect(after).not.toBe(before);
    expect(await readdir(join(renderings, 'mug-sage'))).toHaveLength(1);
  });

  it('draws again what a fallen machine left empty', async () => {
    const url = pictureUrl('mug-ink', '3x2', 112, 'webp');
    await shop().inject(url);
    const [file = ''] = await readdir(join(renderings, 'mug-ink'));
    await writeFile(join(renderings, 'mug-ink', file), '');
    const answer = await shop().inject(url);
    expect([answer.statusCode, answer.rawPayload.length > 0]).toEqual([200, true]);
    await rm(join(renderings, 'mug-ink'), { recursive: true });
  });

  it.each([
    '/pictures/16x9/640/no-such-thing.avif',
    '/pictures/16x9/641/mug-sage.avif',
    '/pictures/5x4/640/mug-sage.avif',
    '/pictures/16x9/640/mug-sage.png',
    '/pictures/16x9/640/mug-sage',
    '/pictures/16x9/640/..%2Fmasters%2Fmug-sage.webp',
    '/pictures/16x9/640/index.json',
    '/pictures/original/640/constructor.webp',
  ])('[SAFE-2] %s is no picture', async (url) => {
    const answer = await shop().inject(url);
    expect([answer.statusCode, answer.json().status]).toEqual([404, 404]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  describe('[RUN-7] a picture that is not here', () => {
    const awaited = `/pictures/1x1/160/mug-3--${'0'.repeat(20)}.webp`;
    const browser = { accept: 'image/avif,image/webp,*/*;q=0.8' };

    it('is the drawn place for a picture of a feed, which caches keep for a minute', async () => {
      const answer = await shop().inject(awaited);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
      expect(answer.headers.etag).toBeUndefined();
      const meta = await sharp(answer.rawPayload).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(['webp', 160, 160]);
    });

    it('is the shop’s own picture of the same last part, if there is one', async () => {
      const [own, fetched] = await Promise.all(
        ['mug-sage', `mug-sage--${'0'.repeat(20)}`].map((name) => shop().inject(`/pictures/1x1/160/${name}.webp`)),
      );
      expect(fetched?.rawPayload).toEqual(own?.rawPayload);
    });

    it('is the drawn place for good for an article without a picture', async () => {
      const answer = await shop().inject('/pictures/original/240/no-picture.avif');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=2592000']);
    });

    it('is a 404 that a browser draws for a name that is unknown', async () => {
      const answer = await shop().inject({ url: '/pictures/1x1/160/no-such-thing.webp', headers: browser });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
      expect(answer.rawPayload).toEqual((await shop().inject(awaited)).rawPayload);
    });

    it('is a problem also for a browser where the address itself is wrong', async () => {
      const answer = await shop().inject({ url: '/pictures/1x1/161/mug-sage.webp', headers: browser });
      expect([answer.statusCode, answer.json().status]).toEqual([404, 404]);
    });
  });

  it('refuses to start on an index that says something wrong, and names the place', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(
      join(other, 'index.json'),
      JSON.stringify({ mug: { width: 800, height: 1000, focus: [0.5, 400] } }),
    );
    expect(() => pictureFiles({ masters: other, renderings })).toThrow(/index\.json\/mug\/focus\/1/);
  });
});
