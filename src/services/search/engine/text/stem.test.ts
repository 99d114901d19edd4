import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../lib/text/search-words.ts';
import { stemOf } from './stem.ts';

describe('[SRCH-11] the part that forms of a word have in common', () => {
  it.each([
    ['pl', 'skóra', 'skórzana'],
    ['pl', 'bawełna', 'bawełniany'],
    ['pl', 'wełny', 'wełnianego'],
    ['pl', 'drewno', 'drewnianych'],
    ['cs', 'bavlna', 'bavlněné'],
    ['cs', 'vlny', 'vlněný'],
    ['sk', 'bavlna', 'bavlnené'],
    ['sk', 'koža', 'kožený'],
  ] as const)('is in %s the same of %s and of what is made of it, %s', (language, thing, made) => {
    const stem = stemOf(language);
    expect(stem(foldText(made))).toBe(stem(foldText(thing)));
  });
});
