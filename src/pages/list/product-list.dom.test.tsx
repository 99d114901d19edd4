import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { fieldsOf } from '../../../tests/support/pages/region-page.tsx';
import { productSorts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SearchFilter } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import { priceParts } from '../../sites/price.ts';
import { allSites } from '../../sites/sites.ts';
import { facetFixtures } from './list.fixtures.ts';
import { firstViewOf, type ListProps } from './list.rules.ts';
import { ProductList } from './ProductList.tsx';

const tiles = Object.values(tileFixtures);
const reduced: SearchFilter = { name: 'reduced_price', value: 'true' };
const available: SearchFilter = { name: 'availability', value: 'available' };
const list: ListProps = {
  path: '/kaffee-c1000.html',
  question: { sort: 'relevance', filters: [] },
  page: 1,
  upTo: 1,
  pages: 1,
  total: tiles.length,
  tiles,
  facets: [],
};
const draw = (more: Partial<ListProps> = {}, site: SiteCode = 'DE'): HTMLElement =>
  drawPage(
    <>
      <h1>Kaffee</h1>
      <ProductList list={{ ...list, ...more }} />
    </>,
    site,
  );
const hrefs = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const facetLinks = (body: HTMLElement) => [...body.querySelectorAll<HTMLAnchorElement>('nav details li a')];

describe('a list of products', () => {
  it('[SHOP-2] shows the count and the products, and passes axe', async () => {
    const body = draw();
    expect(textOf(body.querySelector('h2'))).toBe('5 Produkte');
    expect(body.querySelectorAll('article')).toHaveLength(tiles.length);
    expect(await axeFaults(body)).toEqual([]);
  });

  it.each([2, 5, 8])('[SHOP-2] begins with products, and shows what is between them after full rows: %i', (count) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...tileFixtures['a plain product'], productId: `${at}` }));
    const body = drawPage(
      <ProductList list={{ ...list, tiles: many, facets: [facetFixtures.price] }} between="Probieren" />,
    );
    const grid = body.querySelector('article')?.parentElement;
    const order = [...(grid?.children ?? [])].map(({ tagName }) => tagName);
    expect(order.indexOf('DIV')).toBe(Math.min(count, 6));
    expect(order).toHaveLength(count + 1);
  });

  it.each([
    [5, undefined],
    [8, undefined],
    [9, 2],
  ])('[SHOP-11] of %i products has ends of the first view for phones and wider windows: %s', (count, ends) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...tileFixtures['a plain product'], productId: `${at}` }));
    expect(firstViewOf({ ...list, tiles: many }).firstViewEnds).toBe(ends);
    const tilesBeforeEnds = (body: HTMLElement) =>
      [...body.querySelectorAll('[id^="first-view-end"]')].map((end) => {
        const before = [...(end.parentElement?.children ?? [])];
        return [end.id, before.slice(0, before.indexOf(end)).filter(({ tagName }) => tagName === 'ARTICLE').length];
      });
    const atEnds = (all: number) =>
      ends
        ? [
            ['first-view-end-of-phones', 4],
            ['first-view-end', all],
          ]
        : [];
    expect(tilesBeforeEnds(draw({ tiles: many }))).toEqual(atEnds(8));
    expect(tilesBeforeEnds(draw({ tiles: many, facets: [facetFixtures.price] }))).toEqual(atEnds(6));
  });

  it('[SHOP-2] has no pager for a single page', () => {
    expect(draw().querySelector('nav')).toBeNull();
  });

  it('[SHOP-2] links to the other pages and keeps order and filters', async () => {
    const question = { sort: 'price-up', filters: [reduced] } as const;
    const body = draw({ page: 2, upTo: 2, pages: 4, total: 38, question });
    const rest = 'filters=reduced_price-true&sort=price-up';
    expect(textOf(body)).toContain('24 von 38 angezeigt');
    expect(hrefs(body, 'a[rel="prev"]')).toEqual([`/kaffee-c1000.html?${rest}`]);
    expect(hrefs(body, 'a[rel="next"]')).toEqual([`/kaffee-c1000.html?page=3&${rest}`]);
    expect(hrefs(body, '[aria-current="page"]')).toEqual([`/kaffee-c1000.html?page=2&${rest}`]);
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-2] is reordered by a plain form that keeps term and filters', () => {
    const question = { sort: 'newest', filters: [reduced, available] } as const;
    const form = draw({ path: '/search', term: 'ä&b', question }).querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/search', 'get']);
    expect(fieldsOf(form)).toMatchObject({
      query: 'ä&b',
      filters: 'reduced_price-true,availability-available',
    });
    const select = form?.querySelector('select');
    expect([select?.name, select?.value]).toEqual(['sort', 'newest']);
    expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual([...productSorts]);
    expect(select?.labels[0]?.textContent).toBe('Sortieren nach');
    expect(form?.querySelector('button')?.type).toBe('submit');
  });

  it('[SRCH-7, SHOP-2] shows the chosen filters, each with a link that removes it, and one that removes all', () => {
    const question = { sort: 'newest', filters: [reduced, available] } as const;
    const body = draw({ page: 2, upTo: 2, pages: 2, total: 20, question });
    expect(hrefs(body, 'ul a[rel="nofollow"]')).toEqual([
      '/kaffee-c1000.html?filters=availability-available&sort=newest',
      '/kaffee-c1000.html?filters=reduced_price-true&sort=newest',
      '/kaffee-c1000.html?sort=newest',
    ]);
    expect(textOf(body.querySelector('a[data-on]'))).toContain('ausgewählt');
  });

  it.each([
    [[], 'Hier steht gerade nichts'],
    [[reduced], 'Nehmen Sie einen Filter heraus'],
  ])('[SHOP-2] says so when it is empty, filters %j', (filters, words) => {
    const body = draw({ total: 0, tiles: [], question: { sort: 'relevance', filters } });
    expect(textOf(body)).toContain(words);
    expect(body.querySelector('form')).toBeNull();
  });
});

describe('more of a list', () => {
  const many = Array.from({ length: 24 }, (_, at) => ({ ...tileFixtures['a plain product'], productId: `${at}` }));

  it.each([
    [{ upTo: 1, pages: 4, total: 38 }, '12 weitere anzeigen', '?upto=2#newest-products'],
    [{ upTo: 3, pages: 4, total: 38 }, '2 weitere anzeigen', '?upto=4#newest-products'],
  ])('[SHOP-11] is a plain link to the same list with one page more: %j', (place, words, url) => {
    const link = draw({ ...place, tiles: many }).querySelector('[data-more] a');
    expect([textOf(link), link?.getAttribute('href')]).toEqual([words, `/kaffee-c1000.html${url}`]);
  });

  it('[SHOP-11] keeps order, filters and term', () => {
    const question = { sort: 'newest', filters: [reduced] } as const;
    const body = draw({ path: '/search', term: 'kaffee', question, pages: 2, total: 13 });
    expect(hrefs(body, '[data-more] a')).toEqual([
      '/search?query=kaffee&upto=2&filters=reduced_price-true&sort=newest#newest-products',
    ]);
  });

  it.each([
    ['at its end', { upTo: 4, pages: 4, total: 38 }],
    ['on a later page', { page: 2, upTo: 2, pages: 4, total: 38 }],
    ['where one address shows no more', { upTo: 8, pages: 20, total: 240 }],
  ])('[SHOP-11] is not offered %s', (_, place) => {
    expect(draw({ ...place, tiles: many }).querySelector('[data-more] a')).toBeNull();
  });

  it('[SHOP-11] begins at the first new product, and says how many are shown', () => {
    const body = draw({ upTo: 2, pages: 4, total: 38, tiles: many });
    expect(body.querySelector<HTMLElement>('#newest-products')?.dataset['key']).toBe('12');
    expect(textOf(body)).toContain('24 von 38 angezeigt');
    expect(hrefs(body, 'a[rel="next"]')).toEqual(['/kaffee-c1000.html?page=3']);
  });
});

describe('a product that leaves nothing to choose', () => {
  it('[CART-4] is put into the cart by a plain form on its tile', async () => {
    const first = tileFixtures['a plain product'];
    const body = draw({ tiles: [{ ...first, only: '10131' }, ...tiles.slice(1)] });
    const forms = [...body.querySelectorAll<HTMLFormElement>('form[data-add]')];
    expect(forms.map((form) => [form.method, form.getAttribute('action'), fieldsOf(form)])).toEqual([
      [
        'post',
        '/service/cartfrontend/cart/change',
        { productId: first.productId, tcm: '10131', mode: 'add', back: first.url },
      ],
    ]);
    expect(textOf(forms[0]?.querySelector('button') ?? null)).toBe('Handfilter mit Karaffe in den Warenkorb');
    expect(await axeFaults(body)).toEqual([]);
  });
});

describe('the facets of a list', () => {
  const facets = Object.values(facetFixtures);
  const question = { sort: 'newest', filters: [{ name: 'colour', value: 'creme' }, reduced] } as const;

  it('[SRCH-7, SHOP-2] have a link per value with the number of remaining products', async () => {
    const body = draw({ path: '/search', term: 'bluse', facets, question });
    const titles = [...body.querySelectorAll('nav h3')].map(textOf);
    expect(titles).toEqual(['Kategorie', 'Angebote', 'Verfügbarkeit', 'Farbe', 'Größe', 'Preis']);
    const [category] = facetLinks(body);
    expect(textOf(category ?? null)).toContain('Mode');
    expect(textOf(category ?? null)).toContain('12 Produkte');
    expect(category?.getAttribute('href')).toBe(
      '/search?query=bluse&filters=category-7000,reduced_price-true,colour-creme&sort=newest',
    );
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SRCH-7, SHOP-2] remove a chosen value by its link', () => {
    const body = draw({ path: '/search', term: 'bluse', facets, question });
    const chosen = facetLinks(body).filter((link) => link.dataset['on'] !== undefined);
    expect(chosen.map((link) => link.getAttribute('href'))).toEqual([
      '/search?query=bluse&filters=colour-creme&sort=newest',
      '/search?query=bluse&filters=reduced_price-true&sort=newest',
    ]);
    expect(textOf(chosen[1] ?? null)).toContain('ausgewählt');
  });

  it('[SRCH-7, UI-4] show the strength of coffee as beans, each a link like every other value', () => {
    const values = [2, 4].map((strength) => ({ value: `${strength}`, count: strength, chosen: strength === 4 }));
    const filters = [{ name: 'strength', value: '4' }, reduced] as const;
    const body = draw({
      term: 'kaffee',
      facets: [{ name: 'strength', values }],
      question: { sort: 'newest', filters },
    });
    const [mild] = facetLinks(body);
    expect(mild?.querySelectorAll('path[fill]')).toHaveLength(5);
    expect(mild?.querySelectorAll('svg[data-on]')).toHaveLength(2);
    expect(textOf(mild ?? null)).toBe('Stärke 2 von 5 22 Produkte');
    expect(mild?.getAttribute('href')).toBe(
      '/kaffee-c1000.html?query=kaffee&filters=reduced_price-true,strength-2,strength-4&sort=newest',
    );
    expect(textOf(body.querySelector('ul a[data-on]'))).toContain('Stärke 4 von 5');
  });

  it('[SRCH-7] have a swatch beside the name of a colour', () => {
    const values = [{ value: 'creme', title: 'Creme', hex: '#EFE5D5', count: 2, chosen: false }];
    const [link] = facetLinks(draw({ facets: [{ name: 'colour', values }] }));
    expect(link?.querySelector<HTMLElement>('[style]')?.style.backgroundColor).not.toBe('');
    expect(textOf(link ?? null)).toContain('Creme');
  });

  it('show every chosen value among many', () => {
    const values = Array.from({ length: 20 }, (_, at) => ({
      value: `${at}`,
      title: `Nr. ${at}`,
      count: 1,
      chosen: at === 19,
    }));
    const body = draw({ facets: [{ name: 'size', values }] });
    expect(facetLinks(body)).toHaveLength(20);
    expect(body.querySelector<HTMLDetailsElement>('details details')?.open).toBe(true);
    expect(textOf(body.querySelector('details details summary'))).toBe('12 weitere anzeigen');
  });

  it('[SHOP-2] open as a sheet on small screens without a script', () => {
    const body = draw({ facets, question });
    const sheet = body.querySelector('nav[popover]');
    const targets = [...body.querySelectorAll('button[popovertarget]')].map((button) =>
      button.getAttribute('popovertarget'),
    );
    expect(targets).toEqual([sheet?.id, sheet?.id, sheet?.id]);
    expect(textOf(body)).toContain('Filtern (2)');
  });

  it.each(allSites)(
    '[SHOP-2, SITE-3] show price ranges as $code prints them, and as text for screen readers',
    (site) => {
      const t = pageWords(site.code);
      const parts = (whole: number) => priceParts({ amountMinor: whole * 100, currency: site.currency }, site);
      const links = facetLinks(draw({ facets: [facetFixtures.price] }, site.code));
      const ranges = (word: (whole: number) => string) =>
        [
          t('page.list.rangeTo', { to: word(20) }),
          t('page.list.range', { from: word(20), to: word(50) }),
          t('page.list.rangeFrom', { from: word(200) }),
        ].map((words) => words.replaceAll('\u00A0', ' '));
      const seen = links.map((link) => textOf(link.querySelector('[aria-hidden="true"]')).trim());
      expect(seen).toEqual(ranges((whole) => parts(whole).text.replace(parts(whole).fraction || '-', '')));
      const heard = ranges((whole) => parts(whole).spoken);
      expect(links.map((link, at) => textOf(link).includes(heard[at] ?? '-'))).toEqual([true, true, true]);
    },
  );

  it('show an unknown chosen value as it is in the address', () => {
    const filters = [{ name: 'size', value: '98-104' }] as const;
    expect(textOf(draw({ question: { sort: 'relevance', filters } }).querySelector('a[data-on]'))).toContain('98-104');
  });
});
