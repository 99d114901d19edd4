import type { Language, Site } from '../../sites/site.ts';

/** Whether the name of the family comes first in a language, in forms and in all that is shown. */
const familyNameFirst: Readonly<Record<Language, boolean>> = {
  de: false,
  fr: false,
  cs: false,
  hu: true,
  pl: false,
  sk: false,
  tr: false,
};

type NameField = 'firstName' | 'lastName';

/** LAW-6: the two names of a person in the order of the country. */
export const nameFields = ({ language }: Pick<Site, 'language'>): readonly [NameField, NameField] =>
  familyNameFirst[language] ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

/** LAW-6: returns a name as it is written in the country. One that is empty leaves no space. */
export const nameOn = (site: Pick<Site, 'language'>, names: Readonly<Record<NameField, string>>): string =>
  nameFields(site)
    .map((field) => names[field])
    .join(' ')
    .trim();
