import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../lib/text/search-words.ts';
import { stemOf } from './stem.ts';

describe('stemmer', () => {
  it.each([
    ['pl', 'skóra', 'skórzana'],
    ['pl', 'bawełna', 'bawełniany'],
    ['pl', 'wełny', 'wełnianego'],
    ['pl', 'drewno', 'drewnianych'],
    ['cs', 'bavlna', 'bavlněné'],
    ['cs', 'vlny', 'vlněný'],
    ['sk', 'bavlna', 'bavlnené'],
    ['sk', 'koža', 'kožený'],
  ] as const)('[SRCH-11] gives in %s the same stem to %s and to the adjective %s', (language, thing, made) => {
    const stem = stemOf(language);
    expect(stem(foldText(made))).toBe(stem(foldText(thing)));
  });
});
