import { describe, expect, it } from 'vitest';
import { frameOf, titledProduct } from '../../../../../tests/support/shops/search-index.ts';
import { createIndexBuilder } from '../indexing/index-build.ts';
import { createFuzzyTerms } from './fuzzy-terms.ts';
import { createQueryExpansion } from './query-expansion.ts';
import { stemOf } from '../text/stem.ts';

const expansionOf = (titles: readonly string[]) => {
  const builder = createIndexBuilder(frameOf('DE', { categories: [] }));
  for (const [place, title] of titles.entries()) builder.add(titledProduct(title, place + 1));
  const data = builder.finish();
  return createQueryExpansion(data, stemOf('de'), createFuzzyTerms(data));
};

describe('query expansion', () => {
  const expand = expansionOf(['French Press', 'Kanne']);

  it('splits a word that is two words of the shop', () => {
    expect(expand(['frenchpress']).map(({ word }) => word)).toEqual(['french', 'press']);
  });

  it('keeps to twelve words after splitting, because each word doubles the masks to score', () => {
    expect(expand(Array.from({ length: 12 }, () => 'frenchpress'))).toHaveLength(12);
  });
});
