import { describe, expect, it } from 'vitest';
import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import { neighboursOf, wayTo } from './category.rules.ts';

const category = (id: number, children: readonly Category[] = [], parentId?: number): Category => ({
  id,
  title: `t${id}`,
  intro: '',
  url: `/t${id}-c${id}.html`,
  children,
  ...(parentId === undefined ? {} : { parentId }),
});
const leaves = [category(111, [], 11), category(112, [], 11)];
const middle = category(11, leaves, 1);
const top = category(1, [middle], undefined);
const lonely = category(2);
const all = [top, middle, ...leaves, lonely];
const tree: CategoryTree = { top: [top, lonely], byId: new Map(all.map((each) => [each.id, each])) };
const find = (id: number): Category => tree.byId.get(id) ?? lonely;

describe('the path to a category', () => {
  it.each([
    [1, ['t1']],
    [11, ['t1', 't11']],
    [112, ['t1', 't11', 't112']],
    [2, ['t2']],
  ])('[SHOP-2] %i', (id, titles) => {
    expect(wayTo(tree, find(id)).map(({ title }) => title)).toEqual(titles);
  });

  it('starts at a category whose parent is missing', () => {
    expect(wayTo(tree, category(9, [], 8)).map(({ id }) => id)).toEqual([9]);
  });
});

describe('the links beside a category', () => {
  it('[SHOP-2] lead down if there are categories below', () => {
    expect(neighboursOf(tree, top)).toEqual({
      title: 't1',
      items: [{ title: 't11', url: '/t11-c11.html', current: false }],
    });
  });

  it('[SHOP-2] lead to its siblings and up if there are none', () => {
    expect(neighboursOf(tree, find(112))).toEqual({
      title: 't11',
      url: '/t11-c11.html',
      items: [
        { title: 't111', url: '/t111-c111.html', current: false },
        { title: 't112', url: '/t112-c112.html', current: true },
      ],
    });
  });

  it('are empty for a single category', () => {
    expect(neighboursOf(tree, lonely)).toBeUndefined();
  });
});
