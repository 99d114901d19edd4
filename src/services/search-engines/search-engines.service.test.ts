import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listsIn, readSiteList } from '../../../tests/support/pages/page-head.ts';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { readContentPages } from '../../server/content/content-pages.ts';
import { createSearchEngines } from './search-engines.service.ts';

const moment = { at: new Date('2026-11-20T12:00:00Z'), abTests: {} };
const urlOf = (number: number): string => `/tasse-p${100_000_000 + number}.html`;

/** A shop whose catalogue lists this many products page by page; every third is sold in Hungary, too. */
const shopWith = (products: number) => {
  const asked: number[] = [];
  const engines = createSearchEngines({
    catalogue: {
      tree: async () => ({ top: [], byId: new Map() }),
      count: async () => products,
      listed: async (_, { offset, limit }) => {
        asked.push(limit);
        const length = Math.max(0, Math.min(limit, products - offset));
        return Array.from({ length }, (_one, place) => ({
          DE: urlOf(offset + place),
          ...((offset + place) % 3 === 0 ? { HU: `/hu${urlOf(offset + place)}` } : {}),
        }));
      },
      product: async () => ({ kind: 'unknown' }),
    },
    themeworlds: {
      navigation: async () => ({
        overview: { title: 'Themenwelten', url: '/t-t100.html' },
        sections: {},
        translations: {},
      }),
      shown: async () => [],
      themeworld: async () => ({ kind: 'unknown' }),
    },
    content: readContentPages(join(repositoryRoot, 'content')),
    t: () => (key) => key,
    originOf: ({ hostLabel }) => `https://${hostLabel}.shop`,
    stage: 'live',
  });
  return { engines, asked };
};

describe('sitemap', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2000, 1],
    [2001, 2],
    [4500, 3],
  ])('of %i products has %i lists, and each product is in one of them once', async (products, count) => {
    const { engines, asked } = shopWith(products);
    const lists = listsIn(await engines.siteIndex('DE', moment)).filter((address) => address.includes('products'));
    expect(lists.length).toBe(count);
    const found: string[] = [];
    for (const number of lists.keys()) {
      const xml = await engines.siteList('DE', 'products', number + 1, moment);
      found.push(...readSiteList(xml ?? '').keys());
    }
    expect(found).toEqual(Array.from({ length: products }, (_, number) => `https://de.shop${urlOf(number)}`));
    expect(asked.every((limit) => limit <= 250)).toBe(true);
    expect(await engines.siteList('DE', 'products', count + 1, moment)).toBeUndefined();
  });

  it('names the alternates of a product on the sites that sell it', async () => {
    const { engines } = shopWith(2);
    const list = readSiteList((await engines.siteList('DE', 'products', 1, moment)) ?? '');
    expect([...list.values()]).toEqual([
      [
        ['de-DE', `https://de.shop${urlOf(0)}`],
        ['hu-HU', `https://hu.shop/hu${urlOf(0)}`],
        ['x-default', `https://de.shop${urlOf(0)}`],
      ],
      [
        ['de-DE', `https://de.shop${urlOf(1)}`],
        ['x-default', `https://de.shop${urlOf(1)}`],
      ],
    ]);
  });
});
