import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  checkauthPath,
  checkauthSchema,
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
import type { StaffMember } from '../../contracts/staff/staff.contract.ts';
import { isOriginOf } from '../../lib/host-name.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { leavePreviewRoute } from './leave-preview.routes.ts';
import type { PreviewTokens } from './preview-token.service.ts';
import { readChoice } from './preview.rules.ts';

export interface PreviewRouteParts extends Pick<RouteContext, 'now' | 'siteOf'> {
  readonly previews: PreviewTokens;
  readonly staff: {
    known(request: FastifyRequest, site: SiteCode): Promise<StaffMember | undefined>;
    renew(request: FastifyRequest, site: SiteCode): Promise<readonly string[] | undefined>;
    clear(site: SiteCode): readonly string[];
    /** ends all sessions of the member, on every device */
    signOut(name: string): Promise<unknown>;
  };
  /** returns the groups of a moment; `undefined` if the chosen test or group does not exist then */
  readonly groupsOf: (site: SiteCode, choice: PreviewChoice) => Moment['abTests'] | undefined;
  readonly originOf: (site: SiteCode) => string;
  /** whether there is this release */
  readonly isRelease: (id: number) => Promise<boolean>;
}

/**
 * PREV-3: only from the same origin although they are GETs. Browsers say where a call comes from; the header can be set by
 * scripts of the same origin alone.
 */
const isOwnCall = ({ headers }: FastifyRequest): boolean => {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') return false;
  if (headers.origin !== undefined && !isOriginOf(headers.origin, headers.host ?? '')) return false;
  return from === 'same-origin' || headers[csrfHeader] !== undefined;
};

type Work = (
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember,
  site: SiteCode,
) => Promise<PreviewAnswer | CheckauthAnswer>;

const send = (reply: FastifyReply, answer: PreviewAnswer | CheckauthAnswer): FastifyReply =>
  reply.code(previewHttpStatus[answer.status]).send(answer);

/** Registers a call for staff from our own pages; other callers get UNAUTHORIZED alone. */
const staffCalls =
  (app: FastifyInstance, { staff, siteOf }: Pick<PreviewRouteParts, 'staff' | 'siteOf'>) =>
  (path: string, summary: string, schema: object, work: Work): void => {
    app.get(
      path,
      {
        attachValidation: true,
        schema: { tags: ['preview'], summary, ...schema },
        errorHandler: (error, request, reply) => {
          request.log.error({ err: error }, 'a preview call failed');
          void send(reply, { status: 'INTERNAL_ERROR' });
        },
      },
      async (request, reply) => {
        const site = siteOf(request.headers.host);
        const member = isOwnCall(request) ? await staff.known(request, site) : undefined;
        if (!member) return send(reply, { status: 'UNAUTHORIZED' });
        if (request.validationError) return send(reply, { status: 'BAD_REQUEST' });
        return send(reply, await work(request, reply, member, site));
      },
    );
  };

/** The contract's JSON calls. Their errors are not problem JSON: `status` is a word of the contract. */
export const previewRoutes = (app: FastifyInstance, parts: PreviewRouteParts): void => {
  const { previews, staff, groupsOf, originOf, isRelease, now } = parts;
  const forStaff = staffCalls(app, parts);
  const plain = { response: { '2xx': previewStatusSchema, '4xx': previewStatusSchema, '5xx': previewStatusSchema } };

  forStaff(
    checkauthPath,
    'whether the caller is staff, and the settings of their preview',
    { response: { '2xx': checkauthSchema, '4xx': previewStatusSchema, '5xx': previewStatusSchema } },
    async (request, _reply, { name, role }) => {
      const choice = await previews.chosen(request, name);
      return {
        status: 'SUCCESS',
        dateTime: choice?.at.toISOString() ?? '',
        abTestName: choice?.test?.name ?? '',
        abTestGroup: choice?.test?.group ?? '',
        ...(role === undefined ? {} : { release: String(choice?.release ?? '') }),
      };
    },
  );

  forStaff(renewPath, 'renews the staff session', plain, async (request, reply, _member, site) => {
    const cookies = await staff.renew(request, site);
    if (cookies === undefined) return { status: 'UNAUTHORIZED' };
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return { status: 'SUCCESS' };
  });

  forStaff(logoutPath, 'ends the preview and the staff session', plain, async (_request, reply, { name }, site) => {
    await staff.signOut(name);
    reply.header('set-cookie', [...staff.clear(site), ...previews.clear(site)]);
    return { status: 'SUCCESS' };
  });

  forStaff(
    previewTokenPath,
    'sets moment, test group and release; without a choice: now, and the groups of visitors',
    { querystring: previewTokenQuerySchema, ...plain },
    async (request, reply, { name, role }, site) => {
      // Checked by the schema of the route.
      const choice = readChoice(request.query as PreviewTokenQuery, now());
      if (!choice || !groupsOf(site, choice)) return { status: 'BAD_REQUEST' };
      const { release } = choice;
      const mayShow = release === undefined || (role !== undefined && (await isRelease(release)));
      if (!mayShow) return { status: 'BAD_REQUEST' };
      reply.header('set-cookie', [...(await previews.issue(choice, name, site))]);
      const token = await previews.link(choice);
      return { status: 'SUCCESS', link: `${originOf(site)}${openPreviewPath}?token=${token}` };
    },
  );

  leavePreviewRoute(app, parts);
};
