/** The claims of a token that scripts read without verifying it; times in seconds since 1970. */
export interface ReadableClaims {
  readonly exp?: number;
  /** the token should be renewed from this time on */
  readonly ren?: number;
  readonly lid?: string;
}

/** Parses the claims of a JWT; `undefined` if it is malformed. Our claims are plain ASCII. */
export const readClaims = (token: string): ReadableClaims | undefined => {
  try {
    const [, middle = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
};
