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
    ['fr', 'de 8 h à 20 h', 'de 8_h à 20_h'],
    ['de', 'Bei 30 °C, 250 g um 10 % günstiger', 'Bei 30_°C, 250_g um 10_% günstiger'],
    ['de', '1,5 l (1200 W)', '1,5_l (1200_W)'],
    ['hu', '4 390 Ft felett', '4 390_Ft felett'],
    ['tr', '130 × 180 cm, 250 TL', '130 × 180_cm, 250_TL'],
  ])('in %s change "%s" into "%s"', (language, text, expected) =>
    expect(read(firmSpaces(text, language))).toBe(expected),
  );

  it.each([
    ['cs', 'od nás, ze stolu, do konve'],
    ['cs', 'Á la carte, dva šálky'],
    ['pl', 'k s v'],
    ['de', 'A i o : zehn %'],
    ['de', '2 gute Gründe, 5 Lampen, 3 Wege, 4 %ige'],
    ['tr', 'o kahve'],
  ])('in %s leave "%s" unchanged', (language, text) => expect(firmSpaces(text, language)).toBe(text));
});
