import { hasWebAddress, tidy } from '../customer/account.rules.ts';

/** SHOP-12: the most of a greeting, in characters and lines, so that it fits on the delivery note. */
export const mostOfGreeting = { characters: 240, lines: 6 } as const;

/** Returns the typed words of a greeting as they are printed: lines without spaces around them, none empty. */
export const greetingIn = (typed: string | undefined): string =>
  (typed ?? '')
    .split(/\r\n|\n|\r/)
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n');

// Controls, and characters that turn the order of the others round.
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Whether such words can be printed, and mailed to the address that was typed: with a link they would serve for advertising. */
export const isGreeting = (words: string): boolean => {
  const lines = words.split('\n');
  return (
    words.length <= mostOfGreeting.characters &&
    lines.length <= mostOfGreeting.lines &&
    !lines.some((line) => unprintable.test(line) || hasWebAddress(line))
  );
};
