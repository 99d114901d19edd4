import { longestStaffName } from '../../contracts/staff/staff.contract.ts';

/**
 * Printable ASCII without spaces, and no hyphen first (an option of the command). Other characters can become ASCII in
 * lower case: the kelvin symbol becomes a `k`, and its owner would pass for another member of staff.
 *
 * Accepted: `Anna@Example.com`, `o'brien+shop@example.com`, `auth0|5F7c`. Refused: `anna berg`, `--help`, `mar\u212A@example.com`.
 */
const pattern = /^[!-,.-~][!-~]+$/;

/** Returns the name as it is stored and compared: trimmed, in lower case. Undefined for an invalid name. */
export const staffName = (text: string): string | undefined => {
  const name = text.trim();
  return name.length <= longestStaffName && pattern.test(name) ? name.toLowerCase() : undefined;
};

/** The claims of the provider's ID token. */
export interface ProviderClaims {
  readonly sub?: unknown;
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

/**
 * Returns the name under which the staff list holds an account of the provider: its e-mail address if the provider has
 * verified it (some send the string `true`), else its `sub`. A `sub` with an `@` could pass for an unverified address and is
 * refused.
 */
export const nameOfClaims = ({ sub, email, email_verified }: ProviderClaims): string => {
  if (typeof email === 'string' && (email_verified === true || email_verified === 'true')) return email;
  return typeof sub === 'string' && !sub.includes('@') ? sub : '';
};
