import { LRUCache } from 'lru-cache';
import type { CartKey, CartState, CartToKeep } from './cart.repository.ts';

/** Each entry has a few kilobytes. */
const mostRemembered = 2000;

/**
 * The carts that this process has written last, so that the next change needs no read. Another process may have written since:
 * only the version at the next write shows it.
 */
export const createCartMemory = () => {
  const written = new LRUCache<CartKey, { readonly state: CartState; readonly expiresOn: string }>({
    max: mostRemembered,
  });
  return {
    /** `undefined` where the cart is unknown or has expired */
    recall: (key: CartKey, today: string): CartState | undefined => {
      const last = written.get(key);
      return last && last.expiresOn > today ? last.state : undefined;
    },
    remember: (key: CartKey, version: number, { entries, recentChanges, expiresOn }: CartToKeep): void => {
      written.set(key, { state: { version, entries, recent_changes: recentChanges }, expiresOn });
    },
    forget: (key: CartKey): void => void written.delete(key),
  };
};
export type CartMemory = ReturnType<typeof createCartMemory>;
