import { describe, expect, it } from 'vitest';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Facet, SearchFilter, SearchQuestion, SearchResults } from '../../contracts/search/search.contract.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import {
  canonicalOf,
  isPlainStart,
  listUrl,
  loadList,
  questionOf,
  withFilter,
  type ListQuestion,
} from './list.rules.ts';

const plain: ListQuestion = { sort: 'relevance', filters: [] };
const reduced: SearchFilter = { name: 'reduced_price', value: 'true' };
const available: SearchFilter = { name: 'availability', value: 'available' };
const blue: SearchFilter = { name: 'colour', value: 'blau' };
const coffee: SearchFilter = { name: 'category', value: '1000' };

describe('the query of a list', () => {
  it.each<[Record<string, string>, ListQuestion]>([
    [{}, plain],
    [{ sort: 'relevance' }, plain],
    [{ sort: 'price-up' }, { sort: 'price-up', filters: [] }],
    [{ sort: 'price-down' }, { sort: 'price-down', filters: [] }],
    [{ sort: 'newest' }, { sort: 'newest', filters: [] }],
    [{ sort: 'drop table' }, plain],
    [{ filters: 'reduced_price-true' }, { sort: 'relevance', filters: [reduced] }],
    [{ filters: 'availability-available' }, { sort: 'relevance', filters: [available] }],
    [{ filters: 'availability-available,reduced_price-true' }, { sort: 'relevance', filters: [available, reduced] }],
    [{ filters: 'reduced_price-true,reduced_price-true' }, { sort: 'relevance', filters: [reduced] }],
    [
      { filters: 'weight-red,reduced_price-false,,reduced_price-true', sort: 'newest' },
      { sort: 'newest', filters: [reduced] },
    ],
    [
      { filters: 'colour-blau,size-<b>,price-20-10', sort: 'x' },
      { sort: 'relevance', filters: [blue] },
    ],
    [{ filters: 'constructor' }, plain],
  ])('[SRCH-7, SHOP-2] %j: unknown words are left out, the rest is kept', (query, question) => {
    expect(questionOf(query)).toEqual(question);
  });

  it('[SHOP-2] leaves out the filters of the page itself', () => {
    const query = { filters: 'category-2000,reduced_price-true' };
    expect(questionOf(query, [coffee])).toEqual({ sort: 'relevance', filters: [reduced] });
    expect(questionOf(query, [reduced])).toEqual({
      sort: 'relevance',
      filters: [{ name: 'category', value: '2000' }],
    });
  });
});

describe('the address of a list', () => {
  it.each<[string, ListQuestion, { page?: number; upTo?: number; term?: string }, string]>([
    ['/kaffee-c1000.html', plain, {}, '/kaffee-c1000.html'],
    ['/kaffee-c1000.html', plain, { page: 1 }, '/kaffee-c1000.html'],
    ['/kaffee-c1000.html', plain, { page: 3 }, '/kaffee-c1000.html?page=3'],
    [
      '/kaffee-c1000.html',
      { sort: 'newest', filters: [reduced] },
      { page: 2 },
      '/kaffee-c1000.html?page=2&filters=reduced_price-true&sort=newest',
    ],
    ['/kaffee-c1000.html', plain, { upTo: 3 }, '/kaffee-c1000.html?upto=3'],
    ['/kaffee-c1000.html', plain, { page: 2, upTo: 2 }, '/kaffee-c1000.html?page=2'],
    ['/search', plain, { term: 'kaffee' }, '/search?query=kaffee'],
    ['/search', plain, { term: 'ä & b=c' }, '/search?query=%C3%A4+%26+b%3Dc'],
    ['/search', plain, { term: '<script>' }, '/search?query=%3Cscript%3E'],
    [
      '/search',
      { sort: 'relevance', filters: [blue, available, reduced] },
      { term: 'x' },
      '/search?query=x&filters=reduced_price-true,availability-available,colour-blau',
    ],
  ])('[SRCH-7] of %s, %j, %j', (path, question, more, url) => {
    expect(listUrl(path, question, more)).toBe(url);
  });

  it('[SRCH-7] is parsed to the query that it was written from', () => {
    const question: ListQuestion = { sort: 'price-down', filters: [reduced, available, blue] };
    const query = Object.fromEntries(new URL(listUrl('/search', question, { term: 'é,&' }), 'http://x').searchParams);
    expect(questionOf(query)).toEqual(question);
    expect(query['query']).toBe('é,&');
  });

  it('adds and removes a filter and keeps the rest', () => {
    const on = withFilter({ sort: 'newest', filters: [available] }, reduced, true);
    expect(on).toEqual({ sort: 'newest', filters: [available, reduced] });
    expect(withFilter(on, available, false)).toEqual({ sort: 'newest', filters: [reduced] });
  });
});

describe('one page of a list', () => {
  const tiles = (count: number): ProductTile[] => Array.from({ length: count }, () => tileFixtures['a plain product']);
  const facets: readonly Facet[] = [
    { name: 'category', values: [{ value: '1100', title: 'Bohnen', count: 2, chosen: false }] },
    { name: 'colour', values: [{ value: 'blau', title: 'Blau', count: 1, chosen: false }] },
  ];
  const answering =
    (total: number) =>
    ({ page, pageSize }: SearchQuestion): Promise<SearchResults> =>
      Promise.resolve({
        tiles: tiles(Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize))),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        facets,
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

  it.each([
    [{ upto: '3' }, 38, { page: 1, upTo: 3, shown: 36 }],
    [{ upto: '4' }, 38, { page: 1, upTo: 4, shown: 38 }],
    [{ upto: '7' }, 38, { page: 1, upTo: 4, shown: 38 }],
    [{ upto: '8' }, 500, { page: 1, upTo: 8, shown: 96 }],
    [{ upto: '9' }, 500, { page: 1, upTo: 8, shown: 96 }],
    [{ upto: '99999999' }, 500, { page: 1, upTo: 8, shown: 96 }],
    [{ upto: '1' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: '0' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: '-2' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: '2.5' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: 'x' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: '' }, 38, { page: 1, upTo: 1, shown: 12 }],
    [{ upto: '3', page: '2' }, 38, { page: 2, upTo: 2, shown: 12 }],
    [{ upto: '3' }, 0, { page: 1, upTo: 1, shown: 0 }],
  ])('[SHOP-11] with %j of %i products shows all pages to that one', async (query, total, expected) => {
    const list = await loadList({ path: '/x' }, query, answering(total));
    expect(list && { page: list.page, upTo: list.upTo, shown: list.tiles.length }).toEqual(expected);
  });

  it.each([
    [{}, true],
    [{ upto: '2' }, true],
    [{ page: '2' }, false],
    [{ sort: 'newest' }, false],
    [{ filters: 'reduced_price-true' }, false],
  ])('[PROMO-5] %j begins as the shop orders it: %s', async (query, isPlain) => {
    const list = await loadList({ path: '/x' }, query, answering(38));
    expect(list && isPlainStart(list)).toBe(isPlain);
  });

  it('[SRCH-7] requests what the address names', async () => {
    const asked: object[] = [];
    const query = { page: '2', sort: 'newest', filters: 'colour-blau,reduced_price-true,weight-1' };
    await loadList({ path: '/search', term: 'kaffee' }, query, (question) => {
      asked.push(question);
      return answering(13)(question);
    });
    expect(asked).toEqual([{ query: 'kaffee', page: 2, pageSize: 12, sort: 'newest', filters: [blue, reduced] }]);
  });

  it('[SHOP-2] requests within the filters of the page, and offers no choice of them', async () => {
    const asked: SearchQuestion[] = [];
    const query = { filters: 'category-2000,colour-blau' };
    const list = await loadList({ path: '/kaffee-c1000.html', within: [coffee] }, query, (question) => {
      asked.push(question);
      return answering(13)(question);
    });
    expect(asked).toMatchObject([{ query: '', filters: [coffee, blue] }]);
    expect(list?.facets.map(({ name }) => name)).toEqual(['colour']);
    expect(list?.question.filters).toEqual([blue]);
  });

  it.each([
    [{}, '/x'],
    [{ page: '2' }, '/x?page=2'],
    [{ upto: '2' }, undefined],
    [{ page: '2', sort: 'newest' }, undefined],
    [{ filters: 'reduced_price-true' }, undefined],
    [{ filters: 'weight-1', sort: 'rubbish' }, '/x'],
  ])('is known to search engines by %j as %s', async (query, canonical) => {
    const list = await loadList({ path: '/x' }, query, answering(38));
    expect(list && canonicalOf(list)).toBe(canonical);
  });
});
