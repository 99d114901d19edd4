import { expect, it } from 'vitest';
import { toldSynonyms } from './told-synonyms.rules.ts';

const synonyms = {
  jackett: ['sakko', 'blazer'],
  geschirr: ['teller', 'schalen', 'tassen', 'becher', 'gläser'],
  büstenhalter: ['bh'],
  tasse: ['becher'],
};

it.each([
  ['jackett', ['sakko', 'blazer']],
  ['  Jackett blau', ['sakko', 'blazer']],
  ['Jackett Blazer', ['sakko']],
  ['geschirr', ['teller', 'schalen', 'tassen', 'becher']],
  ['geschirr tasse', ['teller', 'schalen', 'tassen', 'becher']],
  ['BUSTENHALTER', ['bh']],
  ['sakko', []],
  ['', []],
])('[SRCH-7] %j was also searched for %j', (typed, told) => expect(toldSynonyms(typed, synonyms)).toEqual(told));
