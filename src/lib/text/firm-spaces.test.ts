import { describe, expect, it } from 'vitest';
import { firmSpaces } from './firm-spaces.ts';

/** A no-break space is written `_`. */
const read = (text: string) => text.replaceAll('\u00A0', '_');

describe('spaces that do not break', () => {
  it.each([
    ['cs', 'Káva v obchodě a v kuchyni', 'Káva v_obchodě a_v_kuchyni'],
    ['cs', 'K pokladně', 'K_pokladně'],
    ['cs', '„U stolu“ (s cukrem)', '„U_stolu“ (s_cukrem)'],
    ['cs', 'Sleva 10 % a doprava od 999 Kč', 'Sleva 10_% a_doprava od 999_Kč'],
    ['sk', 'O kus viac, od 20 €', 'O_kus viac, od 20_€'],
    ['pl', 'W koszyku i w sklepie', 'W_koszyku i_w_sklepie'],
    ['pl', 'od 100 zł', 'od 100_zł'],
    ['fr', 'Tout voir : « Table » !', 'Tout voir_: «_Table_»_!'],
  ])('in %s change "%s" into "%s"', (language, text, expected) =>
    expect(read(firmSpaces(text, language))).toBe(expected),
  );

  it.each([
    ['cs', 'od nás, ze stolu, do konve'],
    ['cs', 'Á la carte, dva šálky'],
    ['pl', 'k s v'],
    ['de', 'A i o : 10 %'],
    ['tr', 'o kahve'],
  ])('in %s leave "%s" unchanged', (language, text) => expect(firmSpaces(text, language)).toBe(text));
});
