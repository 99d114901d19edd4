import { changeCart } from '../../clients/cart-change.effects.ts';
import {
  askForLongTermToken,
  loadCart,
  publishCart,
  type CartAnswered,
  type CartPorts,
} from '../../clients/cart.effects.ts';
import { quantityOf } from '../../domain/cart/cart.rules.ts';

/** Higher than any limit: larger values are refused in any case. */
const mostAsked = 9999;

export interface Addition {
  readonly id: string;
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}

/**
 * CART-4. The contract sets total quantities, and another tab or device may have changed this one. So the cart is read first,
 * and the chosen quantity is added.
 */
export const addToCart = async (ports: CartPorts, addition: Addition): Promise<CartAnswered> => {
  const { id, quantity, ...key } = addition;
  await askForLongTermToken(ports);
  const before = await loadCart(ports);
  if (before.kind !== 'cart') return before;
  const total = Math.min(quantityOf(before.cart, key) + quantity, mostAsked);
  const answer = await changeCart(ports, { setArticle: { ...key, quantity: total } }, id);
  // A refusal contains the current cart, which may have changed, too.
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(ports, answer.cart);
  return answer;
};
