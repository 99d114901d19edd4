import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent, promotionClick, type TrackedGoods } from '../../domain/tracking/tracking.rules.ts';

const mug: TrackedGoods = { productId: '101110001', title: 'Mug', price: { amountMinor: 999, currency: 'EUR' } };

/** Events by what the visitor did; the comments name the category that they need (TRK-4). */
export const trackedFixtures = {
  // C0003, statistics
  'a link in a promotion was followed': promotionClick('internal_link', '/a'),
  'a voucher code was copied': promotionClick('copy', 'A'),
  'a product was viewed': goodsEvent('view_item', [mug], 'EUR'),
  'a product was put into the cart': goodsEvent('add_to_cart', [mug], 'EUR'),
  // C0004, advertising
  'an order was placed': goodsEvent('purchase', [], 'EUR'),
} as const satisfies Readonly<Record<string, TrackedEvent>>;
