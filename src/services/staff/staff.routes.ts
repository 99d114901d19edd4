import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  staffOidcCallbackPath,
  staffOidcPath,
  staffSignInFormPath,
  staffSignInPath,
  staffSignInSchema,
  staffTimelinePath,
  type StaffSignIn,
} from '../../contracts/staff/staff.contract.ts';
import type { AttemptKeeping, TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { StaffRole } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { safePath } from '../../lib/safe-path.ts';
import { readTrace, traceHeader } from '../../lib/trace-context.ts';
import { isOutage, oidcStateCookie, type Oidc } from './oidc.service.ts';
import { staffName } from './staff-name.rules.ts';
import type { Staff } from './staff.service.ts';
import type { StaffTokens } from './staff-token.service.ts';

export interface StaffRouteParts extends Pick<RouteContext, 'siteOf'> {
  readonly staff: Staff;
  readonly tokens: StaffTokens;
  /** Present where a provider is configured. */
  readonly oidc?: Oidc;
  readonly originOf: (site: SiteCode) => string;
  readonly attempts: Pick<AttemptKeeping, 'take' | 'succeeded'>;
  /** devices on which a member has signed in: strangers cannot use up their attempts */
  readonly devices: {
    idOf(request: TokenRequest, site: SiteCode, name: string): Promise<string | undefined>;
    issue(site: SiteCode, name: string): Promise<string>;
  };
}

/** The limit for one network address. */
const attemptsPerMinute = 10;

/** Invalid names share one key. */
const keyOf = (name: string): string => staffName(name) ?? '';

/** Logs hold this hash in the place of a name, so that the attempts on one name can be found. */
const traceOf = (name: string): string => createHash('sha256').update(keyOf(name)).digest('hex').slice(0, 12);

const problemPath = (problem: 'wrong' | 'often' | 'oidc' | 'silent' | 'unlisted', back: string | undefined): string =>
  `${staffSignInPath}?problem=${problem}${back === undefined ? '' : `&back=${encodeURIComponent(back)}`}`;

const problemOf = (fault: unknown): 'oidc' | 'silent' => (isOutage(fault) ? 'silent' : 'oidc');

type LetIn = (
  reply: FastifyReply,
  name: string,
  site: SiteCode,
  back: string | undefined,
  role?: StaffRole | null,
) => Promise<FastifyReply>;

/** Sign-in of staff: a plain form, and the company's provider where one is configured. */
export const staffRoutes = (app: FastifyInstance, parts: StaffRouteParts): void => {
  const { tokens, oidc, devices } = parts;
  /** Sets the cookies of a member, with the role that the provider gave, and leads back. */
  const letIn: LetIn = async (reply, name, site, back, role) => {
    reply.header('set-cookie', [
      ...(await tokens.issue(name, site, role ?? undefined)),
      await devices.issue(site, name),
    ]);
    return reply.redirect(back ?? staffTimelinePath, 303);
  };
  passwordRoute(app, parts, letIn);
  if (oidc) providerRoutes(app, { ...parts, oidc }, letIn);
};

const passwordRoute = (
  app: FastifyInstance,
  { staff, siteOf, attempts, devices }: StaffRouteParts,
  letIn: LetIn,
): void => {
  app.post<{ Body: StaffSignIn }>(
    staffSignInFormPath,
    {
      config: { perMinute: attemptsPerMinute },
      schema: { tags: ['staff'], summary: 'signs a member of staff in; a plain form', body: staffSignInSchema },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const back = safePath(request.body.back);
      const trace = traceOf(name);
      const site = siteOf(request.headers.host);
      const account = keyOf(name);
      const device = await devices.idOf(request, site, account);
      const attempt = { account, address: request.ip, ...omitNullish({ device }) };
      if ((await attempts.take('staff', attempt)) > 0) {
        request.log.warn({ staff: trace }, 'too many wrong passwords for a member of staff');
        return reply.redirect(problemPath('often', back), 303);
      }
      const member = await staff.signIn(name, password);
      request.log.info({ staff: trace, ok: member !== undefined }, 'staff sign-in');
      if (!member) return reply.redirect(problemPath('wrong', back), 303);
      await attempts.succeeded('staff', attempt);
      return letIn(reply, member.name, site, back);
    },
  );
};

const providerRoutes = (
  app: FastifyInstance,
  { staff, oidc, siteOf, originOf }: StaffRouteParts & { readonly oidc: Oidc },
  letIn: LetIn,
): void => {
  const callbackOf = (site: SiteCode) => `${originOf(site)}${staffOidcCallbackPath}`;

  app.get<{ Querystring: { back?: string } }>(
    staffOidcPath,
    {
      config: { perMinute: attemptsPerMinute },
      schema: { tags: ['staff'], summary: 'redirects to the company’s sign-in' },
    },
    async (request, reply) => {
      const back = safePath(request.query.back) ?? staffTimelinePath;
      try {
        const callback = callbackOf(siteOf(request.headers.host));
        const { url, setCookie } = await oidc.begin(callback, back, readTrace(request.headers[traceHeader]));
        return await reply.header('set-cookie', setCookie).redirect(url, 302);
      } catch (err) {
        request.log.warn({ err }, 'the staff sign-in provider does not respond');
        return reply.redirect(problemPath(problemOf(err), back), 302);
      }
    },
  );

  app.get(
    staffOidcCallbackPath,
    {
      config: { perMinute: attemptsPerMinute },
      schema: { tags: ['staff'], summary: 'the callback of the company’s sign-in' },
    },
    async (request: FastifyRequest, reply) => {
      const site = siteOf(request.headers.host);
      reply.header('set-cookie', `${oidcStateCookie}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`);
      try {
        const query = request.url.split('?')[1] ?? '';
        const trace = readTrace(request.headers[traceHeader]);
        const { name, back, role } = await oidc.end(request.headers.cookie ?? '', callbackOf(site), query, trace);
        const member = role === null ? undefined : await staff.listed(name);
        const outcome = { staff: traceOf(name), ok: member !== undefined };
        request.log.info(outcome, 'staff sign-in by the provider');
        if (!member) return reply.redirect(problemPath('unlisted', safePath(back)), 302);
        return await letIn(reply, member.name, site, safePath(back), role);
      } catch (err) {
        request.log.warn({ err }, 'a sign-in by the provider failed');
        return reply.redirect(problemPath(problemOf(err), undefined), 302);
      }
    },
  );
};
