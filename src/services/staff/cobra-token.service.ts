import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { hashOf, type TokenHalves } from './staff-token-halves.rules.ts';

export interface CobraTokenParts {
  /** The public keys of the company's staff system; without them its tokens are never valid. */
  readonly cobraKeys?: JSONWebKeySet;
  readonly now: () => Date;
}

/** Verifies tokens of the company's own staff system; returns the member's name. */
export const createCobraTokens = ({ cobraKeys, now }: CobraTokenParts) => {
  const keys = cobraKeys && createLocalJWKSet(cobraKeys);
  return {
    nameIn: async ({ token, companion }: TokenHalves): Promise<string | undefined> => {
      if (!keys) return undefined;
      try {
        const { payload } = await jwtVerify<{ readonly sub: string; readonly key: string }>(token, keys, {
          algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
          currentDate: now(),
          requiredClaims: ['sub', 'exp'],
        });
        return payload.key === hashOf(companion) ? `cobra:${payload.sub}` : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
