import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../tests/support/words/words.ts';
import { formOf } from './form-of.ts';
import { pluralForms } from './plural-forms.ts';
import { allSites } from './sites.ts';

describe.each(allSites)('the forms of $code', ({ code, locale }) => {
  const t = wordsOf(code);
  const forms = pluralForms(locale, (count) => t('header.cartCount', { count }));
  it.each([1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 99, 101, 104, 112, 122])(
    'give the same text for %i as the catalogue',
    (count) => {
      expect(formOf(forms, count)).toBe(t('header.cartCount', { count }));
    },
  );
});

it('give the number when there are no forms', () => {
  expect(formOf({ locale: 'de-DE' }, 3)).toBe('3');
});
