import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { longTermTokenPath } from '../../contracts/header-start.contract.ts';
import type { VisitorTokens } from '../../contracts/login.contract.ts';
import { problemSchema } from '../../contracts/problem.contract.ts';
import { csrfHeader } from '../../contracts/site.contract.ts';

export interface LoginRouteParts {
  readonly visitors: VisitorTokens;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string) => FastifyReply;
}

export const loginRoutes = (app: FastifyInstance, { visitors, sendProblem }: LoginRouteParts): void => {
  app.get(
    longTermTokenPath,
    {
      schema: {
        tags: ['login'],
        summary: 'sets the long-term token and its companion where there are none, or where they want to be renewed',
        headers: Type.Object({ [csrfHeader]: Type.Optional(Type.String()) }),
        response: { 204: Type.Null(), 403: problemSchema },
      },
    },
    async (request, reply) => {
      // It sets cookies: a foreign page must not make a visitor a stranger to the own cart.
      if (request.headers[csrfHeader] === undefined) {
        return sendProblem(reply, 403, `this call needs the header ${csrfHeader}`);
      }
      const { setCookies } = await visitors.welcome(request);
      if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
      return reply.code(204).send();
    },
  );
};
