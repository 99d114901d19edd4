import type { CatalogueItem } from '../../../contracts/catalogue/feed.contract.ts';

/** An article as a feed brings it, with what a test cares for. */
export const feedItem = (changes: Partial<CatalogueItem>): CatalogueItem => ({
  id: 'K1',
  productSourceId: 'K1',
  title: 'Becher',
  details: 'Steinzeug, 300 ml',
  description: 'Ein Becher.\n\nSpülmaschinenfest.',
  picture: 'mug-sage-oat',
  pictures: ['mug-sage-oat-close'],
  priceMinor: 1290,
  availability: 'AVAILABLE',
  path: [],
  labels: [],
  customLabels: [],
  ...changes,
});
