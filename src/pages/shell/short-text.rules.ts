const longestDescription = 160;

/** One line for search engines, ended at a word. */
export const shortText = (text: string): string => {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
};
