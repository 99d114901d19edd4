import { staffRoles, type StaffRole } from '../../contracts/staff/desk.contract.ts';

/** `STAFF_OIDC_ROLES`: the claim of the provider, and its value for each role. */
export interface ProviderRoles extends Readonly<Partial<Record<StaffRole, string>>> {
  readonly claim: string;
}

/**
 * Returns the highest role whose value the claim has: a text, or a list of texts. An account without one of the values has no
 * role and is refused at the sign-in (SAFE-8).
 */
export const roleOfClaims = (
  claims: Readonly<Record<string, unknown>>,
  roles: ProviderRoles,
): StaffRole | undefined => {
  const claimed = Object.hasOwn(claims, roles.claim) ? claims[roles.claim] : undefined;
  const values: readonly unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  return staffRoles.toReversed().find((role) => {
    const value = roles[role];
    return value !== undefined && values.includes(value);
  });
};
