import {
  loginKeyCookie,
  loginTokenCookie,
  loginTokenHeader,
  type LoginAccount,
  type LoginClaims,
  type TokenRequest,
} from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { timesOf } from './renewal.rules.ts';
import { createSigner, hashOf } from './signing.service.ts';
import { cookieText, tokensIn } from './token-cookies.rules.ts';

export interface LoginTokenParts {
  readonly secrets: readonly string[];
  readonly isSecure: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

/** The generation of a login for which a token is issued. */
export interface Generation {
  readonly family: string;
  readonly generation: number;
  readonly rotatedAt: number;
  readonly endsAt: number;
}

/**
 * The login token of one site: readable by scripts, valid only with its HttpOnly companion. Both halves are derived from
 * the generation, so that a second request for the same generation returns the same token (LOGIN-3).
 */
export const createLoginTokens = ({ secrets, isSecure, now }: LoginTokenParts) => {
  const signer = createSigner<LoginClaims>({ secrets, purpose: 'kontor login token', now });
  const companionName = (site: SiteCode) => loginKeyCookie[isSecure(site) ? 'secure' : 'plain'];

  return {
    claimsOf: async (request: TokenRequest, site: SiteCode): Promise<LoginClaims | undefined> => {
      const companion = request.cookies[companionName(site)];
      if (!companion) return undefined;
      for (const token of tokensIn(request, loginTokenHeader, loginTokenCookie)) {
        const claims = await signer.verify(token, companion);
        if (claims?.site === site) return claims;
      }
      return undefined;
    },

    issue: async (
      site: SiteCode,
      { id, visitorId }: Pick<LoginAccount, 'id' | 'visitorId'>,
      of: Generation,
    ): Promise<{ readonly claims: LoginClaims; readonly setCookies: readonly string[] }> => {
      const companion = signer.companionFor(`${of.family} ${of.generation}`);
      const claims: LoginClaims = {
        ...timesOf(of),
        lid: id,
        vid: visitorId,
        site,
        fam: of.family,
        gen: of.generation,
        key: hashOf(companion),
      };
      const secure = isSecure(site);
      return {
        claims,
        // Session cookies: the expiry is a claim of the token.
        setCookies: [
          cookieText(loginTokenCookie, await signer.sign(claims), { secure }),
          cookieText(companionName(site), companion, { secure, httpOnly: true }),
        ],
      };
    },

    clear: (site: SiteCode): readonly string[] => {
      const look = { secure: isSecure(site), maxAgeSeconds: 0 };
      return [cookieText(loginTokenCookie, '', look), cookieText(companionName(site), '', { ...look, httpOnly: true })];
    },
  };
};
export type LoginTokens = ReturnType<typeof createLoginTokens>;
