const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};

/** The readable part of an address: `Töpfe & Pfannen` → `toepfe-pfannen`. Never empty. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßłđıœæø]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'x';
