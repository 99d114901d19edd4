/** Letters that are no plain letter with a mark on it: they stand for the same in every language. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};
/** Only German writes its umlauts out: a Turk or a Hungarian reads `ue` as two letters. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The readable part of an address, as a reader of the language (ISO 639) writes without marks: `Töpfe & Pfannen` →
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
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'x';
