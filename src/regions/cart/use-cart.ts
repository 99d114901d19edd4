import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import { useEffect, useEffectEvent } from 'react';
import { changeCart } from '../../clients/cart-change.effects.ts';
import { cartStorageKey, keepsOther, keptCart, loadCart, publishCart } from '../../clients/cart.effects.ts';
import { additionOf, removalOf, type Entry } from '../../domain/cart/cart-things.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { errorShownMs } from './cart.constants.ts';
import type { CartState } from './cart-state.rules.ts';
import { transition, type CartEffect, type CartEvent } from './cart.machine.ts';

const perform = (browser: Browser, effect: CartEffect, send: (event: CartEvent) => void): void => {
  switch (effect.tag) {
    case 'send':
      void changeCart(browser, effect.change, effect.id).then((answer) =>
        send({ tag: 'answered', id: effect.id, answer }),
      );
      return;
    case 'load':
      void loadCart(browser).then((answer) => send({ tag: 'loaded', id: effect.id, answer }));
      return;
    case 'expireError':
      browser.clock.after(effect.afterMs, () => send({ tag: 'errorExpired', id: effect.id }));
      return;
    case 'expireUndo':
      browser.clock.after(effect.afterMs, () => send({ tag: 'undoExpired', id: effect.id }));
      return;
    case 'publish':
      publishCart(browser, effect.cart);
      return;
    case 'showCount':
      browser.events.emit('kontor:cart-count-changed', { count: effect.count });
  }
};

export interface CartActions {
  readonly setQuantity: (key: ArticleKey, quantity: number) => void;
  readonly remove: (entry: Entry) => void;
  /** puts in what the page offers */
  readonly put: (entry: Entry) => void;
  readonly undo: (removal: string) => void;
  readonly closeNotice: () => void;
}

/** The machine with its effects: changes, loads, the page's events, and the time of the first error. */
export const useCart = (first: CartState): readonly [CartState, CartActions] => {
  const browserOf = useBrowser();
  const [state, send] = useMachine(first, transition, (effect: CartEffect, tell: (event: CartEvent) => void) =>
    perform(browserOf(), effect, tell),
  );
  const begin = useEffectEvent((): (() => void) => {
    const browser = browserOf();
    const { notice } = first;
    const reload = () => {
      // CART-7 clears what could not be loaded; where nothing can be, what there is stays.
      if (browser.isOnline()) send({ tag: 'updateHeard', id: browser.newId() });
    };
    const hear = () => {
      const cart = keptCart(browser);
      if (cart) send({ tag: 'copyHeard', id: browser.newId(), cart });
    };
    const stops = [
      browser.events.on('kontor:cart-update', reload),
      browser.onReturn(reload),
      browser.onOnline(reload),
      // The header keeps what it has heard, and says so by this.
      browser.events.on('kontor:cart-count-changed', hear),
      browser.storage.onOther(cartStorageKey, hear),
    ];
    if (notice && notice.on === 'change') {
      stops.push(browser.clock.after(errorShownMs, () => send({ tag: 'errorExpired', id: notice.id })));
    }
    // Heard while the region was asleep: which of the two is newer only the server knows.
    if (keepsOther(browser, first.confirmed)) reload();
    return () => {
      for (const stop of stops) stop();
    };
  });
  useEffect(() => begin(), []);

  /** Offline nothing is tried, and the visitor is told so. */
  const change = (event: (id: string) => CartEvent): void => {
    const browser = browserOf();
    const id = browser.newId();
    send(browser.isOnline() ? event(id) : { tag: 'askedOffline', id });
  };

  return [
    state,
    {
      setQuantity: ({ productId, tcm }, quantity) =>
        change((id) => ({ tag: 'quantityAsked', id, productId, tcm, quantity })),
      remove: (entry) => change((id) => ({ tag: 'changeAsked', id, change: removalOf(entry) })),
      put: (entry) => {
        const addition = additionOf(entry);
        if (!('addSubscription' in addition)) change((id) => ({ tag: 'changeAsked', id, change: addition, entry }));
      },
      undo: (removal) => change((id) => ({ tag: 'undoAsked', id, removal })),
      closeNotice: () => send({ tag: 'noticeClosed' }),
    },
  ];
};
