export interface Clipboard {
  /** resolves to whether the text was copied; the browser or the visitor may refuse */
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
