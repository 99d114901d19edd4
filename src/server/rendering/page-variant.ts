import type { IncomingHttpHeaders } from 'node:http';
import { isBot } from './bots.ts';
import { pageKey } from './cache-key.ts';
import type { Variant } from './draw-page.ts';
import { wantsReducedFooter } from './footer.ts';
import type { PageParts } from './page-parts.ts';

export interface SentVariant extends Variant {
  /** what most visitors get: no robot, the whole footer, the control of each A/B test */
  readonly isCommon: boolean;
}

/** What a public page differs by, besides its path and query. */
export const variantsBy =
  ({ hosts, moments, version }: Pick<PageParts, 'hosts' | 'moments' | 'version'>) =>
  ({ host, cookie, 'user-agent': agent }: IncomingHttpHeaders) => {
    const site = hosts.siteOf(host);
    const bot = isBot(agent);
    const reducedFooter = wantsReducedFooter(cookie);
    // Robots take part in no A/B test.
    const { groups, moment } = moments.visitor(site.code, bot ? undefined : cookie);
    const variant: SentVariant = { site, bot, reducedFooter, isCommon: !bot && !reducedFooter && groups.isControl };
    const keyOf = (path: string, query: string): string =>
      pageKey({
        site: site.code,
        robot: bot ? 'bot' : 'visitor',
        footer: reducedFooter ? 'reduced' : '',
        groups: groups.key,
        version: version(site.code),
        query,
        path,
      });
    return { moment, variant, keyOf };
  };
