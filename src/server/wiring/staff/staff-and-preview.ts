import type { FastifyRequest } from 'fastify';
import { openPreviewPath, type PreviewChoice, type PreviewOf } from '../../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { staffDeviceCookie, type StaffDesk } from '../../../contracts/staff/staff.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { createDevices } from '../../../services/login/devices.service.ts';
import { createPasswords } from '../../../services/login/password-hash.service.ts';
import { staffOrderRoutes } from '../../../services/order/after/staff-orders.routes.ts';
import { previewRoutes } from '../../../services/preview/preview.routes.ts';
import { isFromDesk } from '../../../services/preview/preview.rules.ts';
import { createPreviewTokens, type PreviewTokens } from '../../../services/preview/preview-token.service.ts';
import { createStaffRepository } from '../../../services/staff/staff.repository.ts';
import { staffRoutes } from '../../../services/staff/staff.routes.ts';
import { createStaff } from '../../../services/staff/staff.service.ts';
import { createStaffTokens } from '../../../services/staff/staff-token.service.ts';
import { sites } from '../../../sites/sites.ts';
import { sendProblem } from '../../http/problems.ts';
import type { ShopContext } from '../shop-context.ts';
import { cobraKeysOf, oidcOf } from './staff-keys.ts';
import { createStaffPlan, type StaffPlanParts } from './staff-plan.ts';

/** Returns the maker of links that open a site at a moment for staff. */
const previewLinks =
  (previews: Pick<PreviewTokens, 'link'>, originOf: (site: SiteCode) => string) =>
  async (site: SiteCode, choice: PreviewChoice, to?: string): Promise<string> => {
    const query = new URLSearchParams({ token: await previews.link(choice), ...omitNullish({ to }) });
    return `${originOf(site)}${openPreviewPath}?${query}`;
  };

/** Returns what a link shares with the member of staff who sends this request. */
const sharedPreviews =
  (
    previews: Pick<PreviewTokens, 'issue' | 'ofLink'>,
    { headers }: FastifyRequest,
    name: string,
    site: SiteCode,
  ): StaffDesk['sharedPreview'] =>
  async (token) => {
    const choice = await previews.ofLink(token);
    return (
      choice && {
        choice,
        isFromDesk: isFromDesk(headers.referer, headers.host ?? ''),
        open: () => previews.issue(choice, name, site),
      }
    );
  };

/** Composes the staff's sign-in and previews with their routes, and returns what pages need of both. */
export const composeStaff = (
  context: ShopContext,
  parts: StaffPlanParts & Pick<StaffDesk, 'withdrawals' | 'orders'>,
) => {
  const { app, attempts, config, db, hosts, isSecure, now, secrets, siteOf } = context;
  const { tests, withdrawals, orders } = parts;
  const originOf = (site: SiteCode) => hosts.originOf(sites[site]);
  const repository = createStaffRepository(db);
  const staff = createStaff({ repository, passwords: createPasswords(), now });
  const tokens = createStaffTokens({
    secrets,
    repository,
    isSecure,
    now,
    ...omitNullish({ cobraKeys: cobraKeysOf(config) }),
  });
  const previews = createPreviewTokens({ secrets, isSecure, now });
  const oidc = oidcOf(config, secrets, now);
  const plan = createStaffPlan(parts);

  const groupsOf = (site: SiteCode, { at, test }: PreviewChoice) =>
    tests.chosen(site, at, test && { test: test.name, group: test.group });

  const memberOf = (request: FastifyRequest) => tokens.known(request, siteOf(request.headers.host));

  /** A chosen test that does not run on this site is ignored here; the chosen moment applies. */
  const previewOf: PreviewOf = async (request, site) => {
    const member = await tokens.known(request, site);
    const choice = member && (await previews.chosen(request, member.name));
    if (!choice) return undefined;
    const { at, release } = choice;
    const abTests = groupsOf(site, choice) ?? groupsOf(site, { at }) ?? {};
    // DESK-4: read at each request, so that drafts are closed to a member whose role was taken away.
    const drafts = release !== undefined && member.role !== undefined ? { release } : {};
    return { at, abTests, isPreview: true, ...drafts };
  };

  staffRoutes(app, {
    staff,
    tokens,
    siteOf,
    originOf,
    attempts,
    devices: createDevices({ secrets, cookie: staffDeviceCookie, isSecure, now }),
    ...omitNullish({ oidc }),
  });
  staffOrderRoutes(app, { orders, staffOf: memberOf, sendProblem });
  previewRoutes(app, {
    previews,
    staff: { known: tokens.known, renew: tokens.renew, clear: tokens.clear, signOut: staff.signOut },
    groupsOf,
    siteOf,
    originOf,
    isRelease: async (id) => (await createDeskRepository(db).release(id)) !== undefined,
    now,
  });

  const previewLink = previewLinks(previews, originOf);

  return {
    previewOf,
    previewLink,
    staffOf: memberOf,
    isStaff: async (request: FastifyRequest): Promise<boolean> => Boolean(await memberOf(request)),
    hasOidc: oidc !== undefined,
    desk: async (request: FastifyRequest): Promise<StaffDesk | undefined> => {
      const member = await memberOf(request);
      return (
        member && {
          ...member,
          plan,
          withdrawals,
          previewLink: (site, at) => previewLink(site, { at }),
          sharedPreview: sharedPreviews(previews, request, member.name, siteOf(request.headers.host)),
          orders,
        }
      );
    },
  };
};
export type StaffAndPreview = ReturnType<typeof composeStaff>;
