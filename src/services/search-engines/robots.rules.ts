import { siteIndexPath } from '../../contracts/search/search-engines.contract.ts';

/**
 * Paths that robots need not request: fragments for other pages, calls of scripts, and filtered or reordered lists, of which
 * there is a practically unlimited number. Pages with `noindex` (search results, the account) are not listed here: a robot
 * must be able to read the `noindex`.
 */
const notWorthCrawling = [
  '/fragments/',
  '/json/',
  '/service/*/api/',
  '/docs',
  '/*?filters=',
  '/*&filters=',
  '/*?sort=',
  '/*&sort=',
];

/** RFC 9309. A shop on the stage `test` excludes all robots. */
export const robotsText = (stage: 'live' | 'test', origin: string): string => {
  const closed = stage === 'live' ? notWorthCrawling : ['/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${siteIndexPath}`,
    '',
  ].join('\n');
};
