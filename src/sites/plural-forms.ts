/** More counts than any language of ours needs to show each of its forms. */
const countsLookedAt = 25;

/**
 * The forms of a text that counts, by the name of the form, `#` where the figure stands: for code that runs without the
 * catalogue. `locale` is given along, so that the form of a count can be found.
 */
export const pluralForms = (locale: string, say: (count: number) => string): Readonly<Record<string, string>> => {
  const rules = new Intl.PluralRules(locale);
  const forms = new Map<string, string>([['locale', locale]]);
  for (let count = 0; count <= countsLookedAt; count += 1) {
    const form = rules.select(count);
    if (!forms.has(form)) forms.set(form, say(count).replace(String(count), '#'));
  }
  return Object.fromEntries(forms);
};

export const formOf = (forms: Readonly<Record<string, string>>, count: number): string => {
  const form = new Intl.PluralRules(forms['locale']).select(count);
  return (forms[form] ?? forms['other'] ?? '#').replace('#', String(count));
};
