import type { FastifyInstance } from 'fastify';
import {
  subscribeAnswerSchema,
  subscribeSchema,
  type SubscribeRequest,
} from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterProblems, subscribersPath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { limitOf, newsletterRequests, problems, type NewsletterRequestParts } from './newsletter-requests.routes.ts';
import { signUpsAMinute } from './newsletter.constants.ts';
import type { NewsletterService } from './newsletter.service.ts';

export interface SignUpRouteParts extends NewsletterRequestParts, Pick<RouteContext, 'now'> {
  readonly newsletter: Pick<NewsletterService, 'subscribe'>;
  /** whether the network of an address has sent too many sign-ups today; counts this one */
  readonly isTooMuch: (address: string) => Promise<boolean>;
}

/** NEWS-4: the sign-up under one base path. */
export const signUpRoute = (app: FastifyInstance, base: string, parts: SignUpRouteParts): void => {
  const { newsletter, isTooMuch, now } = parts;
  const { changing, refuse, siteFor } = newsletterRequests(parts);

  app.post<{ Body: SubscribeRequest }>(
    base + subscribersPath,
    {
      ...changing,
      config: limitOf(subscribersPath, signUpsAMinute),
      schema: {
        tags: ['newsletter'],
        summary: 'mails a confirmation link to an address; the response is the same for a known and an unknown address',
        body: subscribeSchema,
        response: { 202: subscribeAnswerSchema, ...problems },
      },
    },
    async (request, reply) => {
      const site = siteFor(request, reply);
      if (site === undefined) return reply;
      if (await isTooMuch(request.ip))
        return refuse(reply, 429, newsletterProblems.tooMany, 'too many sign-ups from this network today');
      const outcome = await newsletter.subscribe(site, request.body, { address: request.ip }, now());
      if (outcome.ok) return reply.code(202).send({ status: 'CONFIRMATION_NEEDED' });
      const { field, type } = outcome.fault;
      return refuse(reply, 400, type, `body.${field} is not what ${site} asks for`, { field });
    },
  );
};
