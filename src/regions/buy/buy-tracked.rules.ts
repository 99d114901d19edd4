import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { choiceText } from '../../domain/cart/choice.rules.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import type { BuyProps } from './buy.rules.ts';

/** TRK-1: the pieces that were just added to the cart, not all that are in it. */
export const additionEvent = (
  { productId, title, articles }: BuyProps,
  tcm: string,
  quantity: number,
): CommerceEvent => {
  const article = articles.find((one) => one.tcm === tcm);
  const price = article?.price;
  const now = price?.now ?? { amountMinor: 0, currency: 'EUR' };
  return goodsEvent(
    'add_to_cart',
    [{ productId, title, choice: article && choiceText(article), price: now, oldPrice: price?.before, quantity }],
    now.currency,
  );
};
