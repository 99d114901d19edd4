import type { Browser } from '../platform/browser.ts';
import { readAnswer, type CartAnswered } from './cart-load.effects.ts';
import { sendAddition, type Addition } from './cart-send.effects.ts';
import { keptCount, publishCart, tellCount } from './cart.effects.ts';

/**
 * CART-4. Another tab or device may have changed the cart, so the pieces are added on the server. The response shows the count of
 * the server in place of the expected one.
 */
export const addToCart = async (browser: Browser, wanted: Addition): Promise<CartAnswered> => {
  const { addition, response } = sendAddition(browser, wanted);
  const sent = await response;
  // Our own service never leaves an addition without effect or a refusal of its own.
  const isUnknown = sent.kind === 'answer' && (sent.status === 400 || sent.status === 304);
  const answer = isUnknown
    ? await import('./older-total.effects.ts').then((older) => older.setTotal(browser, addition))
    : await readAnswer(sent);
  // A refusal contains the current cart, which may have changed, too.
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(browser, answer.cart);
  else tellCount(browser, keptCount(browser));
  return answer;
};
