import { browserAgent } from '../../support/people/browser-agent.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shopWithCustomers, type WholeShop } from '../../support/shops/whole-shop.ts';
import { everywhere, pageKinds } from './pages.ts';

describe('the pages whose sizes are limited', () => {
  let whole: WholeShop;
  beforeAll(async () => {
    whole = await shopWithCustomers();
  });
  afterAll(() => whole.close());

  /** The first page of a kind makes the test runner compile its view, and a shop that is held up answers 503. */
  const open = (url: string): Promise<string> =>
    vi.waitFor(
      async () => {
        const headers = { ...browserAgent, accept: 'text/html', host: 'de.localhost:3000' };
        const { statusCode, body } = await whole.shop.app.inject({ url, headers });
        expect(statusCode).toBe(200);
        return body;
      },
      { timeout: 50_000, interval: 200 },
    );

  it.each(Object.entries(pageKinds))(
    'have the regions that are listed: %s',
    async (_, { path, regions }) => {
      const home = await open('/');
      const address = path === '/' ? path : (new RegExp(`href="(${path})"`).exec(home)?.[1] ?? path);
      const found = [...(await open(address)).matchAll(/data-region="([\w-]+)"/g)].map(([, name = '']) => name);
      expect([...new Set(found)].toSorted()).toEqual([...everywhere, ...regions].toSorted());
    },
    60_000,
  );
});
