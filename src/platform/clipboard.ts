export interface Clipboard {
  /** whether the text is there now; browsers and people may refuse */
  copy(text: string): Promise<boolean>;
}

export const browserClipboard: Clipboard = {
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
