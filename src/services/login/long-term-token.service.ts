import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { longTermTokenHeader } from '../../contracts/cart.contract.ts';
import {
  longTermKeyCookie,
  longTermTokenCookie,
  longTermTokenLifeSeconds,
  longTermTokenRenewalSeconds,
  type LongTermClaims,
  type TokenRequest,
  type VisitorTokens,
} from '../../contracts/login.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';

export interface LongTermTokenParts {
  /** signs every kind of token; each kind has a key of its own made from it */
  readonly secret: string;
  readonly siteOf: (host: string | undefined) => SiteCode;
  /** whether visitors reach the site by https */
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

const algorithm = 'HS256';
/** Ours have under 400 signs; longer ones are not worth looking at. */
const longestToken = 1024;
/** Verifying costs a hundred times what looking up does; visitors come again and again. */
const rememberedTokens = 10_000;

const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' || value === undefined ? value : value[0];

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * The visitor's long-term token: a signed readable half and an HttpOnly companion, whose hash stands in it. A stolen header
 * value alone opens nothing, and neither does a companion without its token.
 */
export const createLongTermTokens = ({ secret, siteOf, isSecure, now }: LongTermTokenParts): VisitorTokens => {
  // A token of another kind, signed with the same secret, is never taken for one of these.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kontor long-term token', 32));
  const verified = new LRUCache<string, LongTermClaims>({ max: rememberedTokens });
  const companionName = (site: SiteCode) => longTermKeyCookie[isSecure(site) ? 'secure' : 'plain'];

  const verify = async (token: string, companion: string): Promise<LongTermClaims | undefined> => {
    if (token.length > longestToken || companion.length > longestToken) return undefined;
    const remembered = `${token} ${companion}`;
    const known = verified.get(remembered);
    if (known) return known;
    try {
      const { payload } = await jwtVerify<LongTermClaims>(token, key, {
        algorithms: [algorithm],
        currentDate: now(),
      });
      if (payload.key !== hashOf(companion)) return undefined;
      verified.set(remembered, payload);
      return payload;
    } catch {
      // Forged, expired or no token at all: the same to us.
      return undefined;
    }
  };

  /** The header's token first, then the cookie's: a script may hold one that another tab has renewed meanwhile. */
  const claimsOf = async ({ headers, cookies }: TokenRequest, site: SiteCode): Promise<LongTermClaims | undefined> => {
    const companion = cookies[companionName(site)];
    if (!companion) return undefined;
    for (const token of [firstOf(headers[longTermTokenHeader]), cookies[longTermTokenCookie]]) {
      const claims = token ? await verify(token, companion) : undefined;
      if (claims && claims.site === site && claims.exp > secondsOf(now())) return claims;
    }
    return undefined;
  };

  const issue = async (site: SiteCode, before: LongTermClaims | undefined) => {
    const companion = randomBytes(24).toString('base64url');
    const visitorId = before?.vid ?? randomUUID();
    const issuedAt = secondsOf(now());
    const claims: LongTermClaims = {
      exp: issuedAt + longTermTokenLifeSeconds,
      ren: issuedAt + longTermTokenRenewalSeconds,
      ...(before?.lid === undefined ? {} : { lid: before.lid }),
      vid: visitorId,
      site,
      key: hashOf(companion),
    };
    const token = await new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm }).sign(key);
    const kept = `Max-Age=${longTermTokenLifeSeconds}; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`;
    return {
      visitor: { site, visitorId },
      setCookies: [
        `${longTermTokenCookie}=${token}; ${kept}`,
        `${companionName(site)}=${companion}; ${kept}; HttpOnly`,
      ],
    };
  };

  const siteOfRequest = ({ headers }: TokenRequest): SiteCode => siteOf(firstOf(headers['host']));

  return {
    known: async (request) => {
      const site = siteOfRequest(request);
      const claims = await claimsOf(request, site);
      return claims && { site, visitorId: claims.vid };
    },
    welcome: async (request) => {
      const site = siteOfRequest(request);
      const claims = await claimsOf(request, site);
      if (claims && claims.ren > secondsOf(now())) {
        return { visitor: { site, visitorId: claims.vid }, setCookies: [] };
      }
      return issue(site, claims);
    },
  };
};
