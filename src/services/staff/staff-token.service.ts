import { hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { StaffRequest } from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cobraTokenCookie, staffTokenCookie } from '../../contracts/staff/staff-cookies.contract.ts';
import {
  cobraKeyCookie,
  staffKeyCookie,
  staffLongestSeconds,
  staffTokenLifeSeconds,
  type StaffMember,
} from '../../contracts/staff/staff.contract.ts';
import { createCobraTokens, type CobraTokenParts } from './cobra-token.service.ts';
import { halvesIn, hashOf, type TokenHalves } from './staff-token-halves.rules.ts';
import type { StaffRepository } from './staff.repository.ts';

export interface StaffTokenParts extends CobraTokenParts {
  /** The root secret; each kind of token is signed by a key derived from it. */
  readonly secret: string;
  readonly repository: Pick<StaffRepository, 'read'>;
  readonly isSecure: (site: SiteCode) => boolean;
}

interface StaffClaims {
  readonly sub: string;
  readonly exp: number;
  /** The hash of the companion. */
  readonly key: string;
  /** Times of issue and of the sign-in, in ms since 1970. */
  readonly at: number;
  readonly first: number;
}

interface Verified extends StaffMember {
  readonly first: number;
  readonly isOurs: boolean;
}

const algorithm = 'HS256';

export interface StaffTokens {
  known(request: StaffRequest, site: SiteCode): Promise<StaffMember | undefined>;
  /** The `Set-Cookie` values after a sign-in. */
  issue(name: string, site: SiteCode): Promise<readonly string[]>;
  /** PREV-3: prolongs our own token; a token of the company's staff system is renewed there. */
  renew(request: StaffRequest, site: SiteCode): Promise<readonly string[] | undefined>;
  /** The `Set-Cookie` values that delete every half. */
  clear(site: SiteCode): readonly string[];
}

/** Tokens of a readable half and an HttpOnly companion, like those of visitors: a stolen readable half opens nothing. */
export const createStaffTokens = (parts: StaffTokenParts): StaffTokens => {
  const { secret, repository, isSecure, now } = parts;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kontor staff token', 32));
  const cobra = createCobraTokens(parts);
  const nameOf = (cookie: { readonly secure: string; readonly plain: string }, site: SiteCode) =>
    cookie[isSecure(site) ? 'secure' : 'plain'];

  /** A sign-out anywhere ends every token of the name, and so does a removal, even where the name is added again. */
  const isStillIn = async (claims: StaffClaims): Promise<boolean> => {
    const row = await repository.read(claims.sub);
    if (row === undefined || claims.at < row.created_at.getTime()) return false;
    return row.signed_out_at === null || row.signed_out_at.getTime() < claims.at;
  };

  const verified = async ({ token, companion }: TokenHalves): Promise<StaffClaims | undefined> => {
    try {
      const { payload } = await jwtVerify<StaffClaims>(token, key, { algorithms: [algorithm], currentDate: now() });
      return payload.key === hashOf(companion) ? payload : undefined;
    } catch {
      // Forged, expired or malformed: refused alike.
      return undefined;
    }
  };

  const ours = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const halves = halvesIn(request, staffTokenCookie, nameOf(staffKeyCookie, site));
    if (!halves) return undefined;
    const claims = await verified(halves);
    // Throws while the database is unavailable: that is a fault, no refusal.
    return claims && (await isStillIn(claims)) ? { name: claims.sub, first: claims.first, isOurs: true } : undefined;
  };

  const theirs = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const halves = halvesIn(request, cobraTokenCookie, nameOf(cobraKeyCookie, site));
    const name = halves && (await cobra.nameIn(halves));
    return name === undefined ? undefined : { name, first: 0, isOurs: false };
  };

  const verify = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> =>
    (await ours(request, site)) ?? theirs(request, site);

  const cookiesOf = async (name: string, site: SiteCode, first: number): Promise<readonly string[]> => {
    const companion = randomBytes(24).toString('base64url');
    const at = now().getTime();
    const last = Math.min(
      Math.floor(at / 1000) + staffTokenLifeSeconds,
      Math.floor(first / 1000) + staffLongestSeconds,
    );
    const token = await new SignJWT({ key: hashOf(companion), at, first })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(name)
      .setExpirationTime(last)
      .sign(key);
    const kept = `Max-Age=${last - Math.floor(at / 1000)}; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`;
    return [`${staffTokenCookie}=${token}; ${kept}`, `${nameOf(staffKeyCookie, site)}=${companion}; ${kept}; HttpOnly`];
  };

  return {
    known: async (request, site) => {
      const found = await verify(request, site);
      return found && { name: found.name };
    },
    issue: (name, site) => cookiesOf(name, site, now().getTime()),
    renew: async (request, site) => {
      const found = await verify(request, site);
      if (!found) return undefined;
      return found.isOurs ? cookiesOf(found.name, site, found.first) : [];
    },
    clear: (site) =>
      [staffTokenCookie, nameOf(staffKeyCookie, site), cobraTokenCookie, nameOf(cobraKeyCookie, site)].map(
        (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`,
      ),
  };
};
