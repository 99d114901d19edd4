import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { mailboxLetterPath, type Mailbox } from '../../contracts/shop/mail.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';

export interface MailboxRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly mailbox: Mailbox;
  readonly isOfThisMachine: (request: FastifyRequest) => boolean;
  /** of all sites: a mail of one site may be read on the host of another, or at the address of a process */
  readonly origins: readonly string[];
}

/** A mail has inline styles and pictures of its site, and may run nothing; its links open in a new tab. */
const letterPolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${origins.join(' ')}`,
    "frame-ancestors 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; ');

const paramsSchema = Type.Object({ mailId: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });
const querySchema = Type.Object({ as: Type.Optional(Type.Enum(['html', 'text'])) });

/** The mails of a demo without a mail server, for requests from the same machine only. */
export const mailboxRoutes = (
  app: FastifyInstance,
  { mailbox, isOfThisMachine, origins, sendProblem }: MailboxRouteParts,
): void => {
  const policy = letterPolicy(origins);
  app.get<{ Params: { mailId: string }; Querystring: { as?: 'html' | 'text' } }>(
    mailboxLetterPath,
    { schema: { hide: true, params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      const letter = isOfThisMachine(request) ? await mailbox.read(request.params.mailId) : undefined;
      if (!letter) return sendProblem(reply, 404, 'this mail does not exist');
      if (request.query.as === 'text') return reply.type('text/plain; charset=utf-8').send(letter.text);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .send(letter.html);
    },
  );
};
