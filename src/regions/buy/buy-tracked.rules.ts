import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import type { BuyProps } from './buy.rules.ts';

/** TRK-1: the pieces that were just added to the cart, not all that are in it. */
export const additionEvent = (
  { productId, title, articles }: BuyProps,
  tcm: string,
  quantity: number,
): CommerceEvent => {
  const price = articles.find((article) => article.tcm === tcm)?.price;
  const now = price?.now ?? { amountMinor: 0, currency: 'EUR' };
  return goodsEvent(
    'add_to_cart',
    [{ productId, title, choice: tcm, price: now, oldPrice: price?.before, quantity }],
    now.currency,
  );
};
