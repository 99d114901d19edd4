import { describe, expect, it } from 'vitest';
import type { ProductTile } from '../../contracts/catalogue.contract.ts';
import { tileFixtures } from '../../regions/tile/tile.fixtures.ts';
import { canonicalOf, listUrl, loadList, questionOf, withFilter, type ListQuestion } from './list.rules.ts';

const plain: ListQuestion = { sort: 'relevance', filters: [] };

describe('what an address asks of a list', () => {
  it.each([
    [{}, plain],
    [{ sort: 'relevance' }, plain],
    [{ sort: 'price-up' }, { sort: 'price-up', filters: [] }],
    [{ sort: 'price-down' }, { sort: 'price-down', filters: [] }],
    [{ sort: 'newest' }, { sort: 'newest', filters: [] }],
    [{ sort: 'drop table' }, plain],
    [{ filters: 'reduced_price-true' }, { sort: 'relevance', filters: ['reduced'] }],
    [{ filters: 'availability-available' }, { sort: 'relevance', filters: ['available'] }],
    [
      { filters: 'availability-available,reduced_price-true' },
      { sort: 'relevance', filters: ['reduced', 'available'] },
    ],
    [{ filters: 'reduced_price-true,reduced_price-true' }, { sort: 'relevance', filters: ['reduced'] }],
    [{ filters: 'colour-red,reduced_price-false,,reduced_price-true' }, { sort: 'relevance', filters: ['reduced'] }],
    [{ filters: 'constructor' }, plain],
  ])('[SRCH-7] %j', (query, question) => {
    expect(questionOf(query)).toEqual(question);
  });
});

describe('the address of a list', () => {
  it.each([
    ['/kaffee-c1000.html', plain, {}, '/kaffee-c1000.html'],
    ['/kaffee-c1000.html', plain, { page: 1 }, '/kaffee-c1000.html'],
    ['/kaffee-c1000.html', plain, { page: 3 }, '/kaffee-c1000.html?page=3'],
    [
      '/kaffee-c1000.html',
      { sort: 'newest', filters: ['reduced'] },
      { page: 2 },
      '/kaffee-c1000.html?page=2&filters=reduced_price-true&sort=newest',
    ],
    ['/search', plain, { term: 'kaffee' }, '/search?query=kaffee'],
    ['/search', plain, { term: 'ä & b=c' }, '/search?query=%C3%A4+%26+b%3Dc'],
    [
      '/search',
      { sort: 'relevance', filters: ['reduced', 'available'] },
      { term: 'x' },
      '/search?query=x&filters=reduced_price-true,availability-available',
    ],
  ] as const)('[SRCH-7] of %s, %j, %j', (path, question, more, url) => {
    expect(listUrl(path, question, more)).toBe(url);
  });

  it('[SRCH-7] reads as what it was written from', () => {
    const question: ListQuestion = { sort: 'price-down', filters: ['reduced', 'available'] };
    const query = Object.fromEntries(new URL(listUrl('/search', question, { term: 'é,&' }), 'http://x').searchParams);
    expect(questionOf(query)).toEqual(question);
    expect(query['query']).toBe('é,&');
  });

  it('takes a filter in and out and leaves the rest', () => {
    const on = withFilter({ sort: 'newest', filters: ['available'] }, 'reduced', true);
    expect(on).toEqual({ sort: 'newest', filters: ['reduced', 'available'] });
    expect(withFilter(on, 'available', false)).toEqual({ sort: 'newest', filters: ['reduced'] });
  });
});

describe('one page of a list', () => {
  const tiles = (count: number): ProductTile[] => Array.from({ length: count }, () => tileFixtures['a plain product']);
  const answering = (total: number) => (window: { offset: number; limit: number }) =>
    Promise.resolve({
      tiles: tiles(Math.max(0, Math.min(window.limit, total - window.offset))),
      total: window.offset < total ? total : 0,
    });

  it.each([
    [undefined, 38, { page: 1, pages: 4, shown: 12 }],
    ['1', 38, { page: 1, pages: 4, shown: 12 }],
    ['4', 38, { page: 4, pages: 4, shown: 2 }],
    ['5', 38, undefined],
    ['0', 38, undefined],
    ['-1', 38, undefined],
    ['2.5', 38, undefined],
    ['x', 38, undefined],
    ['99999999', 38, undefined],
    [undefined, 0, { page: 1, pages: 1, shown: 0 }],
    ['2', 0, undefined],
    ['1', 12, { page: 1, pages: 1, shown: 12 }],
    ['2', 12, undefined],
  ])('[SHOP-2] page %s of %i products', async (page, total, expected) => {
    const list = await loadList({ path: '/x' }, { page }, answering(total));
    expect(list && { page: list.page, pages: list.pages, shown: list.tiles.length }).toEqual(expected);
  });

  it('[SRCH-7] asks for what the address says', async () => {
    const asked: object[] = [];
    await loadList({ path: '/x' }, { page: '2', sort: 'newest', filters: 'reduced_price-true' }, (window) => {
      asked.push(window);
      return Promise.resolve({ tiles: tiles(1), total: 13 });
    });
    expect(asked).toEqual([{ offset: 12, limit: 12, sort: 'newest', reducedOnly: true, availableOnly: false }]);
  });

  it.each([
    [{}, '/x'],
    [{ page: '2' }, '/x?page=2'],
    [{ page: '2', sort: 'newest' }, undefined],
    [{ filters: 'reduced_price-true' }, undefined],
  ])('is known to search engines by %j as %s', async (query, canonical) => {
    const list = await loadList({ path: '/x' }, query, answering(38));
    expect(list && canonicalOf(list)).toBe(canonical);
  });
});
