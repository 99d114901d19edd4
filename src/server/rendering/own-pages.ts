import type { FastifyReply, FastifyRequest } from 'fastify';
import { neverStored } from '../../contracts/shop/freshness.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageDefinition } from '../../pages/page.ts';
import { isOfThisMachine } from '../http/local-request.ts';
import { sendCached } from '../http/light/send-cached.ts';
import type { PageDrawing } from './draw-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { wantsReducedFooter } from './footer.ts';
import type { PageHeaders, PageParts, Posted } from './page-parts.ts';
import { publicRequestOf, sentBy } from './page-request.ts';

export interface OwnPageParts {
  readonly parts: PageParts;
  readonly drawing: PageDrawing;
  readonly errorPage: ErrorPages['errorPage'];
  readonly headersOf: PageHeaders;
}

/** Pages that are drawn for one visitor (personal pages, previews, refused forms). They have no access to a cache. */
export const createOwnPages = ({ parts, drawing, errorPage, headersOf }: OwnPageParts) => {
  const { hosts } = parts;
  return async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
    moment: Moment,
    posted?: Posted,
  ): Promise<FastifyReply> => {
    const site = hosts.siteOf(request.headers.host);
    const missing = async () => {
      const page = await errorPage('missing', site, moment);
      return sendCached(request, reply, page, { headers: [], cacheControl: neverStored });
    };
    if (definition.localOnly && !isOfThisMachine(request)) return missing();
    const own = {
      ...(definition.personal ? { ...parts.personal(request, moment), ...sentBy(request) } : {}),
      ...(posted ? { posted } : {}),
    };
    const outcome = await drawing.showPage(
      definition,
      { ...publicRequestOf(definition, request, site, moment), ...own },
      { site, bot: false, reducedFooter: wantsReducedFooter(request.headers.cookie), focusesFault: true },
    );
    if (outcome.kind === 'missing') return missing();
    reply.header('cache-control', neverStored);
    if (outcome.kind === 'moved') {
      if (outcome.setCookies) reply.header('set-cookie', [...outcome.setCookies]);
      return reply.redirect(outcome.location, request.method === 'POST' ? 303 : outcome.status);
    }
    if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
    return reply.headers(headersOf(outcome.view)).code(outcome.status).send(outcome.html);
  };
};
