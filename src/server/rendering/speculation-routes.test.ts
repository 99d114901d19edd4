import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { pages } from '../../pages/registry.ts';
import { speculationHeader, speculationRoutes } from './speculation-routes.ts';

const [name, place] = speculationHeader;

const file = async (headers = {}) => {
  const app = Fastify();
  speculationRoutes(app);
  const answer = await app.inject({ url: place.replaceAll('"', ''), headers });
  await app.close();
  return answer;
};

it('is a file of rules that browsers and proxies keep', async () => {
  const { statusCode, headers } = await file();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  });
  expect((await file({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect(name).toBe('speculation-rules');
});

it('fetches pages ahead and renders none', async () => {
  expect(Object.keys((await file()).json())).toEqual(['prefetch']);
});

it('names no address of a personal page', () => {
  const personal = pages.filter((page) => page.personal).flatMap(({ paths }) => paths);
  expect(personal.filter((path) => path.endsWith('.html'))).toEqual([]);
});
