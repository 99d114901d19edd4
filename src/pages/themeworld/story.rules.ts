import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Chapter } from '../../contracts/content/chapter.contract.ts';

/** Products, and the chapter below them; the last part has none if products are left. */
export interface StoryPart {
  readonly products: readonly ProductTile[];
  readonly chapter?: Chapter;
}

/** Rows of the widest layout; the narrower ones have two columns, so a chapter never stands below half a row. */
const columns = 4;

/** Puts each chapter below the same number of full rows; what is left follows the last one. */
export const storyParts = (products: readonly ProductTile[], story: readonly Chapter[]): readonly StoryPart[] => {
  const rows = Math.max(1, Math.floor(products.length / columns / (story.length + 1)));
  const size = rows * columns;
  const told = story.map((chapter, at): StoryPart => {
    return { products: products.slice(at * size, (at + 1) * size), chapter };
  });
  const left = products.slice(story.length * size);
  return left.length > 0 ? [...told, { products: left }] : told;
};
