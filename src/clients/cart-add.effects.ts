import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';
import { readAnswer, type CartAnswered } from './cart-load.effects.ts';
import type { Addition } from './cart-send.effects.ts';
import { keptCount, publishCart, tellCount } from './cart.effects.ts';

/** CART-4: reads the response to an addition, and shows the count of the server in place of the expected one. */
export const readAddition = async (browser: Browser, addition: Addition, sent: HttpResult): Promise<CartAnswered> => {
  // Our own service never leaves an addition without effect or a refusal of its own.
  const isUnknown = sent.kind === 'answer' && (sent.status === 400 || sent.status === 304);
  const answer = isUnknown
    ? await (await import('./older-total.effects.ts')).setTotal(browser, addition)
    : await readAnswer(sent);
  // A refusal contains the current cart, which may have changed, too.
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(browser, answer.cart);
  else tellCount(browser, keptCount(browser));
  return answer;
};
