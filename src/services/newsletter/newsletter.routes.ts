import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  baseDataSchema,
  doiAnswerSchema,
  subscribeAnswerSchema,
  subscriberSchema,
  subscribeSchema,
  tokenParamsSchema,
  updateSubscriberSchema,
  type BaseData,
  type SubscribeRequest,
  type UpdateSubscriber,
} from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  baseDataPath,
  doiPath,
  newsletterBases,
  newsletterProblems,
  subscriberPath,
  subscribersPath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import { siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { firstFault } from '../../lib/schema-faults.ts';
import { siteOfHeader } from '../../sites/site-header.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { NetworkLimit } from './network-limit.service.ts';
import { lookUpsAMinute, signUpsAMinute } from './newsletter.constants.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { wrongNames, type ProblemType } from './newsletter.rules.ts';

export interface NewsletterRouteParts {
  readonly newsletter: NewsletterService;
  readonly network: NetworkLimit;
  readonly siteOf: (host: string | undefined) => SiteCode;
  /** who is logged in by the token of the request's header (NEWS-7) */
  readonly customerOf: (request: FastifyRequest) => Promise<BaseData | undefined>;
  readonly now: () => Now;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string, members?: object) => FastifyReply;
}

interface TokenParams {
  readonly subscriberToken: string;
}

const problems = { 400: problemSchema, 404: problemSchema, 429: problemSchema };

/** NEWS-4, NEWS-7, NEWS-8 under both base paths. */
export const newsletterRoutes = (app: FastifyInstance, parts: NewsletterRouteParts): void => {
  const { newsletter, network, siteOf, customerOf, now, sendProblem } = parts;

  const refuse = (reply: FastifyReply, status: number, type: ProblemType, detail: string, members: object = {}) =>
    sendProblem(reply, status, detail, { type, ...members });
  const tokenGone = (reply: FastifyReply) =>
    refuse(reply, 404, newsletterProblems.tokenInvalid, 'this link is not valid, or not any more');

  /** What no schema knows. A wrong address is told as such, because the form shows it on its field (NEWS-5). */
  const refuseStrange = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.validationError) return undefined;
    const { place, text } = firstFault(request.validationError.validation ?? []);
    const type =
      request.method === 'POST' && place === '/email'
        ? newsletterProblems.emailInvalid
        : newsletterProblems.requestInvalid;
    return refuse(
      reply,
      400,
      type,
      `${request.validationError.validationContext}${place.replaceAll('/', '.')}: ${text}`,
    );
  };

  const siteFor = (request: FastifyRequest, reply: FastifyReply): SiteCode | undefined => {
    const site = siteOfHeader(request.headers[siteHeader], siteOf(request.headers.host));
    if (site === undefined) refuse(reply, 400, newsletterProblems.siteUnknown, `${siteHeader} names no site`);
    return site;
  };

  const shared = { attachValidation: true, preHandler: refuseStrange } as const;

  for (const base of newsletterBases) {
    app.post<{ Body: SubscribeRequest }>(
      base + subscribersPath,
      {
        ...shared,
        config: { perMinute: signUpsAMinute },
        schema: {
          tags: ['newsletter'],
          summary: 'asks an address for its confirmation by mail; answers the same whether it is known or not',
          body: subscribeSchema,
          response: { 202: subscribeAnswerSchema, ...problems },
        },
      },
      async (request, reply) => {
        const site = siteFor(request, reply);
        if (site === undefined) return reply;
        if (!network.take(request.ip, now()))
          return refuse(reply, 429, newsletterProblems.tooMany, 'too many sign-ups from this network today');
        const outcome = await newsletter.subscribe(site, request.body, { address: request.ip }, now());
        if (outcome.ok) return reply.code(202).send({ status: 'CONFIRMATION_NEEDED' });
        const { field, type } = outcome.fault;
        return refuse(reply, 400, type, `body.${field} is not what ${site} asks for`, { field });
      },
    );

    app.get<{ Params: TokenParams }>(
      base + subscriberPath,
      {
        ...shared,
        config: { perMinute: lookUpsAMinute },
        schema: {
          tags: ['newsletter'],
          summary: 'whom a link of a mail opens; changes nothing',
          params: tokenParamsSchema,
          response: { 200: subscriberSchema, ...problems },
        },
      },
      async (request, reply) => {
        const site = siteFor(request, reply);
        if (site === undefined) return reply;
        const answer = await newsletter.read(site, request.params.subscriberToken, now());
        return answer ?? tokenGone(reply);
      },
    );

    app.put<{ Params: TokenParams }>(
      base + doiPath,
      {
        ...shared,
        config: { perMinute: lookUpsAMinute },
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
        return outcome.ok ? outcome.answer : tokenGone(reply);
      },
    );

    app.put<{ Params: TokenParams; Body: UpdateSubscriber }>(
      base + subscriberPath,
      {
        ...shared,
        config: { perMinute: lookUpsAMinute },
        schema: {
          tags: ['newsletter'],
          summary: 'changes what a reader has told of themselves; what is not named stays',
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
          return refuse(reply, 400, newsletterProblems.nameInvalid, 'a name holds signs that names do not have');
        const { subscriberToken } = request.params;
        const answer = await newsletter.update(site, subscriberToken, request.body, { address: request.ip }, now());
        return answer ?? tokenGone(reply);
      },
    );
  }

  app.get(
    baseDataPath,
    {
      config: { perMinute: lookUpsAMinute },
      schema: {
        tags: ['newsletter'],
        summary: 'what the form may fill in of a customer who is logged in',
        response: { 200: baseDataSchema, 401: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await customerOf(request);
      return customer ?? refuse(reply, 401, newsletterProblems.loginMissing, 'nobody is logged in here');
    },
  );
};
