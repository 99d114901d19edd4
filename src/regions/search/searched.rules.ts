/** SRCH-5: the searches of this browser, the latest first; only with C0003 (`keptWith`). */
export const searchedKey = 'kontor.searches';
const keptAtMost = 6;
const longest = 60;

/** Parses the stored text. It may have been written by anyone: everything but short texts is dropped. */
export const searchedIn = (text: string | undefined): readonly string[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(found)) return [];
    const words = found.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= longest);
    return [...new Set(words)].slice(0, keptAtMost);
  } catch {
    return [];
  }
};

/** Adds a search; long texts, such as sentences that were pasted by mistake, are not kept. */
export const withSearch = (searched: readonly string[], typed: string): readonly string[] => {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  return words === '' || words.length > longest
    ? searched
    : [words, ...searched.filter((one) => one !== words)].slice(0, keptAtMost);
};
