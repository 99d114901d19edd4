import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  checkauthPath,
  checkauthSchema,
  leavePreviewPath,
  logoutPath,
  openPreviewPath,
  previewHttpStatus,
  previewStatusSchema,
  previewTokenPath,
  previewTokenQuerySchema,
  renewPath,
  type CheckauthAnswer,
  type PreviewAnswer,
  type PreviewChoice,
  type PreviewTokenQuery,
} from '../../contracts/staff/preview.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { csrfHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { staffSignInPath, type StaffMember } from '../../contracts/staff/staff.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { PreviewTokens } from './preview-token.service.ts';
import { readChoice } from './preview.rules.ts';

export interface PreviewRouteParts extends Pick<RouteContext, 'siteOf' | 'now'> {
  readonly previews: PreviewTokens;
  readonly staff: {
    known(request: FastifyRequest, site: SiteCode): Promise<StaffMember | undefined>;
    renew(request: FastifyRequest, site: SiteCode): Promise<readonly string[] | undefined>;
    clear(site: SiteCode): readonly string[];
    /** everywhere, whatever cookies are left */
    signOut(name: string): Promise<unknown>;
  };
  /** groups of a moment, `undefined` where there is no such test or group then */
  readonly groupsOf: (site: SiteCode, choice: PreviewChoice) => Moment['abTests'] | undefined;
  readonly originOf: (site: SiteCode) => string;
  readonly fail: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    detail: string,
  ) => Promise<FastifyReply>;
}

const openQuerySchema = Type.Object({
  token: Type.String({ maxLength: 2048 }),
  to: Type.Optional(Type.String({ maxLength: 1000 })),
});

/**
 * PREV-3: only from the same origin although they are GETs. Browsers say where a call comes from; the header can be set by
 * scripts of the same origin alone.
 */
const isOwnCall = ({ headers }: FastifyRequest): boolean => {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') return false;
  if (headers.origin !== undefined && !headers.origin.endsWith(`://${headers.host}`)) return false;
  return from === 'same-origin' || headers[csrfHeader] !== undefined;
};

/** Answers of these routes are the bare body of the contract: `status` is a word there. */
export const previewRoutes = (app: FastifyInstance, parts: PreviewRouteParts): void => {
  const { previews, staff, groupsOf, siteOf, originOf, now, fail } = parts;
  const say = (reply: FastifyReply, answer: PreviewAnswer | CheckauthAnswer): FastifyReply =>
    reply.code(previewHttpStatus[answer.status]).send(answer);

  type Work = (
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
    site: SiteCode,
  ) => Promise<PreviewAnswer | CheckauthAnswer>;

  /** Staff, from our own page; anybody else hears one word. */
  const forStaff = (path: string, summary: string, schema: object, work: Work): void => {
    app.get(
      path,
      {
        attachValidation: true,
        schema: { tags: ['preview'], summary, ...schema },
        errorHandler: (error, request, reply) => {
          request.log.error({ err: error }, 'a call of the preview failed');
          void say(reply, { status: 'INTERNAL_ERROR' });
        },
      },
      async (request, reply) => {
        const site = siteOf(request.headers.host);
        const member = isOwnCall(request) ? await staff.known(request, site) : undefined;
        if (!member) return say(reply, { status: 'UNAUTHORIZED' });
        if (request.validationError) return say(reply, { status: 'BAD_REQUEST' });
        return say(reply, await work(request, reply, member, site));
      },
    );
  };
  const plain = { response: { '2xx': previewStatusSchema, '4xx': previewStatusSchema, '5xx': previewStatusSchema } };

  forStaff(
    checkauthPath,
    'whether this is staff, and what they have set',
    { response: { '2xx': checkauthSchema, '4xx': previewStatusSchema, '5xx': previewStatusSchema } },
    async (request, _reply, { name }) => {
      const choice = await previews.chosen(request, name);
      return {
        status: 'SUCCESS',
        dateTime: choice?.at.toISOString() ?? '',
        abTestName: choice?.test?.name ?? '',
        abTestGroup: choice?.test?.group ?? '',
      };
    },
  );

  forStaff(renewPath, 'prolongs the signing in', plain, async (request, reply, _member, site) => {
    const cookies = await staff.renew(request, site);
    if (cookies === undefined) return { status: 'UNAUTHORIZED' };
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return { status: 'SUCCESS' };
  });

  forStaff(logoutPath, 'ends preview and signing in', plain, async (_request, reply, { name }, site) => {
    await staff.signOut(name);
    reply.header('set-cookie', [...staff.clear(site), ...previews.clear(site)]);
    return { status: 'SUCCESS' };
  });

  forStaff(
    previewTokenPath,
    'sets moment and group; nothing chosen is now, and everybody’s group',
    { querystring: previewTokenQuerySchema, ...plain },
    async (request, reply, { name }, site) => {
      // Checked by the schema of the route.
      const choice = readChoice(request.query as PreviewTokenQuery, now());
      if (!choice || !groupsOf(site, choice)) return { status: 'BAD_REQUEST' };
      reply.header('set-cookie', [...(await previews.issue(choice, name, site))]);
      const token = await previews.link(choice);
      return { status: 'SUCCESS', link: `${originOf(site)}${openPreviewPath}?token=${token}` };
    },
  );

  app.get<{ Querystring: Static<typeof openQuerySchema> }>(
    openPreviewPath,
    { schema: { tags: ['preview'], summary: 'a shared preview, for staff', querystring: openQuerySchema } },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const member = await staff.known(request, site);
      if (!member) return reply.redirect(`${staffSignInPath}?back=${encodeURIComponent(request.url)}`, 302);
      const choice = await previews.ofLink(request.query.token);
      if (!choice) return fail(request, reply, 410, 'this preview link is over: ask for a new one');
      reply.header('set-cookie', [...(await previews.issue(choice, member.name, site))]);
      return reply.redirect(safePath(request.query.to) ?? '/', 302);
    },
  );

  app.post<{ Body: { back?: string } }>(
    leavePreviewPath,
    {
      schema: {
        tags: ['preview'],
        summary: 'ends a preview; a plain form of the mark',
        body: Type.Object({ back: Type.Optional(Type.String({ maxLength: 1000 })) }),
      },
    },
    (request, reply) => {
      reply.header('set-cookie', [...previews.clear(siteOf(request.headers.host))]);
      return reply.redirect(safePath(request.body.back) ?? '/', 303);
    },
  );
};
