import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** Local storage that never throws: a browser that refuses it (private mode, full) simply remembers nothing. */
export interface KeptText {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** another tab of this shop wrote under the key; what a tab writes itself it does not hear */
  onOther(key: string, listener: () => void): Stop;
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
  onOther: (key, listener) =>
    listen(window, 'storage', (event: StorageEvent) => {
      if (event.key === key) listener();
    }),
};
