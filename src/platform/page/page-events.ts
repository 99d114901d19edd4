import type { Stop } from '../clock.ts';
import { listen } from '../listen.ts';

/**
 * The only way in which regions communicate: DOM events on `document`, bubbling to `window`, so that other teams' code can
 * listen and emit too. Names and payloads are public contracts (docs/contracts/).
 */
export interface PageEvents {
  vueHeaderLoaded: Record<string, never>;
  vueHeaderNavigationOpened: Record<string, never>;
  vueHeaderNavigationClosed: Record<string, never>;
  'kontor:header-close': Record<string, never>;
  /** other code changed the cart: load it again */
  'kontor:cart-update': Record<string, never>;
  /** the browser's copy of the cart was replaced or deleted, also by another tab */
  'kontor:cart-stored': Record<string, never>;
  'kontor:cart-count-changed': { readonly count: number };
  'kontor:cart-data-changed': { readonly count: number };
  /** an action of the shopper, for trackers; contracts/tracking/tracking.contract.ts has the schemas */
  'kontor:tracked': { readonly event: string };
  /** the accepted categories, the necessary ones first: at page start if known, and with each choice */
  'kontor:consent-updated': { readonly categories: readonly string[]; readonly isNew?: boolean };
  /** opens the settings of consent; a region that can show them calls `taken` at once */
  'kontor:consent-settings': { readonly taken?: () => void };
  /** a product was added to the watchlist or removed from it */
  'kontor:watchlist-changed': { readonly productId: string; readonly watched: boolean };
  /** a value of a rating was pointed at or chosen; `name` is that of its radio buttons */
  'rating-selected': { readonly name: string; readonly value: number; readonly by: 'hover' | 'selection' };
}

export interface PageEventBus {
  emit<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void;
  on<Name extends keyof PageEvents>(name: Name, listener: (detail: PageEvents[Name]) => void): Stop;
}

export const browserPageEvents: PageEventBus = {
  emit: (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true })),
  on: (name, listener) =>
    listen(document, name, (event: Event) => {
      // Foreign code may dispatch the event without a payload.
      if (event instanceof CustomEvent) listener(event.detail ?? {});
    }),
};
