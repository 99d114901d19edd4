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
  const goods = articles.flatMap((article) => {
    const { now, before } = article.price;
    return article.tcm === tcm
      ? [{ productId, title, choice: choiceText(article), price: now, oldPrice: before, quantity }]
      : [];
  });
  return goodsEvent('add_to_cart', goods, goods[0]?.price.currency ?? 'EUR');
};
