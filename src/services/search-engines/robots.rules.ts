import { siteIndexPath } from '../../contracts/search/search-engines.contract.ts';

/**
 * What robots need not ask for: regions for other pages, calls of scripts, and lists that are narrowed or in another order,
 * of which there are more than anybody could read. Pages that are only not to be found (search results, the account) are not
 * among them: a robot must be able to read that they say so.
 */
const notWorthAsking = [
  '/fragments/',
  '/json/',
  '/service/*/api/',
  '/docs',
  '/*?filters=',
  '/*&filters=',
  '/*?sort=',
  '/*&sort=',
];

/** RFC 9309. A shop that is only tried out is for no search engine. */
export const robotsText = (stage: 'live' | 'test', origin: string): string => {
  const closed = stage === 'live' ? notWorthAsking : ['/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${siteIndexPath}`,
    '',
  ].join('\n');
};
