import { describe, expect, it } from 'vitest';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { languages } from '../../sites/site.ts';
import { allSites } from '../../sites/sites.ts';
import { nameFields, nameOn } from './names.rules.ts';

const katalin = { firstName: 'Katalin', lastName: 'Nagy' };
const written = {
  de: 'Katalin Nagy',
  fr: 'Katalin Nagy',
  cs: 'Katalin Nagy',
  hu: 'Nagy Katalin',
  pl: 'Katalin Nagy',
  sk: 'Katalin Nagy',
  tr: 'Katalin Nagy',
} as const;

describe.each(languages)('a name in %s', (language) => {
  it('[LAW-2, LAW-6] is written in the order of the country', () => {
    expect(nameOn({ language }, katalin)).toBe(written[language]);
    const fields = nameFields({ language });
    expect(fields.map((field) => katalin[field]).join(' ')).toBe(written[language]);
  });

  it('[LAW-6] has no space in place of a missing half', () => {
    expect(nameOn({ language }, { ...katalin, lastName: '' })).toBe('Katalin');
    expect(nameOn({ language }, { ...katalin, firstName: '' })).toBe('Nagy');
  });
});

it.each(allSites)(
  '[LAW-6] the newsletter form of $code asks in the order in which names are shown',
  ({ code, language }) => {
    expect(newsletterForms[code].familyNameFirst).toBe(nameFields({ language })[0] === 'lastName');
  },
);
