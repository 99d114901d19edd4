/** What `pluralForms` made, for a count: runs in the first script, and so stands apart from what makes it. */
export const formOf = (forms: Readonly<Record<string, string>>, count: number): string => {
  const form = new Intl.PluralRules(forms['locale']).select(count);
  return (forms[form] ?? forms['other'] ?? '#').replace('#', String(count));
};
