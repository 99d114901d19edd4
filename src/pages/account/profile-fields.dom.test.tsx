import { expect, it } from 'vitest';
import { drawPage, pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { allSites } from '../../sites/sites.ts';
import { emptyForm } from './account.rules.ts';
import { NameFields } from './ProfileFields.tsx';

it.each(allSites)('[LAW-6] $code has the name fields in the order of its language', ({ code, language }) => {
  const t = pageWords(code);
  const labels = [...drawPage(<NameFields form={emptyForm} />, code).querySelectorAll('label')];
  const names = [t('page.account.field.firstName'), t('page.account.field.lastName')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(language === 'hu' ? names.toReversed() : names);
});
