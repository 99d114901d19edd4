import type { FastifyInstance } from 'fastify';
import { cachedBytes } from '../http/light/response-cache.ts';
import { sendCached } from '../http/light/send-cached.ts';

/** One address for all sites and versions. */
const speculationPath = '/speculation-rules.json';

/** What a public page says: browsers that know the header read the file after the page, others ignore it. SAFE-1 allows no inline rules. */
export const speculationHeader = ['speculation-rules', `"${speculationPath}"`] as const;

/**
 * The HTML of the next page is fetched when the visitor points at its link or presses it. Products, categories, themeworlds and
 * texts alone: each address that ends in `.html` is public. Nothing with a query (a result list is counted when it is asked for), and no
 * prerendering, which would run scripts of a page that is not open.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*.html' },
          { not: { href_matches: String.raw`/*\?*` } },
          { not: { selector_matches: '[rel~="nofollow"], [target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;

const headers = ['content-type', 'application/speculationrules+json', 'x-content-type-options', 'nosniff'];

export const speculationRoutes = (app: FastifyInstance): void => {
  const file = cachedBytes(200, Buffer.from(JSON.stringify(rules)), Infinity, 'best');
  app.get(speculationPath, { config: { light: true }, schema: { hide: true } }, (request, reply) =>
    sendCached(request, reply, file, { headers, cacheControl: 'public, max-age=86400' }),
  );
};
