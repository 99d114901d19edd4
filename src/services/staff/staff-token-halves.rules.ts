import { createHash } from 'node:crypto';
import type { StaffRequest } from '../../contracts/staff/preview.contract.ts';
import { cookieIn } from '../../lib/cookie-in.ts';

/** A readable token and its HttpOnly companion. */
export interface TokenHalves {
  readonly token: string;
  readonly companion: string;
}

const longestToken = 4096;

/** The hash of the companion, which the token carries. */
export const hashOf = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

/** Both halves of a request's cookies, undefined where one is missing or too long. */
export const halvesIn = (request: StaffRequest, tokenName: string, companionName: string): TokenHalves | undefined => {
  const header = request.headers['cookie'];
  const cookies = typeof header === 'string' ? header : '';
  const [token, companion] = [cookieIn(cookies, tokenName), cookieIn(cookies, companionName)];
  if (!token || !companion || token.length > longestToken || companion.length > longestToken) return undefined;
  return { token, companion };
};
