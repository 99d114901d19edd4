import { memoize } from '../lib/flow/memoize.ts';

/** More counts than any language of ours needs to show each of its forms. */
const countsLookedAt = 25;

/** The counts that show each of a language's forms first. */
const firstCounts = memoize((locale) => {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: countsLookedAt + 1 }, (_, count) => count);
  const firsts = new Map<string, number>();
  for (const count of counts) if (!firsts.has(rules.select(count))) firsts.set(rules.select(count), count);
  return [...firsts];
}, 20);

/**
 * The forms of a text that counts, by the name of the form, `#` where the figure stands: for code that runs without the
 * catalogue. `locale` is given along, so that the form of a count can be found.
 */
export const pluralForms = (locale: string, say: (count: number) => string): Readonly<Record<string, string>> => {
  const forms = firstCounts(locale).map(([form, count]) => [form, say(count).replace(String(count), '#')]);
  return Object.fromEntries([['locale', locale], ...forms]);
};
