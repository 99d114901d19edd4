import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestBodyBytes } from '../src/server/http/limits/limits.ts';
import { readOurs } from './support/words/repository.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(() => whole?.close());

it('[RUN-8, SAFE-2] the proxy lets a body through that the shop takes, for each route, and no longer one', () => {
  const nginx = readOurs('deploy/nginx/kontor.conf');
  expect(/^ {4}client_max_body_size (.*);$/m.exec(nginx)?.[1]).toBe(`${longestBodyBytes / 1024}k`);
  const there = [...nginx.matchAll(/location = (\S+) \{\s+client_max_body_size (\d+);/g)].map(
    ([, path, bytes]) => `${path} ${bytes}`,
  );
  const own = whole.shop.routes
    .filter(({ bodyLimit = longestBodyBytes }) => bodyLimit !== longestBodyBytes)
    .map(({ url, bodyLimit }) => `${url} ${bodyLimit}`);
  expect(there.toSorted()).toEqual(own.toSorted());
  expect(own.length).toBeGreaterThan(0);
});
