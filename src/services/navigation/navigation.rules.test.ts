import { describe, expect, it } from 'vitest';
import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { EntryRow } from './navigation.repository.ts';
import { nodesOf } from './navigation.rules.ts';

const category = (id: number, title: string, children: readonly Category[] = []): Category => ({
  id,
  title,
  intro: '',
  url: `/${title.toLowerCase()}-c${id}.html`,
  children,
});
const beans = category(1110, 'Beans');
const roast = category(1100, 'Roast', [beans]);
const coffee = category(1000, 'Coffee', [roast]);
const kitchen = category(2000, 'Kitchen');
const tree: CategoryTree = {
  top: [coffee, kitchen],
  byId: new Map([beans, roast, coffee, kitchen].map((one) => [one.id, one])),
};

const at = (day: string) => ({ at: new Date(`${day}T12:00:00Z`), abTests: {} });
const entry = (overrides: Partial<EntryRow> = {}): EntryRow => ({
  category_id: 1000,
  teaser_title: 'Fresh',
  teaser_items: [{ title: 'By hand', category: 1110, picture: 'nav-coffee' }],
  valid_from: null,
  valid_to: null,
  ...overrides,
});

describe('the navigation of a moment', () => {
  it('[NAV-1] gives title, href, the tree of three levels and the teasers', () => {
    expect(nodesOf([entry()], tree, at('2026-11-21'))).toEqual([
      {
        title: 'Coffee',
        href: '/coffee-c1000.html',
        children: [
          {
            title: 'Roast',
            href: '/roast-c1100.html',
            children: [{ title: 'Beans', href: '/beans-c1110.html', children: [] }],
          },
        ],
        teaser: {
          title: 'Fresh',
          list: [
            {
              title: 'By hand',
              link: { title: 'Beans', url: '/beans-c1110.html' },
              image: { src: '/pictures/original/800/nav-coffee.webp', alt: '' },
            },
          ],
        },
      },
    ]);
  });

  it('[NAV-2] keeps the order of the entries and leaves out what is not sold', () => {
    const entries = [entry({ category_id: 2000 }), entry({ category_id: 9999 }), entry()];
    expect(nodesOf(entries, tree, at('2026-11-21')).map(({ title }) => title)).toEqual(['Kitchen', 'Coffee']);
  });

  it.each([
    ['before its first moment', '2026-11-30', false],
    ['from its first moment', '2026-12-01', true],
    ['on its last day', '2026-12-23', true],
    ['once it is over', '2026-12-24', false],
  ])('[NAV-1] %s (%s) an entry is shown: %s', (_, day, shown) => {
    const limited = entry({ valid_from: new Date('2026-12-01'), valid_to: new Date('2026-12-24') });
    expect(nodesOf([limited], tree, at(day))).toHaveLength(shown ? 1 : 0);
  });

  it('[NAV-1] leaves the teaser out where nothing of it is sold', () => {
    const [node] = nodesOf(
      [entry({ teaser_items: [{ title: 'x', category: 9999, picture: 'x' }] })],
      tree,
      at('2026-11-21'),
    );
    expect(node).not.toHaveProperty('teaser');
  });
});
