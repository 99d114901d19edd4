import { passwordLength } from '../../contracts/customer/login.contract.ts';
import { weakPasswords } from './weak-passwords.constants.ts';

export type PasswordRefusal = 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_WEAK';

/** Short names count, too: only what stands behind the word may be different. A single letter is no word. */
const leastOwnWord = 2;
const leastDifferent = 4;

/** Strips the digits and punctuation that people append to a word. */
const stem = (password: string): string => password.replace(/[^\p{L}]+$/u, '');

const isRun = (text: string): boolean => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1;
};

/**
 * LOGIN-6: refuses a password by its length and by what attackers try first: frequent passwords, words of the shop, names
 * and address of the person (`own`), repeated characters, runs.
 */
export const passwordRefusal = (password: string, own: readonly string[] = []): PasswordRefusal | undefined => {
  const characters = Array.from(password);
  if (characters.length < passwordLength.least) return 'PASSWORD_SHORT';
  if (characters.length > passwordLength.most) return 'PASSWORD_LONG';
  const lower = password.toLowerCase();
  const words = own
    .flatMap((text) => [text.toLowerCase(), ...text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u)])
    .filter((word) => word.length >= leastOwnWord);
  const isOwn = words.some((word) => stem(lower) === word || lower === word);
  const isListed = weakPasswords.has(lower) || weakPasswords.has(stem(lower));
  const isPlain = new Set(characters).size < leastDifferent || isRun(password);
  return isOwn || isListed || isPlain ? 'PASSWORD_WEAK' : undefined;
};
