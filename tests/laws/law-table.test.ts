import { expect, it } from 'vitest';
import { companyLaw } from '../../src/sites/law/company-law.ts';
import { siteCodes } from '../../src/contracts/shop/site.contract.ts';
import { duties, lawCountries, lawOf, lawPage, lawTable } from '../support/pages/law-table.ts';
import { promisesIn, promisesPage } from '../support/words/promises.ts';
import { readOurs } from '../support/words/repository.ts';

const countries = Object.keys(lawCountries);

it('the page about laws is made from the files', () => {
  expect(readOurs(lawPage)).toBe(lawTable());
});

it('every site has a file of laws', () => {
  expect(
    Object.values(lawCountries)
      .flatMap((sites) => sites.split(', '))
      .toSorted(),
    'content/law/<country>.json and its row in lawCountries (tests/support/pages/law-table.ts)',
  ).toEqual([...siteCodes].toSorted());
});

it.each(countries)('%s says of every duty its law with the date, or why there is none', (country) => {
  const law = lawOf(country);
  expect(Object.keys(law)).toEqual(duties().map(({ id }) => id));
  const faults = Object.entries(law).filter(([, entry]) =>
    'none' in entry ? entry.none.length < 20 : entry.source.length < 4 || !/^\d{4}(?:-\d{2}-\d{2})?$/.test(entry.since),
  );
  expect(faults).toEqual([]);
});

it.each(countries)('%s names the source of the imprint that the program checks', (country) => {
  const site = siteCodes.find((code) => code.toLowerCase() === country);
  expect(lawOf(country)['who-sells']).toMatchObject({ source: site && companyLaw[site].source });
});

it('every duty belongs to a promise', () => {
  const known = new Set(promisesIn(readOurs(promisesPage)).map(({ id }) => id));
  expect(duties().filter(({ promise }) => !known.has(promise))).toEqual([]);
});
