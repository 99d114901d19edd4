import { AsyncLocalStorage } from 'node:async_hooks';
import { SignJWT } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretPost,
  customFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { cookieIn } from '../../lib/cookie-in.ts';
import { keyRing } from '../../lib/key-ring.ts';
import { secondsOf } from '../../lib/time/seconds.ts';
import { traceHeader, traceParent, type TraceContext } from '../../lib/trace-context.ts';
import { nameOfClaims } from './staff-name.rules.ts';
import { roleOfClaims, type ProviderRoles } from './staff-role.rules.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** DESK-4: roles by a claim; an account without one of them is refused */
  readonly roles?: ProviderRoles;
}

export interface OidcParts {
  readonly settings: OidcSettings;
  /** New states are signed with the first secret; those of the others stay valid. */
  readonly secrets: readonly string[];
  readonly now: () => Date;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** time limit of each call to the provider, up to the end of its body */
  readonly longestMs?: number;
}

const longestCallMs = 10_000;

/** Holds verifier, state and nonce between redirect and callback; signed, HttpOnly, valid for ten minutes. */
export const oidcStateCookie = 'StaffOidc';
const stateLifeSeconds = 600;

interface Kept {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly back: string;
}

/** What the library says where a call got no whole and orderly answer. */
const outages: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether a sign-in failed because the provider does not respond, and not because it was refused. */
export const isOutage = (fault: unknown): boolean =>
  // What fetch throws without a connection.
  fault instanceof TypeError || (fault instanceof ClientError && outages.has(fault.code));

/** Sign-in by the company's OpenID Connect provider: code flow with PKCE, state and nonce. */
export const createOidc = ({ settings, secrets, now, fetch, longestMs = longestCallMs }: OidcParts) => {
  const keys = keyRing(secrets, 'kontor staff oidc');
  const { issuer, clientId, clientSecret, roles } = settings;
  let found: Promise<Configuration> | undefined;
  /** The configuration is shared, so a request to the provider finds its trace here. */
  const traces = new AsyncLocalStorage<TraceContext | undefined>();
  const tracedFetch: CustomFetch = (url, options) => {
    const trace = traces.getStore();
    const headers = trace ? { ...options.headers, [traceHeader]: traceParent(trace) } : options.headers;
    // `undefined` stands for no body: as fetch takes it. The library's own limit is 30 s.
    return fetch(url, { ...options, headers, signal: AbortSignal.timeout(longestMs) } as RequestInit);
  };
  /** Discovered at the first sign-in: a provider that is down must not keep the shop from starting. */
  const configuration = (): Promise<Configuration> => {
    const isPlain = issuer.startsWith('http:');
    found ??= discovery(new URL(issuer), clientId, clientSecret, ClientSecretPost(clientSecret), {
      [customFetch]: tracedFetch,
      ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
    });
    found.catch(() => {
      found = undefined;
    });
    return found;
  };

  const steps = {
    /** Returns the address of the provider, and the cookie that the callback needs. */
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
      const ends = secondsOf(now()) + stateLifeSeconds;
      const unsigned = new SignJWT({ ...kept }).setExpirationTime(ends);
      const token = await keys.sign(unsigned);
      return {
        url: url.href,
        setCookie: `${oidcStateCookie}=${token}; Max-Age=${stateLifeSeconds}; Path=/; SameSite=Lax; HttpOnly`,
      };
    },
    /** Returns the account's name, and its role (`null` for none) where roles come by a claim; throws when the callback does not match the request. */
    end: async (cookies: string, callback: string, query: string) => {
      const token = cookieIn(cookies, oidcStateCookie) ?? '';
      const kept = await keys.verify<Kept>(token, { currentDate: now() });
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
        pkceCodeVerifier: kept.verifier,
        expectedState: kept.state,
        expectedNonce: kept.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims() ?? {};
      return {
        name: nameOfClaims(claims),
        back: kept.back,
        ...(roles ? { role: roleOfClaims({ ...claims }, roles) ?? null } : {}),
      };
    },
  };

  return {
    begin: (callback: string, back: string, trace?: TraceContext) =>
      traces.run(trace, () => steps.begin(callback, back)),
    end: (cookies: string, callback: string, query: string, trace?: TraceContext) =>
      traces.run(trace, () => steps.end(cookies, callback, query)),
  };
};
export type Oidc = ReturnType<typeof createOidc>;
