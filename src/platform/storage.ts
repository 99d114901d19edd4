import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/** Local storage that never throws: when the browser refuses access or the storage is full, nothing is stored. */
export interface KeptText {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** another tab of this shop wrote the key; a tab does not receive its own writes */
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
      // The shop works without it.
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
