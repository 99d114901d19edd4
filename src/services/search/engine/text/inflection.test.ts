import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../lib/text/search-words.ts';
import { basesOf } from './inflection.ts';

describe('words that a form may be made of', () => {
  it.each([
    ['de', 'Gläser', 'Glas'],
    ['de', 'seidenen', 'Seide'],
    ['de', 'schmaleres', 'schmaler'],
    ['fr', 'manteaux', 'manteau'],
    ['fr', 'animaux', 'animal'],
    ['fr', 'longues', 'longue'],
    ['cs', 'šálku', 'šálky'],
    ['cs', 'konve', 'konev'],
    ['pl', 'zegarka', 'zegarek'],
    ['sk', 'športovej', 'športová'],
    ['sk', 'šálku', 'šálka'],
    ['pl', 'narzucie', 'narzuta'],
    ['pl', 'wodzie', 'woda'],
    ['pl', 'koszulkę', 'koszulka'],
    ['hu', 'táskát', 'táska'],
    ['hu', 'bögréket', 'bögre'],
    ['hu', 'karórához', 'karóra'],
    ['hu', 'kosárral', 'kosár'],
    ['tr', 'yağmurluğu', 'yağmurluk'],
    ['tr', 'fincanlardan', 'fincan'],
    ['tr', 'dolabı', 'dolap'],
  ] as const)('[SRCH-11] hold in %s for %s the word %s', (language, form, base) => {
    expect(basesOf(language)(foldText(form))).toContain(foldText(base));
  });

  it('[SRCH-11] hold neither the word itself nor one of less than three letters, and of a word with a digit none', () => {
    expect(basesOf('de')('glas')).not.toContain('glas');
    expect(basesOf('de')('das')).toEqual([]);
    expect(basesOf('de')('6er')).toEqual([]);
    expect(basesOf('tr')('filtre500de')).toEqual([]);
  });
});
