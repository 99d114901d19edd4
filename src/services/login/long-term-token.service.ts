import { randomBytes, randomUUID } from 'node:crypto';
import { longTermTokenHeader } from '../../contracts/cart/cart.contract.ts';
import {
  longTermKeyCookie,
  longTermTokenCookie,
  longTermTokenLifeSeconds,
  longTermTokenRenewalSeconds,
  type LoginAccount,
  type LongTermClaims,
  type TokenRequest,
  type WelcomedVisitor,
} from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { createSigner, hashOf } from './signing.service.ts';
import { cookieText, tokensIn } from './token-cookies.rules.ts';

export interface LongTermTokenParts {
  /** New tokens are signed with the first secret; tokens of the others stay valid. */
  readonly secrets: readonly string[];
  /** Whether visitors reach the site by https. */
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

/**
 * The visitor's long-term token: a signed readable half, which carries the hash of its HttpOnly companion. Neither half
 * opens anything alone.
 */
export const createLongTermTokens = ({ secrets, isSecure, now }: LongTermTokenParts) => {
  const signer = createSigner<LongTermClaims>({ secrets, purpose: 'kontor long-term token', now });
  const companionName = (site: SiteCode) => longTermKeyCookie[isSecure(site) ? 'secure' : 'plain'];

  const issue = async (
    site: SiteCode,
    { vid = randomUUID(), lid, epo, fam }: Partial<Pick<LongTermClaims, 'vid' | 'lid' | 'epo' | 'fam'>>,
  ): Promise<WelcomedVisitor> => {
    const companion = randomBytes(24).toString('base64url');
    const issuedAt = secondsOf(now());
    const token = await signer.sign({
      exp: issuedAt + longTermTokenLifeSeconds,
      ren: issuedAt + longTermTokenRenewalSeconds,
      ...(lid === undefined ? {} : { lid }),
      ...(epo === undefined ? {} : { epo }),
      ...(fam === undefined ? {} : { fam }),
      vid,
      site,
      key: hashOf(companion),
    });
    const look = { secure: isSecure(site), maxAgeSeconds: longTermTokenLifeSeconds };
    return {
      visitor: { site, visitorId: vid, ...(lid === undefined ? {} : { customerId: lid }) },
      setCookies: [
        cookieText(longTermTokenCookie, token, look),
        cookieText(companionName(site), companion, { ...look, httpOnly: true }),
      ],
    };
  };

  return {
    /** Undefined unless the token is valid, belongs to this site and comes with its companion. */
    claimsOf: async (request: TokenRequest, site: SiteCode): Promise<LongTermClaims | undefined> => {
      const companion = request.cookies[companionName(site)];
      if (!companion) return undefined;
      for (const token of tokensIn(request, longTermTokenHeader, longTermTokenCookie)) {
        const claims = await signer.verify(token, companion);
        if (claims?.site === site) return claims;
      }
      return undefined;
    },
    /** Issues a token for the given visitor, or for a new one. */
    issue,
    isPastRenewal: ({ ren }: LongTermClaims): boolean => ren <= secondsOf(now()),
    /** Issues a token that remembers the account until the login of `family` ends. */
    issueFor: (site: SiteCode, { id, visitorId, epoch }: LoginAccount, family: string) =>
      issue(site, { vid: visitorId, lid: id, epo: epoch, fam: family }),
  };
};
export type LongTermTokens = ReturnType<typeof createLongTermTokens>;
