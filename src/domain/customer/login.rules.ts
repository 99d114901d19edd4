import { readClaims } from '../../lib/token-claims.ts';

/**
 * LOGIN-5: a page requests a long-term token when it is missing, when its renewal is due, or when a login token has no login id.
 * `nowMs` is milliseconds since 1970.
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
