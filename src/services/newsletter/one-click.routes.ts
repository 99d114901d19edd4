import type { FastifyInstance } from 'fastify';
import { tokenParamsSchema } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterProblems, oneClickPath, openedPath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { lookUpsAMinute } from './newsletter.constants.ts';
import type { NewsletterService } from './newsletter.service.ts';

export interface OneClickParts extends Pick<RouteContext, 'siteOf' | 'now' | 'sendProblem'> {
  readonly newsletter: Pick<NewsletterService, 'unsubscribe' | 'opened'>;
}

/** One transparent pixel. */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The calls of mail programs: one-click unsubscribe (RFC 8058), and the pixel for opened mails in TR (NEWS-11). */
export const oneClickRoutes = async (app: FastifyInstance, parts: OneClickParts): Promise<void> => {
  const { newsletter, siteOf, now, sendProblem } = parts;

  await app.register((own, _options, done) => {
    // Mail programs send different form types; the body is constant, so it is not read.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
    own.post<{ Params: { subscriberToken: string } }>(
      oneClickPath,
      {
        config: { perMinute: lookUpsAMinute, carriesItsSecret: true },
        schema: { tags: ['newsletter'], summary: 'one-click unsubscribe of RFC 8058', params: tokenParamsSchema },
      },
      async (request, reply) => {
        const proof = { origin: 'ONE_CLICK', address: request.ip };
        const { subscriberToken } = request.params;
        const isGone = await newsletter.unsubscribe(siteOf(request.headers.host), subscriberToken, proof, now());
        if (isGone) return reply.type('text/plain; charset=utf-8').send('unsubscribed\n');
        return sendProblem(reply, 404, 'this link is not valid', { type: newsletterProblems.tokenInvalid });
      },
    );
    done();
  });

  app.get<{ Params: { subscriberToken: string } }>(
    openedPath,
    {
      config: { perMinute: lookUpsAMinute },
      schema: {
        tags: ['newsletter'],
        summary: 'notes that a mail was opened, if the subscriber agreed to that',
        params: tokenParamsSchema,
      },
    },
    async (request, reply) => {
      await newsletter.opened(siteOf(request.headers.host), request.params.subscriberToken, now());
      // The same response for every token, so that it does not reveal which tokens exist.
      return reply.type('image/gif').header('cache-control', 'no-store').send(point);
    },
  );
};
