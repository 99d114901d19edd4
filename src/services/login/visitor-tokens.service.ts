import type {
  LoginClaims,
  LongTermClaims,
  TokenRequest,
  Visitor,
  VisitorTokens,
} from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { LoginFamilies } from './login-families.service.ts';
import type { LoginTokens } from './login-token.service.ts';
import type { LongTermTokens } from './long-term-token.service.ts';

export interface VisitorTokenParts {
  readonly loginTokens: LoginTokens;
  readonly longTerm: LongTermTokens;
  readonly siteOfRequest: (request: TokenRequest) => SiteCode;
}

const visitorOf = (site: SiteCode, { vid, lid }: Pick<LongTermClaims, 'vid' | 'lid'>): Visitor => ({
  site,
  visitorId: vid,
  ...(lid === undefined ? {} : { customerId: lid }),
});

/**
 * While the database is unavailable a signed token is accepted without asking whether its login has ended. The service
 * that the visitor calls then reports the fault itself.
 */
const unlessUnavailable = (check: Promise<boolean>): Promise<boolean> => check.catch(() => true);

/** The visitor behind a request: by the login token, else by what the long-term token remembers. */
export const createVisitorTokens = (
  { loginTokens, longTerm, siteOfRequest }: VisitorTokenParts,
  { isAlive, isRemembered, prolong }: LoginFamilies,
): VisitorTokens => {
  const loginOf = async (request: TokenRequest, site: SiteCode): Promise<LoginClaims | undefined> => {
    const claims = await loginTokens.claimsOf(request, site);
    return claims && (await unlessUnavailable(isAlive(claims))) ? claims : undefined;
  };
  const longTermOf = async (request: TokenRequest, site: SiteCode): Promise<LongTermClaims | undefined> => {
    const claims = await longTerm.claimsOf(request, site);
    return claims && (await unlessUnavailable(isRemembered(claims))) ? claims : undefined;
  };

  return {
    known: async (request) => {
      const site = siteOfRequest(request);
      const claims = (await loginOf(request, site)) ?? (await longTermOf(request, site));
      return claims && visitorOf(site, claims);
    },
    welcome: async (request) => {
      const site = siteOfRequest(request);
      const [login, before] = [await loginOf(request, site), await longTermOf(request, site)];
      const { visitor, setCookies } =
        before && !(longTerm.isPastRenewal(before) && (await prolong(before)))
          ? { visitor: visitorOf(site, before), setCookies: [] }
          : await longTerm.issue(site, before ?? {});
      return { visitor: login ? visitorOf(site, login) : visitor, setCookies };
    },
  };
};
