import type { FastifyReply, FastifyRequest } from 'fastify';
import { newsletterProblems } from '../../contracts/newsletter/newsletter.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { firstFault } from '../../lib/schema-faults.ts';
import type { ProblemType } from './newsletter.rules.ts';

export const problems = { 400: problemSchema, 404: problemSchema, 409: problemSchema, 429: problemSchema };

/** The limit of a call under both base paths together, refused as the contract says. */
export const limitOf = (call: string, perMinute: number) => ({
  perMinute,
  countedAs: `newsletter: ${call}`,
  tooManyType: newsletterProblems.tooMany,
});

export interface TokenParams {
  readonly subscriberToken: string;
}

export type NewsletterRequestParts = Pick<RouteContext, 'siteOf' | 'siteNamed' | 'momentOf' | 'sendProblem'>;

/** How the JSON calls of the newsletter refuse invalid requests. */
export const newsletterRequests = ({ siteOf, siteNamed, momentOf, sendProblem }: NewsletterRequestParts) => {
  const refuse = (reply: FastifyReply, status: number, type: ProblemType, detail: string, members: object = {}) =>
    sendProblem(reply, status, detail, { type, ...members });

  /** Refuses what the schema rejects. A wrong address has a problem type of its own: the form shows it at its field (NEWS-5). */
  const refuseInvalid = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.validationError) return undefined;
    const { validation = [], validationContext } = request.validationError;
    const { place, text } = firstFault(validation);
    const type =
      request.method === 'POST' && place === '/email'
        ? newsletterProblems.emailInvalid
        : newsletterProblems.requestInvalid;
    return refuse(reply, 400, type, `${validationContext}${place.replaceAll('/', '.')}: ${text}`);
  };

  const refuseInPreview = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await momentOf(request, siteOf(request.headers.host))).isPreview) return undefined;
    return refuse(reply, 409, newsletterProblems.preview, 'this is a preview: nothing is sent or changed');
  };

  return {
    refuse,
    refuseTokenGone: (reply: FastifyReply) =>
      refuse(reply, 404, newsletterProblems.tokenInvalid, 'this link is not valid, or no longer valid'),
    /** Returns the site that the header names, else the host's; refuses an unknown one. */
    siteFor: (request: FastifyRequest, reply: FastifyReply): SiteCode | undefined => {
      const site = siteNamed(request, reply);
      if (site === undefined) refuse(reply, 400, newsletterProblems.siteUnknown, `${siteHeader} names no site`);
      return site;
    },
    validated: { attachValidation: true, preHandler: refuseInvalid } as const,
    /** of calls that change something */
    changing: { attachValidation: true, preValidation: refuseInPreview, preHandler: refuseInvalid } as const,
  };
};
