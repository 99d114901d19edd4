import { idOf, isMembers } from './json.ts';

/** The claims of a token that scripts read without verifying it; times in seconds since 1970. */
export interface ReadableClaims {
  readonly exp: number | undefined;
  /** the token should be renewed from this time on */
  readonly ren: number | undefined;
  readonly lid: string | undefined;
}

/** RFC 7519: a number, which may have a fraction. */
const timeOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Parses the claims of a JWT; `undefined` if it is malformed. Our claims are plain ASCII. */
export const readClaims = (token: string): ReadableClaims | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (!isMembers(claims)) return undefined;
    return { exp: timeOf(claims['exp']), ren: timeOf(claims['ren']), lid: idOf(claims['lid']) };
  } catch {
    return undefined;
  }
};
