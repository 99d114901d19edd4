import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAgent } from '../../tests/support/people/browser-agent.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { wordsOf } from '../../tests/support/words/words.ts';

let now = new Date('2026-11-21T22:59:59Z');
let whole: WholeShop;

beforeAll(async () => {
  whole = await wholeShop(() => now);
});
afterAll(() => whole?.close());

it('[SHOP-6] what a page says of today ends at midnight, in memory and in every proxy', async () => {
  const look = async () => {
    const answer = await whole.shop.app.inject({
      url: '/service/storefinder/search?searchTerm=hamburg',
      headers: { ...browserAgent, accept: 'text/html', host: 'de.localhost:3000' },
    });
    expect(answer.statusCode).toBe(200);
    return {
      isClosed: answer.body.includes(wordsOf('DE')('page.stores.closedToday')),
      kept: answer.headers['cache-control'],
    };
  };
  expect(await look()).toEqual({ isClosed: false, kept: 'public, max-age=0, s-maxage=1' });
  now = new Date('2026-11-21T23:00:00Z');
  expect((await look()).isClosed).toBe(true);
});
