import type { LoginClaims, TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { LoginFamilies } from './login-families.service.ts';
import type { LoginTokens } from './login-token.service.ts';
import type { FamilyRow, LoginRepository } from './login.repository.ts';
import { decideRenewal } from './renewal.rules.ts';
import { secondsOf } from '../../lib/time/seconds.ts';

export interface RenewalParts {
  readonly loginTokens: LoginTokens;
  readonly repository: Pick<LoginRepository, 'family' | 'rotate' | 'endFamily'>;
  readonly siteOfRequest: (request: TokenRequest) => SiteCode;
  readonly now: () => Date;
}

export type Renewal =
  | { readonly code: 'RENEWED' | 'LONGEST'; readonly claims: LoginClaims; readonly setCookies: readonly string[] }
  | { readonly code: 'REFUSED'; readonly setCookies: readonly string[] };

const familyOf = ({ generation, rotated_at, ends_at, is_ended }: FamilyRow) => ({
  generation,
  rotatedAt: rotated_at,
  endsAt: ends_at,
  isEnded: is_ended,
});
const generationOf = ({ id, generation, rotated_at, ends_at }: FamilyRow) => ({
  family: id,
  generation,
  rotatedAt: rotated_at,
  endsAt: ends_at,
});

/** LOGIN-3: renews a login token. Throws while the database is unavailable: that is no refusal. */
export const createRenewal =
  (
    { loginTokens, repository, siteOfRequest, now }: RenewalParts,
    { forget }: Pick<LoginFamilies, 'forget'>,
  ): ((request: TokenRequest) => Promise<Renewal>) =>
  async (request) => {
    const site = siteOfRequest(request);
    const refused: Renewal = { code: 'REFUSED', setCookies: loginTokens.clear(site) };
    const claims = await loginTokens.claimsOf(request, site);
    if (!claims) return refused;
    const at = secondsOf(now());
    let row = await repository.family(claims.fam);
    if (!row) return refused;
    let decision = decideRenewal(familyOf(row), claims.gen, at);
    if (decision === 'renew') {
      const rotated = await repository.rotate(claims.fam, claims.gen, at);
      // Another tab has renewed the login meanwhile: both tabs get the same token.
      row = rotated ?? (await repository.family(claims.fam)) ?? row;
      decision = rotated ? 'renew' : decideRenewal(familyOf(row), claims.gen, at);
    }
    if (decision === 'longest') return { code: 'LONGEST', claims, setCookies: [] };
    if (decision === 'renew' || decision === 'repeat') {
      const account = { id: claims.lid, visitorId: claims.vid };
      return { code: 'RENEWED', ...(await loginTokens.issue(site, account, generationOf(row))) };
    }
    if (decision === 'replayed') await repository.endFamily(claims.fam);
    forget(claims.fam);
    return refused;
  };
