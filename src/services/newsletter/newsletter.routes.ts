import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseDataSchema, type BaseData } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { baseDataPath, newsletterBases, newsletterProblems } from '../../contracts/newsletter/newsletter.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import { limitOf, newsletterRequests } from './newsletter-requests.routes.ts';
import { lookUpsAMinute } from './newsletter.constants.ts';
import { signUpRoute, type SignUpRouteParts } from './sign-up.routes.ts';
import { subscriberRoutes, type SubscriberRouteParts } from './subscriber.routes.ts';

export interface NewsletterRouteParts extends SignUpRouteParts, SubscriberRouteParts {
  readonly newsletter: SignUpRouteParts['newsletter'] & SubscriberRouteParts['newsletter'];
  /** returns the form data of the customer who is logged in (NEWS-7) */
  readonly customerOf: (request: FastifyRequest) => Promise<BaseData | undefined>;
}

/** NEWS-4, NEWS-7, NEWS-8: the JSON calls of the newsletter, under both base paths. */
export const newsletterRoutes = (app: FastifyInstance, parts: NewsletterRouteParts): void => {
  const { customerOf } = parts;
  const { refuse } = newsletterRequests(parts);

  for (const base of newsletterBases) {
    signUpRoute(app, base, parts);
    subscriberRoutes(app, base, parts);
  }

  app.get(
    baseDataPath,
    {
      config: limitOf(baseDataPath, lookUpsAMinute),
      schema: {
        tags: ['newsletter'],
        summary: 'what the form fills in for a customer who is logged in',
        response: { 200: baseDataSchema, 401: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await customerOf(request);
      return customer ?? refuse(reply, 401, newsletterProblems.loginMissing, 'this call needs a login');
    },
  );
};
