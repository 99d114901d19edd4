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
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { FailedAttempts } from './failed-attempts.ts';
import { oidcStateCookie, type Oidc } from './oidc.service.ts';
import { staffName } from './staff-name.rules.ts';
import type { Staff } from './staff.service.ts';
import type { StaffTokens } from './staff-token.service.ts';

export interface StaffRouteParts {
  readonly staff: Staff;
  readonly tokens: StaffTokens;
  /** by configuration alone */
  readonly oidc?: Oidc;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly originOf: (site: SiteCode) => string;
  readonly attempts: FailedAttempts;
}

/** From one address in a minute. */
const attemptsPerMinute = 10;

/** What can be no name is counted as one. */
const keyOf = (name: string): string => staffName(name) ?? '';

/** Logs hold no names; the same one can be told from others. */
const traceOf = (name: string): string => createHash('sha256').update(keyOf(name)).digest('hex').slice(0, 12);

const problemPath = (problem: 'wrong' | 'often' | 'oidc' | 'unlisted', back: string | undefined): string =>
  `${staffSignInPath}?problem=${problem}${back === undefined ? '' : `&back=${encodeURIComponent(back)}`}`;

/** Signing in of staff: a plain form, and the house's own sign-in where one is configured. */
export const staffRoutes = (app: FastifyInstance, parts: StaffRouteParts): void => {
  const { staff, tokens, oidc, siteOf, originOf, attempts } = parts;

  const letIn = async (reply: FastifyReply, name: string, site: SiteCode, back: string | undefined) => {
    reply.header('set-cookie', [...(await tokens.issue(name, site))]);
    return reply.redirect(back ?? staffTimelinePath, 303);
  };

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
      if (attempts.isPaused(keyOf(name))) {
        request.log.warn({ staff: trace }, 'a member of staff was tried too often');
        return reply.redirect(problemPath('often', back), 303);
      }
      const member = await staff.signIn(name, password);
      request.log.info({ staff: trace, ok: member !== undefined }, 'signing in of staff');
      if (!member) {
        attempts.note(keyOf(name));
        return reply.redirect(problemPath('wrong', back), 303);
      }
      return letIn(reply, member.name, siteOf(request.headers.host), back);
    },
  );

  if (!oidc) return;
  const callbackOf = (site: SiteCode) => `${originOf(site)}${staffOidcCallbackPath}`;

  app.get<{ Querystring: { back?: string } }>(
    staffOidcPath,
    {
      config: { perMinute: attemptsPerMinute },
      schema: { tags: ['staff'], summary: 'leads to the house’s own sign-in' },
    },
    async (request, reply) => {
      const back = safePath(request.query.back) ?? staffTimelinePath;
      try {
        const { url, setCookie } = await oidc.begin(callbackOf(siteOf(request.headers.host)), back);
        return await reply.header('set-cookie', setCookie).redirect(url, 302);
      } catch (err) {
        request.log.warn({ err }, 'the house’s own sign-in does not answer');
        return reply.redirect(problemPath('oidc', back), 302);
      }
    },
  );

  app.get(
    staffOidcCallbackPath,
    { config: { perMinute: attemptsPerMinute }, schema: { tags: ['staff'], summary: 'the way back from it' } },
    async (request: FastifyRequest, reply) => {
      const site = siteOf(request.headers.host);
      reply.header('set-cookie', `${oidcStateCookie}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`);
      try {
        const query = request.url.split('?')[1] ?? '';
        const { name, back } = await oidc.end(request.headers.cookie ?? '', callbackOf(site), query);
        const member = await staff.listed(name);
        const outcome = { staff: traceOf(name), ok: member !== undefined };
        request.log.info(outcome, 'signing in of staff by the house’s own sign-in');
        if (!member) return reply.redirect(problemPath('unlisted', safePath(back)), 302);
        return await letIn(reply, member.name, site, safePath(back));
      } catch (err) {
        request.log.warn({ err }, 'the house’s own sign-in was refused');
        return reply.redirect(problemPath('oidc', undefined), 302);
      }
    },
  );
};
