import { describe, expect, it } from 'vitest';
import { createSwitchBook } from './catalogue-switches.service.ts';
import { createCategoryLists } from './category-lists.service.ts';
import { emptyTree, levelOf, treeOf } from './category-tree.rules.ts';

const row = (category_id: number, parent_id: number | null, title: string, picture: string | null = null) => ({
  category_id,
  parent_id,
  title,
  intro: `About ${title}`,
  picture,
});
const rows = [row(3, 2, 'Bohnen', 'beans'), row(1, null, 'Küche'), row(2, 1, 'Tassen'), row(4, null, 'Garten')];

describe('the tree of categories', () => {
  const tree = treeOf(rows, 'de');

  it('has each category below its parent, in any order of the rows', () => {
    const beans = { id: 3, title: 'Bohnen', intro: 'About Bohnen', url: '/bohnen-c3.html', children: [] };
    const leaf = { ...beans, picture: 'beans', parentId: 2 };
    expect(tree.top).toEqual([
      {
        id: 1,
        title: 'Küche',
        intro: 'About Küche',
        url: '/kueche-c1.html',
        children: [
          { id: 2, title: 'Tassen', intro: 'About Tassen', url: '/tassen-c2.html', children: [leaf], parentId: 1 },
        ],
      },
      { id: 4, title: 'Garten', intro: 'About Garten', url: '/garten-c4.html', children: [] },
    ]);
    expect([...tree.byId.keys()].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
    expect(tree.byId.get(3)).toEqual(leaf);
  });

  it('knows how deep a category is', () => {
    expect([1, 4, 2, 3].map((id) => levelOf(tree, id))).toEqual([1, 1, 2, 3]);
    expect(levelOf(emptyTree, 3)).toBe(1);
  });
});

const moment = { at: new Date('2026-11-20T12:00:00Z'), abTests: {} };
const state = { site: 'DE', generation: 2, version: 1 } as const;
const hour = (n: number) => new Date(moment.at.getTime() + n * 3_600_000);

describe('lists of categories', () => {
  const open = (next?: Date) => {
    const asked: unknown[][] = [];
    const lists = createCategoryLists({
      repository: {
        categories: async () => {
          asked.push(['categories']);
          return rows;
        },
        inCategory: async (...values: readonly unknown[]) => {
          asked.push(['list', ...values.slice(1)]);
          return { ids: ['1'], total: asked.length };
        },
      },
      switches: { next: () => next },
    });
    return { ...lists, asked };
  };

  it('read a tree once for each version of a generation, and none without a catalogue', async () => {
    const { tree, asked } = open();
    expect(await tree({ ...state, generation: 0 })).toBe(emptyTree);
    const first = await tree(state);
    expect(await tree(state)).toBe(first);
    expect(asked).toHaveLength(1);
    for (const other of [{ version: 2 }, { generation: 3 }, { site: 'AT' }] as const)
      expect(await tree({ ...state, ...other })).not.toBe(first);
  });

  it('read a page of a list once until prices change, with the usual order', async () => {
    const { inCategory, asked } = open(hour(1));
    const window = { offset: 0, limit: 12 };
    const page = await inCategory(state, 3, window, moment);
    expect(await inCategory(state, 3, window, moment)).toBe(page);
    const usual = { sort: 'relevance', reducedOnly: false, availableOnly: false, at: moment.at };
    expect(asked.filter(([name]) => name === 'list')).toEqual([['list', 3, 3, { ...window, ...usual }]]);
    expect(await inCategory(state, 3, { ...window, reducedOnly: true }, moment)).not.toBe(page);
    expect(await inCategory(state, 2, window, moment)).not.toBe(page);
    expect(asked.at(-1)?.slice(1, 3)).toEqual([2, 2]);
  });

  it('read each page of a preview', async () => {
    const { inCategory } = open();
    const preview = { ...moment, isPreview: true } as const;
    const window = { offset: 0, limit: 12, sort: 'newest', reducedOnly: true, availableOnly: true } as const;
    const first = await inCategory(state, 3, window, preview);
    expect(await inCategory(state, 3, window, preview)).not.toBe(first);
  });
});

describe('[PREV-7, SHOP-3] when prices change next', () => {
  const open = (moments: readonly Date[]) => {
    const asked: unknown[][] = [];
    const book = createSwitchBook({
      switches: async (...values: readonly unknown[]) => {
        asked.push([...values]);
        return [...moments];
      },
    });
    return { ...book, asked };
  };

  it('is read once for each version, and is never in the past', async () => {
    const { next, refresh, asked } = open([hour(1), hour(3)]);
    expect(next('DE', moment.at)).toBeUndefined();
    await refresh([state], moment.at);
    await refresh([state], hour(9));
    expect(asked).toEqual([[state, moment.at, 20]]);
    expect([0, 1, 2, 3].map((n) => next('DE', hour(n)))).toEqual([hour(1), hour(3), hour(3), undefined]);
    expect(next('AT', moment.at)).toBeUndefined();
    await refresh([{ ...state, version: 2 }], moment.at);
    await refresh([{ ...state, version: 2, generation: 3 }], moment.at);
    expect(asked).toHaveLength(3);
  });

  it('forbids to cache when a full list is over, until it is read again', async () => {
    const all = Array.from({ length: 20 }, (_, n) => hour(n + 1));
    const { next, refresh, asked } = open(all);
    await refresh([state], moment.at);
    await refresh([state], hour(19.5));
    expect(asked).toHaveLength(1);
    expect(next('DE', hour(20))).toEqual(hour(20));
    await refresh([state], hour(20));
    expect(asked).toHaveLength(2);
  });
});
