const longestDescription = 160;

/** Returns one line for search engines, cut at a word boundary. */
export const shortText = (text: string): string => {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
};
