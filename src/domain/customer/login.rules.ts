import { readClaims } from '../../lib/token-claims.ts';

/**
 * LOGIN-5: a page asks for a long-term token when there is none, when it is past its renewal, or when a login token does not
 * say whose login it is. `nowMs` is milliseconds since 1970.
 */
export const wantsLongTermToken = (
  longTermToken: string | undefined,
  loginToken: string | undefined,
  nowMs: number,
): boolean => {
  const { ren, exp } = readClaims(longTermToken ?? '') ?? {};
  if (ren === undefined || exp === undefined || Math.min(ren, exp) * 1000 <= nowMs) return true;
  return Boolean(loginToken) && readClaims(loginToken ?? '')?.lid === undefined;
};
