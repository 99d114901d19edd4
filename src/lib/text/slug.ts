/** Letters that do not decompose into a plain letter and a mark, the same in all languages. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};
/** Only German writes umlauts as two letters; Turkish and Hungarian readers would not understand `ue`. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns the readable part of a URL, in the spelling without diacritics that the language (ISO 639) has: `Töpfe & Pfannen` →
 * `toepfe-pfannen` in German, `Çaydanlık` → `caydanlik` in Turkish. Never empty.
 */
export const slugOf = (text: string, language: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'de' ? umlauts[letter] : undefined) ?? letter)
    .replace(/[ßłđıœæø]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'x';
