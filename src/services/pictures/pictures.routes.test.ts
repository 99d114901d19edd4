import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendProblem } from '../../server/http/problems.ts';
import { masterFormatOf } from './picture-bytes.rules.ts';
import { pictureRoutes } from './pictures.routes.ts';
import type { PictureAnswer, PictureService } from './pictures.service.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('[SAFE-3] the bytes of a fetched picture', () => {
  it.each([
    ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytesOf([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['gif', bytesOf('GIF87a!')],
    ['gif', bytesOf('GIF89a!')],
    ['webp', bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['avif', bytesOf([0, 0, 0, 28], 'ftypavif')],
    ['avif', bytesOf([0, 0, 0, 28], 'ftypavis')],
  ])('are %s', (format, bytes) => expect(masterFormatOf(bytes)).toBe(format));

  it.each([
    ['nothing', bytesOf('')],
    ['the begin of a JPEG', bytesOf([0xff, 0xd8])],
    ['nearly a JPEG', bytesOf([0xff, 0xd8, 0xfe])],
    ['nearly a PNG', bytesOf([0x89], 'PNG\r\n', [0x1a], 'x')],
    ['a GIF that there is not', bytesOf('GIF88a')],
    ['a GIF later on', bytesOf('xGIF89a')],
    ['a GIF that is cut', bytesOf('GIF89')],
    ['a sound', bytesOf('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['WEBP without its frame', bytesOf('RIFX', [1, 2, 3, 4], 'WEBP')],
    ['a film', bytesOf([0, 0, 0, 28], 'ftypisom')],
    ['avif without its frame', bytesOf([0, 0, 0, 28], 'fttpavif')],
    ['avif in more letters', bytesOf([0, 0, 0, 28], 'ftypxavi')],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('are no picture: %s', (_, bytes) => expect(masterFormatOf(bytes)).toBeUndefined());
});

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** The route with answers of a service that has them ready. */
const open = (found: Partial<PictureAnswer>, drawn: Partial<PictureAnswer> = {}) => {
  const answer = (one: Partial<PictureAnswer>): PictureAnswer => ({
    kind: 'picture',
    etag: '"e1"',
    maxAgeSeconds: 5000,
    body: async () => Buffer.from('bytes'),
    ...one,
  });
  const asked: unknown[] = [];
  const pictures: PictureService = {
    picture: async (wish) => {
      asked.push(wish);
      return answer(found);
    },
    drawn: (kind) => answer({ kind, ...drawn }),
  };
  const app = Fastify();
  apps.push(app);
  pictureRoutes(app, { pictures: pictures, sendProblem });
  const ask = (headers: Record<string, string> = {}, url = '/pictures/1x1/240/mug.avif') =>
    app.inject({ url, headers });
  return { ask, asked };
};

describe('the address of a picture', () => {
  it('answers its bytes, which every page may show and every cache may keep', async () => {
    const { ask, asked } = open({});
    const answer = await ask();
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'bytes', 'image/avif']);
    expect(answer.headers).toMatchObject({
      etag: '"e1"',
      'cache-control': 'public, max-age=5000',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers).not.toHaveProperty('vary');
    expect(asked).toEqual([{ name: 'mug', ratio: '1x1', width: 240, format: 'avif' }]);
  });

  it('is not sent again to who has it', async () => {
    const { ask } = open({ body: () => Promise.reject(new Error('nobody asked for it')) });
    const answer = await ask({ 'if-none-match': 'W/"x", "e1"' });
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', '"e1"']);
    expect((await open({}).ask({ 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it.each(['/pictures/1x1/241/mug.avif', '/pictures/2x1/240/mug.avif', '/pictures/1x1/240/mug.bmp'])(
    'does not exist: %s',
    async (url) => {
      const { ask, asked } = open({});
      const answer = await ask({}, url);
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        404,
        'this picture does not exist',
      ]);
      expect(asked).toEqual([]);
    },
  );

  it('of an unknown picture is 404, with a drawn place for who shows it', async () => {
    const { ask } = open({ kind: 'unknown' });
    const [shown, asked] = [await ask({ accept: 'image/avif,*/*' }), await ask({ accept: 'application/json' })];
    expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([404, 'image/avif', 'bytes']);
    expect(shown.headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=5000' });
    expect(shown.headers).not.toHaveProperty('etag');
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect((await ask()).headers['content-type']).toContain('problem');
  });

  it('whose master is gone shows a drawn place', async () => {
    const gone = { body: async () => 'gone' as const };
    const { ask } = open(gone, { maxAgeSeconds: 60 });
    const answer = await ask();
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      'bytes',
      'public, max-age=60',
    ]);
    expect(answer.headers).not.toHaveProperty('etag');
    expect((await open(gone, gone).ask()).statusCode).toBe(503);
  });

  it('asks to come again while too many are rendered', async () => {
    const answer = await open({ body: async () => 'busy' }).ask();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining('too many pictures') });
  });
});
