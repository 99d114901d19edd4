import { describe, expect, it } from 'vitest';
import { extrasForTests, machineCare } from '../../../testing/cart.fixtures.ts';
import { partnerProduct, serverPartnerProduct } from './partner-product.ts';

const limits = { entries: 50, pieces: 10 };
const assortment = { site: 'DE', at: new Date(0), extras: extrasForTests, limits } as const;
const { partnerProductId } = machineCare;

describe('a partner product', () => {
  it('[CART-16] is sold as long as the partner offers it', () => {
    const offerOf = (id: string) =>
      serverPartnerProduct.sourceOf({ kind: 'partnerProduct', partnerProductId: id }, assortment).offerOf(undefined);
    expect(offerOf(partnerProductId)).toEqual({ kind: 'partnerProduct', partnerProduct: machineCare });
    expect(offerOf('machine-wash')).toBeUndefined();
  });

  it('[CART-2] adds its price to the total, also for several pieces', () => {
    const item = { kind: 'partnerProduct', partnerProduct: { ...machineCare, totalQuantity: 2 } } as const;
    expect(partnerProduct.cost(item)).toBe(2 * machineCare.price.amountMinor);
    expect(partnerProduct.pieces(item)).toBe(2);
  });

  it('[CART-2] that is gone keeps the name of its partner', () => {
    const stored = serverPartnerProduct.toStored({ kind: 'partnerProduct', partnerProduct: machineCare }, 1);
    expect(serverPartnerProduct.gone(stored, { currency: 'EUR', language: 'de' })).toMatchObject({
      partnerProduct: { partner: 'Brewcare', title: machineCare.title, url: '/' },
    });
  });
});
