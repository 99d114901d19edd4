import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { keyRing } from '../../lib/key-ring.ts';
import { secondsOf } from '../../lib/time/seconds.ts';

/** Our tokens have fewer than 500 characters; longer ones are refused unread. */
const longestToken = 1024;
/** Verifying a token costs a hundred times as much as a cache hit. */
const mostCachedTokens = 10_000;

/** Returns the hash of the HttpOnly companion cookie. The token carries it, so that neither is of use alone. */
export const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

export interface SignerParts {
  /** New tokens are signed with the first secret; the others are earlier ones whose tokens stay valid. */
  readonly secrets: readonly string[];
  /** The kind of token. Each kind has its own key, so that one is never accepted as another. */
  readonly purpose: string;
  readonly now: () => Date;
}

/**
 * Issues and verifies one kind of token. A valid one is signed by one of our keys, not expired, and comes with its companion.
 * To replace a secret without logging visitors out, put the new one first and keep the old one until its tokens have expired.
 */
export const createSigner = <Claims extends { readonly key: string; readonly exp: number }>({
  secrets,
  purpose,
  now,
}: SignerParts) => {
  const keys = keyRing(secrets, purpose);
  const verified = new LRUCache<string, Claims>({ max: mostCachedTokens });

  const read = async (token: string, companion: string): Promise<Claims | undefined> => {
    try {
      const claims = await keys.verify<Claims>(token, { currentDate: now() });
      return claims.key === hashOf(companion) ? claims : undefined;
    } catch {
      // Forged, expired or malformed: refused alike.
      return undefined;
    }
  };

  return {
    sign: (claims: Claims): Promise<string> => keys.sign(new SignJWT({ ...claims })),

    verify: async (token: string, companion: string): Promise<Claims | undefined> => {
      if (token.length > longestToken || companion.length > longestToken) return undefined;
      const cacheKey = `${token} ${companion}`;
      const claims = verified.get(cacheKey) ?? (await read(token, companion));
      if (!claims) return undefined;
      verified.set(cacheKey, claims);
      return claims.exp > secondsOf(now()) ? claims : undefined;
    },

    /** Derives a companion from `text`; the same text gives the same companion. */
    companionFor: keys.derive,
  };
};
