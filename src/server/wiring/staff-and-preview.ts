import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { openPreviewPath, type PreviewChoice, type PreviewOf } from '../../contracts/staff/preview.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PlanEntry, StaffDesk } from '../../contracts/staff/staff.contract.ts';
import type { Database } from '../../lib/database.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { AbTestService } from '../../services/abtest/abtest.service.ts';
import { previewRoutes } from '../../services/preview/preview.routes.ts';
import { createPreviewTokens } from '../../services/preview/preview-token.service.ts';
import type { PromotionService } from '../../services/promotion/promotion.service.ts';
import { createFailedAttempts } from '../../services/staff/failed-attempts.ts';
import { createOidc } from '../../services/staff/oidc.service.ts';
import { createStaffRepository } from '../../services/staff/staff.repository.ts';
import { staffRoutes } from '../../services/staff/staff.routes.ts';
import { createStaff, type StaffParts } from '../../services/staff/staff.service.ts';
import { createStaffTokens } from '../../services/staff/staff-token.service.ts';
import type { ThemeworldService } from '../../services/themeworld/themeworld.service.ts';
import { sites } from '../../sites/sites.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { tokenSecret } from '../config/secrets.ts';
import type { SiteHosts } from '../config/site-hosts.ts';

export interface StaffAndPreviewParts {
  readonly config: Config;
  readonly db: Database;
  readonly hosts: SiteHosts;
  readonly now: () => Date;
  readonly tests: AbTestService;
  readonly promotions: PromotionService;
  readonly themeworlds: ThemeworldService;
  readonly passwords: StaffParts['passwords'];
}

const cobraKeysOf = ({ COBRA_KEY_SET }: Config): JSONWebKeySet | undefined => {
  if (COBRA_KEY_SET === undefined) return undefined;
  try {
    const keys = JSON.parse(COBRA_KEY_SET) as JSONWebKeySet;
    if (Array.isArray(keys.keys)) return keys;
  } catch {
    // said below
  }
  throw new ConfigError('COBRA_KEY_SET must be a JSON Web Key Set like {"keys": […]}.');
};

const oidcOf = (config: Config, secret: string, now: () => Date) => {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = config;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError(
      'STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET belong together: set all or none.',
    );
  return createOidc({ settings: { issuer, clientId, clientSecret }, secret, now });
};

/** Who the staff are, what they want to see, and what a page may do for them. */
export const createStaffAndPreview = (parts: StaffAndPreviewParts) => {
  const { config, db, hosts, now, tests, promotions, themeworlds, passwords } = parts;
  const secret = tokenSecret(config);
  const isSecure = (site: SiteCode) => hosts.originOf(sites[site]).startsWith('https:');
  const originOf = (site: SiteCode) => hosts.originOf(sites[site]);
  const siteOf = (host: string | undefined) => hosts.siteOf(host).code;
  const repository = createStaffRepository(db);
  const staff = createStaff({ repository, passwords, now });
  const tokens = createStaffTokens({
    secret,
    repository,
    isSecure,
    now,
    ...omitNullish({ cobraKeys: cobraKeysOf(config) }),
  });
  const previews = createPreviewTokens({ secret, isSecure, now });
  const oidc = oidcOf(config, secret, now);

  const groupsOf = (site: SiteCode, { at, test }: PreviewChoice) =>
    tests.chosen(site, at, test && { test: test.name, group: test.group });

  /** A test that does not run on this site changes nothing here; its moment does. */
  const previewOf: PreviewOf = async (request, site) => {
    const member = await tokens.known(request, site);
    const choice = member && (await previews.chosen(request, member.name));
    if (!choice) return undefined;
    const abTests = groupsOf(site, choice) ?? groupsOf(site, { at: choice.at }) ?? {};
    return { at: choice.at, abTests, isPreview: true };
  };

  const entry = (
    kind: PlanEntry['kind'],
    name: string,
    place: string,
    from: Date | undefined,
    to: Date | undefined,
  ): PlanEntry => ({ kind, name, place, ...omitNullish({ from, to }) });

  const plan = async (site: SiteCode, from: Date, to: Date): Promise<PlanEntry[]> => [
    ...promotions.between(site, from, to).map((one) => entry('promotion', one.name, one.slot, one.from, one.to)),
    ...(await themeworlds.between(site, from, to)).map((one) =>
      entry('themeworld', one.title, one.section, one.valid_from, one.valid_to),
    ),
    ...tests.between(site, from, to).map((one) => {
      const groups = one.groups.map(({ name }) => name).join(', ');
      return entry('test', `${one.name} (${groups})`, one.owner, one.valid_from, one.valid_to);
    }),
  ];

  return {
    previewOf,
    isStaff: async (request: FastifyRequest) => Boolean(await tokens.known(request, siteOf(request.headers.host))),
    hasOidc: oidc !== undefined,
    desk: async (request: FastifyRequest): Promise<StaffDesk | undefined> => {
      const member = await tokens.known(request, siteOf(request.headers.host));
      return (
        member && {
          ...member,
          plan,
          previewLink: async (site, at) => `${originOf(site)}${openPreviewPath}?token=${await previews.link({ at })}`,
        }
      );
    },
    routes: (
      app: FastifyInstance,
      context: RouteContext,
      fail: (request: FastifyRequest, reply: FastifyReply, status: number, detail: string) => Promise<FastifyReply>,
    ): void => {
      staffRoutes(app, {
        ...context,
        staff,
        tokens,
        originOf,
        attempts: createFailedAttempts(now),
        ...omitNullish({ oidc }),
      });
      previewRoutes(app, {
        ...context,
        previews,
        staff: { known: tokens.known, renew: tokens.renew, clear: tokens.clear, signOut: staff.signOut },
        groupsOf,
        originOf,
        fail,
      });
    },
  };
};
