import { createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, type JWTPayload, type JWTVerifyOptions, type SignJWT } from 'jose';

const algorithm = 'HS256';

export interface KeyRing {
  readonly sign: (token: SignJWT) => Promise<string>;
  /** Returns the claims of a token that any of the keys has signed; throws for every other one. */
  readonly verify: <Claims>(
    token: string,
    options: Pick<JWTVerifyOptions, 'currentDate' | 'requiredClaims'>,
  ) => Promise<JWTPayload & Claims>;
  /** Derives a secret text from another text; the same text gives the same one. */
  readonly derive: (text: string) => string;
}

/**
 * The keys of one kind of token, one of each secret: new tokens are signed with the first, and those of all are accepted (RUN-10).
 * Each kind has its own keys, so that one is never accepted as another.
 */
export const keyRing = (secrets: readonly string[], purpose: string): KeyRing => {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  const [signing] = keys;
  if (!signing) throw new Error('tokens need a secret to be signed with');
  return {
    sign: (token) => token.setProtectedHeader({ alg: algorithm }).sign(signing),
    verify: async <Claims>(token: string, options: Pick<JWTVerifyOptions, 'currentDate' | 'requiredClaims'>) => {
      let fault: unknown;
      for (const key of keys) {
        try {
          return (await jwtVerify<Claims>(token, key, { ...options, algorithms: [algorithm] })).payload;
        } catch (err) {
          fault = err;
        }
      }
      throw fault;
    },
    derive: (text) => createHmac('sha256', signing).update(text).digest('base64url'),
  };
};
