import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const algorithm = 'HS256';
/** Ours have under 500 signs; longer ones are not worth looking at. */
const longestToken = 1024;
/** Verifying costs a hundred times what looking up does; visitors come again and again. */
const rememberedTokens = 10_000;

/** What a token says of its companion, the HttpOnly half. */
export const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export interface SignerParts {
  /** the first one signs; the others are those before it, whose tokens are still good */
  readonly secrets: readonly string[];
  /** of what kind the tokens are: one of another kind is never taken for one of these */
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
 * Signs one kind of token and says whether one is true: signed by a key of ours, not over, and with its companion. A secret
 * can be replaced without anybody being logged out: the new one goes first, the old one behind it until its tokens are over.
 */
export const createSigner = <Claims extends { readonly key: string; readonly exp: number }>({
  secrets,
  purpose,
  now,
}: SignerParts) => {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [signing] = keys;
  if (!signing) throw new Error('tokens need a secret to be signed with');
  const verified = new LRUCache<string, Claims>({ max: rememberedTokens });

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
      // Forged, expired or no token at all: the same to us.
      return undefined;
    }
  };

  return {
    sign: (claims: Claims): Promise<string> =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid: signing.id }).sign(signing.bytes),

    verify: async (token: string, companion: string): Promise<Claims | undefined> => {
      if (token.length > longestToken || companion.length > longestToken) return undefined;
      const question = `${token} ${companion}`;
      const claims = verified.get(question) ?? (await read(token, companion));
      if (!claims) return undefined;
      verified.set(question, claims);
      return claims.exp > secondsOf(now()) ? claims : undefined;
    },

    /** A companion that can be made again from what it stands for, by nobody but us. */
    companionFor: (text: string): string => createHmac('sha256', signing.bytes).update(text).digest('base64url'),
  };
};
