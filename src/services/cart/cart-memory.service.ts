import { LRUCache } from 'lru-cache';
import type { CartKey, CartState, CartToKeep } from './cart.repository.ts';

/** A few kilobytes each. */
const mostRemembered = 2000;

/**
 * Carts as this process has written them last, so that the next change needs no reading. Another process may have written
 * since: that is found out as the next change is written, by its version, and by nothing else.
 */
export const createCartMemory = () => {
  const written = new LRUCache<CartKey, { readonly state: CartState; readonly expiresOn: string }>({
    max: mostRemembered,
  });
  return {
    /** nothing where the cart is kept no longer */
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
