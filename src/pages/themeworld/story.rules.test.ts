import { describe, expect, it } from 'vitest';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Chapter } from '../../contracts/content/chapter.contract.ts';
import { storyParts } from './story.rules.ts';

// The rule looks at places alone.
const tiles = (count: number) => Array.from({ length: count }, (_, at) => ({ productId: String(at) }) as ProductTile);
const chapter = (title: string): Chapter => ({ title, text: 'Text' });
const shape = (count: number, chapters: number) =>
  storyParts(
    tiles(count),
    Array.from({ length: chapters }, (_, at) => chapter(String(at))),
  ).map(({ products, chapter: told }) => `${products.length}${told ? ` ${told.title}` : ''}`);

describe('the parts of a themeworld', () => {
  it.each([
    [12, 0, ['12']],
    [12, 1, ['4 0', '8']],
    [12, 2, ['4 0', '4 1', '4']],
    [24, 2, ['8 0', '8 1', '8']],
    [9, 2, ['4 0', '4 1', '1']],
    [8, 2, ['4 0', '4 1']],
    [6, 2, ['4 0', '2 1']],
    [4, 3, ['4 0', '0 1', '0 2']],
    [1, 1, ['1 0']],
    [0, 1, ['0 0']],
    [0, 0, []],
  ])('of %i products and %i chapters are %j', (count, chapters, parts) => {
    expect(shape(count, chapters)).toEqual(parts);
  });

  it('have each product once, in the order of the content', () => {
    const parts = storyParts(tiles(23), [chapter('a'), chapter('b')]);
    expect(parts.flatMap(({ products }) => products.map(({ productId }) => productId))).toEqual(
      tiles(23).map(({ productId }) => productId),
    );
  });
});
