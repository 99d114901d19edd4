import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { cookieIn } from '../../lib/cookie-in.ts';
import { nameOfClaims } from './staff-name.rules.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OidcParts {
  readonly settings: OidcSettings;
  readonly secret: string;
  readonly now: () => Date;
}

/** What the way out and the way back must agree on; signed, HttpOnly, good for ten minutes. */
export const oidcStateCookie = 'StaffOidc';
const stateLifeSeconds = 600;
const algorithm = 'HS256';

interface Kept {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly back: string;
}

/** Signing in by the house's own OpenID Connect provider: code flow with PKCE, state and nonce. */
export const createOidc = ({ settings, secret, now }: OidcParts) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kontor staff oidc', 32));
  const { issuer, clientId, clientSecret } = settings;
  let found: Promise<Configuration> | undefined;
  /** Asked when it is needed: a provider that is down must not keep the shop from opening. */
  const configuration = (): Promise<Configuration> => {
    const isPlain = issuer.startsWith('http:');
    found ??= discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      ClientSecretPost(clientSecret),
      isPlain ? { execute: [allowInsecureRequests] } : {},
    );
    found.catch(() => {
      found = undefined;
    });
    return found;
  };

  return {
    /** where to send the browser, and the cookie that it must bring back */
    begin: async (callback: string, back: string) => {
      const verifier = randomPKCECodeVerifier();
      const kept: Kept = { verifier, state: randomState(), nonce: randomNonce(), back };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
      });
      const token = await new SignJWT({ ...kept })
        .setProtectedHeader({ alg: algorithm })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + stateLifeSeconds)
        .sign(key);
      return {
        url: url.href,
        setCookie: `${oidcStateCookie}=${token}; Max-Age=${stateLifeSeconds}; Path=/; SameSite=Lax; HttpOnly`,
      };
    },
    /** who came back; throws where the provider or the browser says something else than was asked */
    end: async (cookies: string, callback: string, query: string) => {
      const token = cookieIn(cookies, oidcStateCookie) ?? '';
      const { payload } = await jwtVerify<Kept>(token, key, { algorithms: [algorithm], currentDate: now() });
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
        pkceCodeVerifier: payload.verifier,
        expectedState: payload.state,
        expectedNonce: payload.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      return { name: nameOfClaims(claims ?? {}), back: payload.back };
    },
  };
};
export type Oidc = ReturnType<typeof createOidc>;
