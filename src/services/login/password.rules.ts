import { passwordLength } from '../../contracts/customer/login.contract.ts';
import { weakPasswords } from './weak-passwords.constants.ts';

export type PasswordRefusal = 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_WEAK';

/** Longer than this and part of the password, an own name or address makes it easy to guess. */
const leastOwnWord = 4;
const leastDifferent = 4;

/** What is left of a password without the digits and signs that people put behind a word. */
const stem = (password: string): string => password.replace(/[^\p{L}]+$/u, '');

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1;
};

/**
 * LOGIN-6: refused by length and by a small list of what is tried first: stolen favourites, the shop's and the person's own
 * words, one sign over and over, runs. `own` are words about the person (e-mail, names).
 */
export const passwordRefusal = (password: string, own: readonly string[] = []): PasswordRefusal | undefined => {
  const signs = Array.from(password);
  if (signs.length < passwordLength.least) return 'PASSWORD_SHORT';
  if (signs.length > passwordLength.most) return 'PASSWORD_LONG';
  const lower = password.toLowerCase();
  const words = own
    .flatMap((text) => [text.toLowerCase(), ...text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u)])
    .filter((word) => word.length >= leastOwnWord);
  const isOwn = words.some((word) => stem(lower) === word || lower === word);
  const isListed = weakPasswords.has(lower) || weakPasswords.has(stem(lower));
  const isPlain = new Set(signs).size < leastDifferent || isRun(password);
  return isOwn || isListed || isPlain ? 'PASSWORD_WEAK' : undefined;
};
