import type { FastifyInstance } from 'fastify';
import {
  doiAnswerSchema,
  subscriberSchema,
  tokenParamsSchema,
  updateSubscriberSchema,
  type UpdateSubscriber,
} from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { doiPath, newsletterProblems, subscriberPath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import {
  limitOf,
  newsletterRequests,
  problems,
  type NewsletterRequestParts,
  type TokenParams,
} from './newsletter-requests.routes.ts';
import { lookUpsAMinute } from './newsletter.constants.ts';
import { wrongNames } from './newsletter.rules.ts';
import type { NewsletterService } from './newsletter.service.ts';

export interface SubscriberRouteParts extends NewsletterRequestParts, Pick<RouteContext, 'now'> {
  readonly newsletter: Pick<NewsletterService, 'read' | 'confirm' | 'update'>;
}

/** NEWS-8: what the links of the mails open, under one base path. */
export const subscriberRoutes = (app: FastifyInstance, base: string, parts: SubscriberRouteParts): void => {
  const { newsletter, now } = parts;
  const { changing, refuse, refuseTokenGone, siteFor, validated } = newsletterRequests(parts);

  app.get<{ Params: TokenParams }>(
    base + subscriberPath,
    {
      ...validated,
      config: limitOf(`GET ${subscriberPath}`, lookUpsAMinute),
      schema: {
        tags: ['newsletter'],
        summary: 'returns the subscriber of a mailed link; changes nothing',
        params: tokenParamsSchema,
        response: { 200: subscriberSchema, ...problems },
      },
    },
    async (request, reply) => {
      const site = siteFor(request, reply);
      if (site === undefined) return reply;
      const answer = await newsletter.read(site, request.params.subscriberToken, now());
      return answer ?? refuseTokenGone(reply);
    },
  );

  app.put<{ Params: TokenParams }>(
    base + doiPath,
    {
      ...changing,
      config: limitOf(doiPath, lookUpsAMinute),
      schema: {
        tags: ['newsletter'],
        summary: 'confirms a sign-up by the link of its mail',
        params: tokenParamsSchema,
        response: { 200: doiAnswerSchema, ...problems },
      },
    },
    async (request, reply) => {
      const site = siteFor(request, reply);
      if (site === undefined) return reply;
      const caller = { address: request.ip };
      const outcome = await newsletter.confirm(site, request.params.subscriberToken, caller, now());
      return outcome.ok ? outcome.answer : refuseTokenGone(reply);
    },
  );

  app.put<{ Params: TokenParams; Body: UpdateSubscriber }>(
    base + subscriberPath,
    {
      ...changing,
      config: limitOf(`PUT ${subscriberPath}`, lookUpsAMinute),
      schema: {
        tags: ['newsletter'],
        summary: 'changes the subscriber’s own data; fields that are not sent stay',
        params: tokenParamsSchema,
        body: updateSubscriberSchema,
        response: { 200: subscriberSchema, ...problems },
      },
    },
    async (request, reply) => {
      const site = siteFor(request, reply);
      if (site === undefined) return reply;
      const { firstName = '', lastName = '' } = request.body;
      if (wrongNames(nameOf(firstName), nameOf(lastName)).length > 0)
        return refuse(reply, 400, newsletterProblems.nameInvalid, 'a name contains characters that names do not have');
      const { subscriberToken } = request.params;
      const answer = await newsletter.update(site, subscriberToken, request.body, { address: request.ip }, now());
      return answer ?? refuseTokenGone(reply);
    },
  );
};
