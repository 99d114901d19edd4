import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
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
import { cookieIn } from '../../lib/cookie-in.ts';
import type { StaffRepository } from './staff.repository.ts';

export interface StaffTokenParts {
  /** signs every kind of token; each kind has a key of its own made from it */
  readonly secret: string;
  readonly repository: Pick<StaffRepository, 'read'>;
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
  /** of the house's own staff system; none: its tokens are never valid */
  readonly cobraKeys?: JSONWebKeySet;
}

interface StaffClaims {
  readonly sub: string;
  readonly exp: number;
  /** hash of the companion */
  readonly key: string;
  /** ms since 1970: when it was issued, and when the signing in was */
  readonly at: number;
  readonly first: number;
}

interface Verified extends StaffMember {
  readonly first: number;
  readonly isOurs: boolean;
}

const algorithm = 'HS256';
const longestToken = 4096;
const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

export interface StaffTokens {
  known(request: StaffRequest, site: SiteCode): Promise<StaffMember | undefined>;
  /** whole `Set-Cookie` values for somebody who has just signed in */
  issue(name: string, site: SiteCode): Promise<readonly string[]>;
  /** PREV-3: prolongs our own token; another system's is that system's matter */
  renew(request: StaffRequest, site: SiteCode): Promise<readonly string[] | undefined>;
  /** takes every half away */
  clear(site: SiteCode): readonly string[];
}

/** Readable half and HttpOnly companion, as of visitors: a stolen readable value alone opens nothing. */
export const createStaffTokens = ({ secret, repository, isSecure, now, cobraKeys }: StaffTokenParts): StaffTokens => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kontor staff token', 32));
  const cobra = cobraKeys && createLocalJWKSet(cobraKeys);
  const nameOf = (cookie: { readonly secure: string; readonly plain: string }, site: SiteCode) =>
    cookie[isSecure(site) ? 'secure' : 'plain'];

  const halves = (request: StaffRequest, token: string, companion: string): readonly [string, string] | undefined => {
    const header = request.headers['cookie'];
    const cookies = typeof header === 'string' ? header : '';
    const [one, other] = [cookieIn(cookies, token), cookieIn(cookies, companion)];
    if (!one || !other || one.length > longestToken || other.length > longestToken) return undefined;
    return [one, other];
  };

  /** A token of ours is worth nothing once its bearer has signed out anywhere, or was removed, also when added again. */
  const isStillIn = async (claims: StaffClaims): Promise<boolean> => {
    const row = await repository.read(claims.sub);
    if (row === undefined || claims.at < row.created_at.getTime()) return false;
    return row.signed_out_at === null || row.signed_out_at.getTime() < claims.at;
  };

  const verified = async ([token, companion]: readonly [string, string]): Promise<StaffClaims | undefined> => {
    try {
      const { payload } = await jwtVerify<StaffClaims>(token, key, { algorithms: [algorithm], currentDate: now() });
      return payload.key === hashOf(companion) ? payload : undefined;
    } catch {
      // Forged, expired or no token at all: the same to us.
      return undefined;
    }
  };

  const ours = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const pair = halves(request, staffTokenCookie, nameOf(staffKeyCookie, site));
    if (!pair) return undefined;
    const claims = await verified(pair);
    // A database that is gone is a fault, not a stranger.
    return claims && (await isStillIn(claims)) ? { name: claims.sub, first: claims.first, isOurs: true } : undefined;
  };

  const theirs = async (request: StaffRequest, site: SiteCode): Promise<Verified | undefined> => {
    const pair = cobra && halves(request, cobraTokenCookie, nameOf(cobraKeyCookie, site));
    if (!pair || !cobra) return undefined;
    try {
      const { payload } = await jwtVerify<StaffClaims>(pair[0], cobra, {
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
        currentDate: now(),
        requiredClaims: ['sub', 'exp'],
      });
      return payload.key === hashOf(pair[1]) ? { name: `cobra:${payload.sub}`, first: 0, isOurs: false } : undefined;
    } catch {
      return undefined;
    }
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
