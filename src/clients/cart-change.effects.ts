import { cartPath, idempotencyHeader, type CartChange } from '../contracts/cart/cart.contract.ts';
import { askForLongTermToken, headersOf, readAnswer, type CartAnswered, type CartPorts } from './cart.effects.ts';

/** `changeId` is the same where a change is sent again (CART-13). Goes on when the page is left meanwhile. */
export const changeCart = async (ports: CartPorts, change: CartChange, changeId: string): Promise<CartAnswered> => {
  // A token that is on its way must not meet one that this change would be given.
  await askForLongTermToken(ports);
  const headers = { ...headersOf(ports), [idempotencyHeader]: changeId };
  const call = () => ports.http.call({ method: 'PUT', path: cartPath, headers, body: change, keepalive: true });
  const first = await call();
  // The answer may be lost where the change is done: its id keeps it from being done twice.
  return readAnswer(first.kind === 'failed' && first.reason === 'network' ? await call() : first);
};
