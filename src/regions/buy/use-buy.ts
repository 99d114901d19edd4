import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { addToCart } from '../../clients/cart-add.effects.ts';
import { writeAddress } from './buy.effects.ts';
import { additionEvent } from './buy-tracked.rules.ts';
import { firstState, transition, type BuyEffect, type BuyEvent, type BuyState } from './buy.machine.ts';
import type { BuyProps } from './buy.rules.ts';

/** The machine with its effects. An addition gets its id when the button is pressed. */
export const useBuy = (
  box: BuyProps,
): readonly [BuyState, (event: Exclude<BuyEvent, { tag: 'addPressed' }> | 'addPressed') => void] => {
  const browserOf = useBrowser();
  const run = (effect: BuyEffect, send: (event: BuyEvent) => void): void => {
    const browser = browserOf();
    if (effect.tag === 'expireError') {
      browser.clock.after(effect.afterMs, () => send({ tag: 'errorExpired', id: effect.id }));
      return;
    }
    if (effect.tag === 'writeAddress') {
      writeAddress(browser, effect.slug);
      return;
    }
    const { id, tcm, quantity } = effect;
    void addToCart(browser, { id, productId: box.productId, tcm, quantity }).then((answer) => {
      send({ tag: 'answered', id, answer });
      if (answer.kind !== 'cart') return;
      browser.events.emit('kontor:tracked', additionEvent(box, tcm, quantity));
      const { addedProduct: title = box.title } = answer;
      void import('../../clients/cart-added.effects.ts').then(
        (effects) => effects.showAdded({ productId: box.productId, tcm, quantity, title }),
        // The message of the region says the same.
        () => {},
      );
    });
  };
  const [state, send] = useMachine(firstState(box), transition(box), run);
  return [state, (event) => send(event === 'addPressed' ? { tag: 'addPressed', id: browserOf().newId() } : event)];
};
