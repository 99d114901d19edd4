import { LRUCache } from 'lru-cache';
import type { CartKey, CartState, CartToKeep } from './cart.repository.ts';

const mostBytes = 8 * 1024 * 1024;
/** As in memory, roughly. A cart may have one entry or a hundred. */
const bytesOf = ({ entries, recent_changes }: CartState): number =>
  500 + 400 * entries.length + 80 * recent_changes.length;

/**
 * The carts that this process has written last, so that the next change needs no read. Another process may have written since:
 * only the version at the next write shows it.
 */
export const createCartMemory = () => {
  const written = new LRUCache<CartKey, { readonly state: CartState; readonly expiresOn: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ state }) => bytesOf(state),
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
