import { describe, expect, it } from 'vitest';
import { frameOf, titledProduct } from '../../../../../tests/support/search-index.ts';
import { createIndexBuilder } from '../indexing/index-build.ts';
import { createLikeness } from './fuzzy-terms.ts';
import { createMeanings } from './query-expansion.ts';
import { stemOf } from '../text/stem.ts';

const meaningsIn = (titles: readonly string[]) => {
  const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
  for (const [place, title] of titles.entries()) builder.add(titledProduct(title, place + 1));
  const data = builder.finish();
  return createMeanings(data, stemOf('de'), createLikeness(data));
};

describe('words that are two of the shop in one', () => {
  const meaningsOf = meaningsIn(['French Press', 'Kanne']);

  it('are split', () => {
    expect(meaningsOf(['frenchpress']).map(({ word }) => word)).toEqual(['french', 'press']);
  });

  it('are no more than a question may have, however many come of them: each more doubles the work', () => {
    expect(meaningsOf(Array.from({ length: 12 }, () => 'frenchpress'))).toHaveLength(12);
  });
});
