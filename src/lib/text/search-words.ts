const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ı: 'i',
  İ: 'i',
};

/** Letters without marks, in lower case: what is compared when a visitor searches. Marks go before the case does (ß, İ, ı). */
export const foldText = (text: string): string =>
  // Most words have no marks to take off, and indexes are made of millions.
  /[^ -~]/.test(text)
    ? text
        .replace(/[ßłđøœæıİŁĐØŒÆ]/g, (letter) => letters[letter] ?? letters[letter.toLowerCase()] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
    : text.toLowerCase();

/** The words of a text in the order they stand, folded, at most `limit`. */
export const searchWords = (text: string, limit = 500): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limit);
