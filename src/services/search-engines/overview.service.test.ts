import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { readContentPages } from '../../server/content/content-pages.ts';
import { createSearchEngines } from './search-engines.service.ts';

const moment = { at: new Date('2026-11-20T12:00:00Z'), abTests: {} };
const beans = { id: 1100, title: 'Beans', intro: '', url: '/beans-c1100.html', children: [] };
const coffee = {
  ...beans,
  id: 1000,
  title: 'Coffee',
  intro: 'All of it',
  url: '/coffee-c1000.html',
  children: [beans],
};
// Trusted: of a product the text reads these members.
const product = {
  productId: '100000001',
  url: '/mug-p100000001.html',
  title: 'Mug',
  details: 'White',
  description: ['First.'],
  articles: [],
} as never;

const engines = createSearchEngines({
  catalogue: {
    tree: async () => ({ top: [coffee], byId: new Map() }),
    count: async () => 0,
    listed: async () => [],
    product: async (_site, id) => (id === '100000001' ? { kind: 'product', product } : { kind: 'unknown' }),
  },
  themeworlds: {
    navigation: async () => ({
      overview: { title: 'Worlds', url: '/t-t100.html' },
      sections: {},
      translations: {},
    }),
    // Trusted: the overview reads these two.
    shown: async () => [{ title: 'Advent', url: '/advent-t101.html' } as never],
    themeworld: async () => ({ kind: 'unknown' }),
  },
  content: readContentPages(join(repositoryRoot, 'content')),
  t: () => (key) => key,
  originOf: ({ hostLabel }) => `https://${hostLabel}.shop`,
  stage: 'live',
});

describe('what programs read of a shop', () => {
  it('is an overview with departments, themeworlds, service and law', async () => {
    const text = await engines.llms('AT', moment);
    expect(text).toMatch(
      /^# ui\.shop\.name\n\n> page\.home\.description\n\nÖsterreich, EUR\. [^,]+, [^,]+, [^\n]+@[^\n]+\n\npage\.sitemap\.plainText\n/,
    );
    expect(text).toContain(
      '## page.sitemap.title\n\n- [Coffee](https://at.shop/coffee-c1000.html): All of it\n- [Beans](https://at.shop/beans-c1100.html)\n\n## Worlds\n\n- [Advent](https://at.shop/advent-t101.html)\n\n',
    );
    const [, service = ''] = text.split('https://at.shop/advent-t101.html)\n\n## ');
    expect(service.split('\n')[0]).not.toBe('');
    for (const path of ['/contact', '/allgemeine-geschaeftsbedingungen-s3010.html'])
      expect(service).toContain(`(https://at.shop${path})`);
    expect(service).toMatch(/\[page\.stores\.title\]\(https:\/\/at\.shop\/\S+\)/);
  });

  it('is a product as text with its address, or the answer of the catalogue', async () => {
    const answer = await engines.productText('AT', '100000001', moment);
    expect(answer).toMatchObject({ kind: 'text', url: '/mug-p100000001.html' });
    expect(JSON.stringify(answer)).toContain('https://at.shop/mug-p100000001.html');
    expect(await engines.productText('AT', '2', moment)).toEqual({ kind: 'unknown' });
  });

  it('is a robots.txt of its own origin, and a list of pages, but none before the first one', async () => {
    expect(engines.robots('AT')).toContain('Sitemap: https://at.shop/');
    expect(await engines.siteList('AT', 'pages', 1, moment)).toContain('<loc>https://at.shop/contact</loc>');
    expect(await engines.siteList('AT', 'pages', 0, moment)).toBeUndefined();
    expect(await engines.siteList('AT', 'pages', 2, moment)).toBeUndefined();
    expect(await engines.siteList('AT', 'products', 1, moment)).toBeUndefined();
  });
});
