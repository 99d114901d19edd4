import { expect, it } from 'vitest';
import { createCategoryLists } from './category-lists.service.ts';

const state = { site: 'DE', generation: 1, version: 1 } as const;
const coffee = { category_id: 1000, parent_id: null, title: 'Kaffee', intro: '', picture: '' };

it('reads the categories of a site once, however many ask at once, and again after a fault', async () => {
  let asked = 0;
  let isAway = true;
  const { tree } = createCategoryLists({
    repository: {
      categories: async () => {
        asked += 1;
        if (isAway) throw new Error('the database is away');
        return [coffee];
      },
      inCategory: () => expect.unreachable('no list is asked for'),
    },
    switches: { next: () => undefined },
  });
  const askOften = () => Promise.allSettled(Array.from({ length: 145 }, () => tree(state)));
  expect((await askOften()).map(({ status }) => status)).toEqual(Array.from({ length: 145 }, () => 'rejected'));
  expect(asked).toBe(1);
  isAway = false;
  expect(new Set((await askOften()).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  await tree(state);
  expect(asked).toBe(2);
});
