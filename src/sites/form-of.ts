/** Returns the form of a count from the result of `pluralForms`. A file of its own, because it is in the first script. */
export const formOf = (forms: Readonly<Record<string, string>>, count: number): string => {
  const form = new Intl.PluralRules(forms['locale']).select(count);
  return (forms[form] ?? forms['other'] ?? '#').replace('#', `${count}`);
};
