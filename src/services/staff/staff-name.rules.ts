import { longestStaffName } from '../../contracts/staff/staff.contract.ts';

/**
 * Printable ASCII without spaces, the first character no hyphen (an option of the command). Other characters can become ASCII
 * in small letters: the kelvin sign becomes a `k`, and its bearer would pass for another member of staff.
 *
 * Taken: `Anna@Example.com`, `o'brien+shop@example.com`, `auth0|5F7c`. Refused: `anna berg`, `--help`, `mar\u212A@example.com`.
 */
const pattern = /^[!-,.-~][!-~]+$/;

/** As it is kept and compared: trimmed, in small letters. Nothing where it can be no name. */
export const staffName = (text: string): string | undefined => {
  const name = text.trim();
  return name.length <= longestStaffName && pattern.test(name) ? name.toLowerCase() : undefined;
};

/** What a provider says of who signed in there. */
export interface ProviderClaims {
  readonly sub?: unknown;
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

/**
 * By what name the list is to hold an account of the provider: its address where the provider has proved it (some say so by
 * the word `true`), else its `sub`. A `sub` that looks like an address is none that was proved, so it names no one.
 */
export const nameOfClaims = ({ sub, email, email_verified }: ProviderClaims): string => {
  if (typeof email === 'string' && (email_verified === true || email_verified === 'true')) return email;
  return typeof sub === 'string' && !sub.includes('@') ? sub : '';
};
