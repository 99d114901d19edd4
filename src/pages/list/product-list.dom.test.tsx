import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx';
import { productSorts } from '../../contracts/catalogue.contract.ts';
import { tileFixtures } from '../../regions/tile/tile.fixtures.ts';
import { fieldsOf } from '../../../tests/support/region-page.tsx';
import type { ListProps } from './list.rules.ts';
import { ProductList } from './ProductList.tsx';

const tiles = Object.values(tileFixtures);
const list: ListProps = {
  path: '/kaffee-c1000.html',
  question: { sort: 'relevance', filters: [] },
  page: 1,
  pages: 1,
  total: tiles.length,
  tiles,
};
const draw = (more: Partial<ListProps> = {}): HTMLElement =>
  drawPage(
    <>
      <h1>Kaffee</h1>
      <ProductList list={{ ...list, ...more }} columns={3} />
    </>,
  );
const hrefs = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('a list of products', () => {
  it('[SHOP-2] says how many there are, shows them, and passes axe', async () => {
    const body = draw();
    expect(textOf(body.querySelector('h2'))).toBe('5 Produkte');
    expect(body.querySelectorAll('article')).toHaveLength(tiles.length);
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-2] has no pager where one page is all', () => {
    expect(draw().querySelector('nav')).toBeNull();
  });

  it('[SHOP-2] leads to the other pages and keeps order and filters', async () => {
    const question = { sort: 'price-up', filters: ['reduced'] } as const;
    const body = draw({ page: 2, pages: 4, total: 38, question });
    const rest = 'filters=reduced_price-true&sort=price-up';
    expect(textOf(body)).toContain('24 von 38 gesehen');
    expect(hrefs(body, 'a[rel="prev"]')).toEqual([`/kaffee-c1000.html?${rest}`]);
    expect(hrefs(body, 'a[rel="next"]')).toEqual([`/kaffee-c1000.html?page=3&${rest}`]);
    expect(hrefs(body, '[aria-current="page"]')).toEqual([`/kaffee-c1000.html?page=2&${rest}`]);
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-2] is put in another order by a plain form that keeps term and filters', () => {
    const body = draw({
      path: '/search',
      term: 'ä&b',
      question: { sort: 'newest', filters: ['reduced', 'available'] },
    });
    const form = body.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/search', 'get']);
    expect(fieldsOf(form)).toEqual({
      query: 'ä&b',
      filters: 'reduced_price-true,availability-available',
      sort: 'newest',
    });
    expect([...body.querySelectorAll('option')].map(({ value }) => value)).toEqual([...productSorts]);
    expect(form?.querySelector('button')?.type).toBe('submit');
  });

  it('[SRCH-7] takes filters in and out by links to the first page', () => {
    const body = draw({ page: 2, pages: 2, total: 20, question: { sort: 'relevance', filters: ['available'] } });
    expect(hrefs(body, 'ul a[rel="nofollow"]')).toEqual([
      '/kaffee-c1000.html?filters=reduced_price-true,availability-available',
      '/kaffee-c1000.html',
    ]);
    expect(textOf(body.querySelector('a[data-on]'))).toContain('ausgewählt');
  });

  it.each([
    [[], 'Hier steht gerade nichts'],
    [['reduced'], 'Nehmen Sie einen Filter heraus'],
  ] as const)('[SHOP-2] says so when it is empty, filters %j', (filters, words) => {
    const body = draw({ total: 0, tiles: [], question: { sort: 'relevance', filters } });
    expect(textOf(body)).toContain(words);
    expect(body.querySelector('form')).toBeNull();
  });
});
