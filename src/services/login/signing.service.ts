import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const algorithm = 'HS256';
/** Our tokens have fewer than 500 characters; longer ones are refused unread. */
const longestToken = 1024;
/** Verifying a token costs a hundred times as much as a cache hit. */
const mostCachedTokens = 10_000;

/** The hash of the HttpOnly companion, which the token carries. */
export const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export interface SignerParts {
  /** New tokens are signed with the first secret; the others are earlier ones whose tokens stay valid. */
  readonly secrets: readonly string[];
  /** The kind of token. Each kind has its own key, so that one is never accepted as another. */
  readonly purpose: string;
  readonly now: () => Date;
}

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const keyOf = (secret: string, purpose: string): Key => {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
};

/**
 * Issues and verifies one kind of token. A valid one is signed by one of our keys, not expired, and comes with its companion.
 * To replace a secret without logging visitors out, put the new one first and keep the old one until its tokens have expired.
 */
export const createSigner = <Claims extends { readonly key: string; readonly exp: number }>({
  secrets,
  purpose,
  now,
}: SignerParts) => {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [signing] = keys;
  if (!signing) throw new Error('tokens need a secret to be signed with');
  const verified = new LRUCache<string, Claims>({ max: mostCachedTokens });

  const read = async (token: string, companion: string): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify<Claims>(
        token,
        ({ kid }) => keys.find(({ id }) => id === kid)?.bytes ?? signing.bytes,
        {
          algorithms: [algorithm],
          currentDate: now(),
        },
      );
      return payload.key === hashOf(companion) ? payload : undefined;
    } catch {
      // Forged, expired or malformed: refused alike.
      return undefined;
    }
  };

  return {
    sign: (claims: Claims): Promise<string> =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid: signing.id }).sign(signing.bytes),

    verify: async (token: string, companion: string): Promise<Claims | undefined> => {
      if (token.length > longestToken || companion.length > longestToken) return undefined;
      const cacheKey = `${token} ${companion}`;
      const claims = verified.get(cacheKey) ?? (await read(token, companion));
      if (!claims) return undefined;
      verified.set(cacheKey, claims);
      return claims.exp > secondsOf(now()) ? claims : undefined;
    },

    /** Derives a companion from `text`; the same text gives the same companion. */
    companionFor: (text: string): string => createHmac('sha256', signing.bytes).update(text).digest('base64url'),
  };
};
