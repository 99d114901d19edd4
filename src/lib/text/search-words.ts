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

/** Returns the text without diacritics and in lower case, for comparison in a search. Some letters are replaced before lower-casing (ß, İ, ı). */
export const foldText = (text: string): string =>
  // A fast path: most words are ASCII, and an index has millions of them.
  /[^ -~]/.test(text)
    ? text
        .replace(/[ßłđøœæıİŁĐØŒÆ]/g, (letter) => letters[letter] ?? letters[letter.toLowerCase()] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
    : text.toLowerCase();

/** Returns the folded words of a text in their order, at most `limit`. */
export const searchWords = (text: string, limit = 500): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limit);
