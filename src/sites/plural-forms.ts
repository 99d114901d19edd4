import { memoize } from '../lib/flow/memoize.ts';

/** Enough counts to find every plural form of our languages. */
const countsLookedAt = 25;

/** The lowest count of each plural form of a language. */
const firstCounts = memoize((locale) => {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: countsLookedAt + 1 }, (_, count) => count);
  const firsts = new Map<string, number>();
  for (const count of counts) if (!firsts.has(rules.select(count))) firsts.set(rules.select(count), count);
  return [...firsts];
}, 20);

/**
 * Returns the plural forms of a text by the name of the form, with `#` for the number: for code without the catalogue. `locale`
 * is included to find the form of a count.
 */
export const pluralForms = (locale: string, say: (count: number) => string): Readonly<Record<string, string>> => {
  const forms = firstCounts(locale).map(([form, count]) => [form, say(count).replace(String(count), '#')]);
  return Object.fromEntries([['locale', locale], ...forms]);
};
