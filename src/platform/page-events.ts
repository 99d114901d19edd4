import type { Stop } from './clock.ts';
import { listen } from './listen.ts';

/**
 * Regions meet through these and nothing else: DOM events on `document`, bubbling to `window`, so that other teams' code
 * can listen and speak too. Names and payloads are public contracts (docs/contracts/).
 */
export interface PageEvents {
  vueHeaderLoaded: Record<string, never>;
  vueHeaderNavigationOpened: Record<string, never>;
  vueHeaderNavigationClosed: Record<string, never>;
  'kontor:header-close': Record<string, never>;
  /** somebody changed the cart without this page's cart region: load it again */
  'kontor:cart-update': Record<string, never>;
  'kontor:cart-count-changed': { readonly count: number };
  'kontor:cart-data-changed': { readonly count: number };
  /** what a shopper did, for trackers; schemas of the kinds are in contracts/tracking.contract.ts */
  'kontor:tracked': { readonly event: string };
  /** what the visitor has agreed to, necessary things first: as a page begins where it is known, and with each choice */
  'kontor:consent-updated': { readonly categories: readonly string[]; readonly isNew?: boolean };
  /** asks for the settings of consent; `taken` is called at once where somebody can show them */
  'kontor:consent-settings': { readonly taken?: () => void };
  /** somebody watches a product, or no longer */
  'kontor:watchlist-changed': { readonly productId: string; readonly watched: boolean };
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
