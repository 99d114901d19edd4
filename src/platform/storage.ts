/** Local storage that never throws: a browser that refuses it (private mode, full) simply remembers nothing. */
export interface KeptText {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export const browserStorage: KeptText = {
  get: (key) => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do and nobody to tell: the shop works without it.
    }
  },
  remove: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // as above
    }
  },
};
