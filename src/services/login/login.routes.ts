import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { AccountOutcome, LoginAsked } from '../../contracts/customer/account.contract.ts';
import { longTermTokenPath } from '../../contracts/customer/header-start.contract.ts';
import {
  customerInfoPath,
  customerInfoSchema,
  loginAnswerSchema,
  loginPath,
  loginRequestSchema,
  logoutPath,
  renewAnswerSchema,
  renewLoginPath,
  type CustomerInfo,
  type TokenRequest,
} from '../../contracts/customer/login.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { csrfHeader } from '../../contracts/shop/site.contract.ts';
import type { Logins } from './logins.service.ts';

export interface LoginRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly logins: Pick<Logins, 'visitors' | 'person' | 'renew' | 'end'>;
  readonly login: (asked: LoginAsked) => Promise<AccountOutcome>;
  readonly infoOf: (customerId: string) => Promise<CustomerInfo | undefined>;
}

const ourHeader = Type.Object({ [csrfHeader]: Type.Optional(Type.String()) });
const setCookies = (reply: FastifyReply, cookies: readonly string[] = []): void => {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
};
const secondsUntilAgain = 5;

/** LOGIN-1, LOGIN-2, LOGIN-5: the JSON calls of logins. The forms of the pages call the same services. */
export const loginRoutes = (app: FastifyInstance, parts: LoginRouteParts): void => {
  sessionRoutes(app, parts);
  renewalRoute(app, parts);
  visitorRoutes(app, parts);
};

const sessionRoutes = (app: FastifyInstance, { logins, login, sendProblem }: LoginRouteParts): void => {
  const refuse = (reply: FastifyReply, outcome: Extract<AccountOutcome, { ok: false }>): FastifyReply => {
    if (outcome.code === 'TOO_MANY') {
      reply.header('retry-after', outcome.seconds);
      return sendProblem(reply, 429, 'too many attempts, wait a while', { result: 'SERVICE_UNAVAILABLE' });
    }
    if (outcome.code === 'UNAUTHORIZED') {
      return sendProblem(reply, 401, 'address or password is wrong', { result: 'UNAUTHORIZED' });
    }
    reply.header('retry-after', secondsUntilAgain);
    return sendProblem(reply, 503, 'logins are unavailable now', { result: 'SERVICE_UNAVAILABLE' });
  };

  app.post<{ Body: Static<typeof loginRequestSchema> }>(
    loginPath,
    {
      schema: {
        tags: ['login'],
        summary: 'sets the login token and its companion; same response and time for known and unknown addresses',
        body: loginRequestSchema,
        response: { 200: loginAnswerSchema, 401: problemSchema, 429: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      const { email, password, remember = false } = request.body;
      const outcome = await login({ request, address: request.ip, email, password, remember });
      if (!outcome.ok) return refuse(reply, outcome);
      setCookies(reply, outcome.setCookies);
      return { result: 'SUCCESS' as const };
    },
  );

  app.post(
    logoutPath,
    {
      schema: {
        tags: ['login'],
        summary: 'ends the login, and the account is no longer remembered on the device',
        body: Type.Object({}, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      setCookies(reply, await logins.end(request));
      return reply.code(204).send();
    },
  );
};

const renewalRoute = (app: FastifyInstance, { logins, sendProblem }: LoginRouteParts): void => {
  app.post(
    renewLoginPath,
    {
      schema: {
        tags: ['login'],
        summary: '201 with a new token, 200 where the login has reached its maximum life, 401 where it is refused',
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: renewAnswerSchema, 201: renewAnswerSchema, 401: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      let renewal;
      try {
        renewal = await logins.renew(request);
      } catch (err) {
        request.log.error({ err }, 'a login could not be renewed');
        return sendProblem(reply, 503, 'logins cannot be renewed now');
      }
      setCookies(reply, renewal.setCookies);
      if (renewal.code === 'REFUSED') return sendProblem(reply, 401, 'this login has ended');
      const { exp, ren } = renewal.claims;
      return reply.code(renewal.code === 'RENEWED' ? 201 : 200).send({ exp, ren });
    },
  );
};

const visitorRoutes = (app: FastifyInstance, { logins, infoOf, sendProblem }: LoginRouteParts): void => {
  app.get(
    longTermTokenPath,
    {
      schema: {
        tags: ['login'],
        summary: 'sets the long-term token and its companion where they are missing or due for renewal',
        headers: ourHeader,
        response: { 204: Type.Null(), 403: problemSchema },
      },
    },
    async (request, reply) => {
      // A cross-site request must not replace the visitor's token and orphan the cart.
      if (request.headers[csrfHeader] === undefined) {
        return sendProblem(reply, 403, `this call needs the header ${csrfHeader}`);
      }
      setCookies(reply, (await logins.visitors.welcome(request)).setCookies);
      return reply.code(204).send();
    },
  );

  app.get<{ Params: { loginId: string } }>(
    customerInfoPath,
    {
      schema: {
        tags: ['login'],
        summary: 'the customer who is logged in; 403 for the id of another customer',
        params: Type.Object({ loginId: Type.String({ maxLength: 64 }) }),
        response: { 200: customerInfoSchema, 401: problemSchema, 403: problemSchema },
      },
    },
    async (request, reply) => {
      const person = await logins.person(request satisfies TokenRequest);
      if (person.status !== 'LOGGED_IN') return sendProblem(reply, 401, 'this call needs a login');
      if (person.customerId !== request.params.loginId)
        return sendProblem(reply, 403, 'the login belongs to another account');
      return (await infoOf(person.customerId)) ?? sendProblem(reply, 401, 'this call needs a login');
    },
  );
};
