/** What scripts may read of a token without knowing whether it is true: seconds since 1970, and the login's id. */
export interface ReadableClaims {
  readonly exp?: number;
  /** from then on it wants to be renewed */
  readonly ren?: number;
  readonly lid?: string;
}

/** The middle part of a JWT; `undefined` where it is none. Our claims are plain ASCII. */
export const readClaims = (token: string): ReadableClaims | undefined => {
  try {
    const [, middle = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
};
