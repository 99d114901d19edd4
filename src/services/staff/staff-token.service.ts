import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { StaffRole } from '../../contracts/staff/desk.contract.ts';
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
import { keyRing, type KeyRing } from '../../lib/key-ring.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { createCobraTokens, type CobraTokenParts } from './cobra-token.service.ts';
import { halvesIn, hashOf, type TokenHalves } from './staff-token-halves.rules.ts';
import type { StaffRepository, StaffRow } from './staff.repository.ts';

export interface StaffTokenParts extends CobraTokenParts {
  /** New tokens are signed with the first secret; tokens of the others stay valid. */
  readonly secrets: readonly string[];
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
  /** given by the provider at the sign-in, in the place of the list's */
  readonly role?: StaffRole;
}

interface Verified extends StaffMember {
  readonly first: number;
  readonly given?: StaffRole;
  readonly isOurs: boolean;
}

export interface StaffTokens {
  known(request: StaffRequest, site: SiteCode): Promise<StaffMember | undefined>;
  /** The `Set-Cookie` values after a sign-in. */
  issue(name: string, site: SiteCode, role?: StaffRole): Promise<readonly string[]>;
  /** PREV-3: prolongs our own token; a token of the company's staff system is renewed there. */
  renew(request: StaffRequest, site: SiteCode): Promise<readonly string[] | undefined>;
  /** The `Set-Cookie` values that delete every half. */
  clear(site: SiteCode): readonly string[];
}

/** Returns the claims of a token that was signed by one of the keys and has this companion. */
const verifiedBy = async (
  keys: KeyRing,
  currentDate: Date,
  { token, companion }: TokenHalves,
): Promise<StaffClaims | undefined> => {
  try {
    const claims = await keys.verify<StaffClaims>(token, { currentDate });
    return claims.key === hashOf(companion) ? claims : undefined;
  } catch {
    // Forged, expired or malformed: refused alike.
    return undefined;
  }
};

/** Tokens of a readable half and an HttpOnly companion, like those of visitors: a stolen readable half opens nothing. */
export const createStaffTokens = (parts: StaffTokenParts): StaffTokens => {
  const { secrets, repository, isSecure, now } = parts;
  const keys = keyRing(secrets, 'kontor staff token');
  const cobra = createCobraTokens(parts);
  const nameOf = (cookie: { readonly secure: string; readonly plain: string }, site: SiteCode) =>
    cookie[isSecure(site) ? 'secure' : 'plain'];

  /** A sign-out anywhere ends every token of the name, and so does a removal, even where the name is added again. */
  const rowOf = async (claims: StaffClaims): Promise<StaffRow | undefined> => {
    const row = await repository.read(claims.sub);
    if (row === undefined || claims.at < row.created_at.getTime()) return undefined;
    return row.signed_out_at === null || row.signed_out_at.getTime() < claims.at ? row : undefined;
  };

  const ours = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const halves = halvesIn(request, staffTokenCookie, nameOf(staffKeyCookie, site));
    if (!halves) return undefined;
    const claims = await verifiedBy(keys, now(), halves);
    // Throws while the database is unavailable: that is a fault, no refusal.
    const row = claims && (await rowOf(claims));
    if (!row) return undefined;
    // Read at each request: a role that is taken away is gone with the next call.
    const role = claims.role ?? row.role ?? undefined;
    const { role: given } = claims;
    return { name: claims.sub, first: claims.first, isOurs: true, ...omitNullish({ role, given }) };
  };

  const theirs = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const halves = halvesIn(request, cobraTokenCookie, nameOf(cobraKeyCookie, site));
    const name = halves && (await cobra.nameIn(halves));
    return name === undefined ? undefined : { name, first: 0, isOurs: false };
  };

  const verify = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> =>
    (await ours(request, site)) ?? theirs(request, site);

  const cookiesOf = async (
    name: string,
    site: SiteCode,
    first: number,
    role: StaffRole | undefined,
  ): Promise<readonly string[]> => {
    const companion = randomBytes(24).toString('base64url');
    const at = now().getTime();
    const last = Math.min(
      Math.floor(at / 1000) + staffTokenLifeSeconds,
      Math.floor(first / 1000) + staffLongestSeconds,
    );
    const unsigned = new SignJWT({ key: hashOf(companion), at, first, ...omitNullish({ role }) });
    const token = await keys.sign(unsigned.setSubject(name).setExpirationTime(last));
    const kept = `Max-Age=${last - Math.floor(at / 1000)}; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`;
    return [`${staffTokenCookie}=${token}; ${kept}`, `${nameOf(staffKeyCookie, site)}=${companion}; ${kept}; HttpOnly`];
  };

  return {
    known: async (request, site) => {
      const found = await verify(request, site);
      return found && { name: found.name, ...omitNullish({ role: found.role }) };
    },
    issue: (name, site, role) => cookiesOf(name, site, now().getTime(), role),
    renew: async (request, site) => {
      const found = await verify(request, site);
      if (!found) return undefined;
      return found.isOurs ? cookiesOf(found.name, site, found.first, found.given) : [];
    },
    clear: (site) =>
      [staffTokenCookie, nameOf(staffKeyCookie, site), cobraTokenCookie, nameOf(cobraKeyCookie, site)].map(
        (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`,
      ),
  };
};
