import { omitNullish } from '../../../lib/omit-nullish.ts';
import type { CartKind, ChangeRule } from './kind.ts';
import type { FormRule, ServerKind } from './server-kind.ts';

/** CART-16: a product that a partner delivers and the shop sells. */
export const partnerProduct: CartKind<'partnerProduct'> = {
  fromList: (element) => ({ kind: 'partnerProduct', partnerProduct: element }),
  toList: (item) => item.partnerProduct,
  itemOf: ({ partnerProduct: offer }) => ({ kind: 'partnerProduct', partnerProduct: { ...offer, totalQuantity: 1 } }),
  titleOf: (offer) => offer.partnerProduct.title,
  keyOf: ({ partnerProduct: { partnerProductId } }) => ({ kind: 'partnerProduct', partnerProductId }),
  idOf: ({ partnerProductId }) => partnerProductId,
  pieces: (item) => item.partnerProduct.totalQuantity,
  cost: ({ partnerProduct: { price, totalQuantity } }) => price.amountMinor * totalQuantity,
  left: () => Number.POSITIVE_INFINITY,
  isUnavailable: () => false,
  isSingle: true,
  isPurchase: true,
  isPayment: false,
  addition: ({ partnerProduct: { partnerProductId } }) => ({ setPartnerProduct: { partnerProductId, set: true } }),
  removal: ({ partnerProduct: { partnerProductId } }) => ({ setPartnerProduct: { partnerProductId, set: false } }),
  form: ({ partnerProduct: { partnerProductId } }, mode) => ({ kind: 'partner-product', partnerProductId, mode }),
};

export const setPartnerProduct: ChangeRule<'setPartnerProduct'> = {
  keyOf: ({ partnerProductId }) => ({ kind: 'partnerProduct', partnerProductId }),
  pieces: ({ set }) => (set ? 1 : 0),
};

export const serverPartnerProduct: ServerKind<'partnerProduct'> = {
  toStored: ({ partnerProduct: { partnerProductId, partner, title, price, picture } }) => ({
    kind: 'partnerProduct',
    partnerProductId,
    partner,
    title,
    amountMinor: price.amountMinor,
    ...omitNullish({ picture }),
  }),
  fromStored: (_, offer) => partnerProduct.itemOf(offer, 1),
  gone: ({ partnerProductId, partner, title, amountMinor, picture }, { currency }) => ({
    kind: 'partnerProduct',
    partnerProduct: {
      partnerProductId,
      partner,
      title,
      totalQuantity: 1,
      price: { amountMinor, currency },
      url: '/',
      ...omitNullish({ picture }),
    },
  }),
  sourceOf: ({ partnerProductId }, { site, extras }) => {
    const found = extras.partnerProducts(site).find((one) => one.partnerProductId === partnerProductId);
    return { offerOf: () => found && { kind: 'partnerProduct', partnerProduct: found } };
  },
};

export const partnerProductForm: FormRule<'partner-product'> = ({ partnerProductId, mode }) => ({
  setPartnerProduct: { partnerProductId, set: mode === 'add' },
});
