import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import { useEffect, useEffectEvent } from 'react';
import { changeCart } from '../../clients/cart-change.effects.ts';
import { loadCart } from '../../clients/cart-load.effects.ts';
import { cartStorageKey, keepsOther, keptCart, publishCart, tellCount } from '../../clients/cart.effects.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { additionOf, isCall, removalOf } from '../../domain/cart/kinds/kinds.ts';
import type { Browser } from '../../platform/browser.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { stopAll } from '../../platform/listen.ts';
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
      tellCount(browser, effect.count);
  }
};

export interface CartActions {
  readonly setQuantity: (key: ArticleKey, quantity: number) => void;
  readonly remove: (item: CartItem) => void;
  /** adds an item that the page offers */
  readonly put: (item: CartItem) => void;
  readonly undo: (removal: string) => void;
  readonly closeNotice: () => void;
}

/** The machine with its effects: changes, loads, the page's events, and the expiry of the first error. */
export const useCart = (first: CartState): readonly [CartState, CartActions] => {
  const browserOf = useBrowser();
  const [state, send] = useMachine(first, transition, (effect: CartEffect, sendBack: (event: CartEvent) => void) =>
    perform(browserOf(), effect, sendBack),
  );
  const begin = useEffectEvent((): (() => void) => {
    const browser = browserOf();
    const { notice } = first;
    const reload = () => {
      // CART-7 clears a cart that could not be loaded; offline no load is possible and the cart stays.
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
      browser.events.on('kontor:cart-stored', hear),
      browser.storage.onOther(cartStorageKey, hear),
    ];
    if (notice && notice.on === 'change') {
      stops.push(browser.clock.after(errorShownMs, () => send({ tag: 'errorExpired', id: notice.id })));
    }
    // The copy was stored while the region was asleep: only the server knows which of the two is newer.
    if (keepsOther(browser, first.confirmed)) reload();
    return () => stopAll(stops);
  });
  useEffect(() => begin(), []);

  /** Offline nothing is sent, and a notice says so. */
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
      remove: (item) => change((id) => ({ tag: 'changeAsked', id, change: removalOf(item) })),
      put: (item) => {
        const addition = additionOf(item);
        if (isCall(addition)) change((id) => ({ tag: 'changeAsked', id, change: addition, item }));
      },
      undo: (removal) => change((id) => ({ tag: 'undoAsked', id, removal })),
      closeNotice: () => send({ tag: 'noticeClosed' }),
    },
  ];
};
