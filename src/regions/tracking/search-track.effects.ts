import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { searchEvent } from '../../domain/tracking/tracking.rules.ts';
import type { Browser } from '../../platform/browser.ts';

/** SRCH-10: the search that led to a product, stored until it is viewed, and then until it is in the cart. Needs C0003. */
export const visitKey = (productId: string): string => `search_track_visit_pds_event_${productId}`;
export const basketKey = (productId: string): string => `search_track_add_to_basket_event_${productId}`;

type Follow = (event: TrackedEvent) => void;

/** Stores the product chosen in a search, and reports once that it was viewed and that it was added to the cart. */
export const followSearch = ({ events, storage }: Pick<Browser, 'events' | 'storage'>): Follow => {
  const take = (key: string): string | undefined => {
    const term = storage.get(key);
    if (term !== undefined) storage.remove(key);
    return term;
  };
  const look = (productId: string): void => {
    const term = take(visitKey(productId));
    if (term === undefined) return;
    storage.set(basketKey(productId), term);
    events.emit('kontor:tracked', searchEvent('search_visit_pds', productId, term));
  };
  const buy = (productId: string): void => {
    const term = take(basketKey(productId));
    if (term !== undefined) events.emit('kontor:tracked', searchEvent('search_add_to_basket', productId, term));
  };
  return (event) => {
    if (event.event === 'search_click' || event.event === 'suggestion_click')
      return storage.set(visitKey(event.product_id), event.search_term);
    const step = { view_item: look, add_to_cart: buy }[event.event as string];
    if (step && 'items' in event) for (const { item_id } of event.items) step(item_id);
  };
};
