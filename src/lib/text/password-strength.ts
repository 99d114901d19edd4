export const passwordStrengths = ['weak', 'ok', 'strong', 'very-strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const leastLength = 8;
const kinds = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u] as const;

/** UI-3: `undefined` under eight characters, else one point each for lower case, digits and upper case: 0 to 3. */
export const passwordStrength = (password: string): PasswordStrength | undefined => {
  if (password.length < leastLength) return undefined;
  return passwordStrengths[kinds.filter((kind) => kind.test(password)).length];
};
