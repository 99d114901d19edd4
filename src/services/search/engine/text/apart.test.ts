import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldText, searchWords } from '../../../../lib/text/search-words.ts';
import type { Language } from '../../../../sites/site.ts';
import { nounsApart } from './apart.ts';
import { stemOf } from './stem.ts';

interface Shown {
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly details: string }>>;
}

const folder = new URL('../../../../../content/products/', import.meta.url);
const products = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly Shown[]); // content of the repository
const languages = Object.keys(nounsApart) as readonly Language[]; // its own keys
const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set(products.flatMap(({ texts }) => searchWords(`${texts[language].title} ${texts[language].details}`)));

describe.each(languages)('a short noun in %s', (language) => {
  const stem = stemOf(language);

  it.each(nounsApart[language].map((line) => line.split(' ')))(
    '[SRCH-11] %s has one stem in all its forms, which no other word of our products has',
    (...forms) => {
      expect(new Set(forms.map(stem))).toEqual(new Set([forms[0]]));
      const others = [...wordsOf(language)].filter((word) => stem(word) === forms[0] && !forms.includes(word));
      expect(others).toEqual([]);
    },
  );
});

// What shoppers ask for, and the word of another product that it is not.
it.each([
  ['de', 'Schalen', 'Schals'],
  ['fr', 'tabliers', 'table'],
  ['cs', 'šálky', 'šálový'],
  ['cs', 'hrnek', 'hrnec'],
  ['cs', 'šátek', 'šaty'],
  ['cs', 'ručníky', 'ruční'],
  ['cs', 'váza', 'váha'],
  ['sk', 'šálku', 'šál'],
  ['sk', 'šálok', 'šálovým'],
  ['sk', 'hrniec', 'hrnček'],
  ['sk', 'šatka', 'šaty'],
  ['pl', 'miś', 'miska'],
  ['pl', 'szklanki', 'szkło'],
  ['hu', 'tálca', 'tál'],
  ['tr', 'salata', 'şal'],
  ['tr', 'kupa', 'küp'],
] as const)('[SRCH-11] takes in %s %s for no %s', (language, asked, other) => {
  const stem = stemOf(language);
  expect(stem(foldText(asked))).not.toBe(stem(foldText(other)));
});

it.each([
  ['cs', 'hrnce', 'hrnec'],
  ['sk', 'hrncov', 'hrniec'],
  ['sk', 'šály', 'šál'],
  ['de', 'Tassen', 'Tasse'],
  ['hu', 'kabátok', 'kabát'],
  ['tr', 'kupalar', 'kupa'],
] as const)('[SRCH-11] takes in %s %s for %s', (language, asked, same) => {
  const stem = stemOf(language);
  expect(stem(foldText(asked))).toBe(stem(foldText(same)));
});
