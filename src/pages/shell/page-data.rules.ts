import type { PageData } from '../../contracts/tracking/tracking.contract.ts';
import type { PageType } from '../page.ts';

/** TRK-2: the page types of tracking. */
const siteGroups: Readonly<Record<PageType, string>> = {
  home: 'homepage',
  category: 'category',
  ProductDetailPage: 'product',
  search: 'search',
  basket: 'basket',
  checkout: 'checkout',
  content: 'content',
  error: 'error',
};

/** TRK-2: the page data for trackers; the browser adds the platform. */
export const pageDataOf = (page: {
  readonly name: string;
  readonly type: PageType;
  readonly language: string;
  readonly abTests: Readonly<Record<string, string>>;
}): PageData => ({
  page_name: page.name,
  page_type: page.type,
  exactag_site_group: siteGroups[page.type],
  language: page.language,
  page_quality_score: '0',
  platform: '',
  ab_tests: Object.entries(page.abTests)
    .map(([test, group]) => `${test}:${group}`)
    .toSorted()
    .join(','),
  ...(page.type === 'content' ? { content_group: 'Content' } : {}),
});
