import { Type, type Static } from 'typebox';
import { cartErrorCodes, type CartErrorCode, type TechnicalCode } from './cart-codes.constants.ts';
import { moneySchema } from '../shop/site.contract.ts';
import { voucherRefusals } from './voucher.constants.ts';

/** CART-1, CART-3 */
export const cartPath = '/service/cart/api/cart';
/** CART-15: PUT `{code}`; DELETE `…/{code}` */
export const cartVoucherPath = '/service/cart/api/cart/voucher';
/** The page that shows the cart (HDR-1). */
export const cartPagePath = '/service/cartfrontend/cart';
/** The part of that page with the sums. */
export const cartSumsId = 'cart-sums';
/** Plain forms of pages without JavaScript are posted here; the response redirects to the cart page. */
export const cartFormPath = '/service/cartfrontend/cart/change';
export const idempotencyHeader = 'idempotency-key';
export const longTermTokenHeader = 'x-longtermtoken';

export const availabilities = ['AVAILABLE', 'PREORDER', 'BACKORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;
export type Availability = (typeof availabilities)[number];

export const productIdSchema = Type.String({ pattern: '^[0-9]{9}$' });
export const tcmSchema = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
/** Far above any limit of the shop, far below the limit of a column. */
const quantity = Type.Integer({ minimum: 0, maximum: 9999 });
export const entryIdSchema = Type.String({ minLength: 1, maxLength: 64 });

export const articleSchema = Type.Object({
  productId: productIdSchema,
  tcm: tcmSchema,
  title: Type.String(),
  quantity,
  availability: Type.Enum(availabilities),
  /** price of one piece now, and the former one (LAW-1: the lowest price of 30 days) while a reduction is announced */
  price: moneySchema,
  oldPrice: Type.Optional(moneySchema),
  /** size and colour in words, as the cart shows them */
  choice: Type.Optional(Type.String()),
  /** name of the picture at the picture service */
  picture: Type.Optional(Type.String()),
  /** address of the product page, from the root */
  url: Type.String(),
  /** pieces left, where they are fewer than the purchase limit */
  left: Type.Optional(Type.Integer({ minimum: 0 })),
  /** first day of shipping (YYYY-MM-DD), for pre-orders and back-orders */
  availableFrom: Type.Optional(Type.String()),
  /** set on sites where enough coffee is sent free of charge (CART-17) */
  isCoffee: Type.Optional(Type.Boolean()),
});
export type Article = Static<typeof articleSchema>;

export const freeArticleSchema = Type.Object({
  productId: productIdSchema,
  campaignId: entryIdSchema,
  /** the article that is sent, while the campaign runs */
  tcm: Type.Optional(tcmSchema),
  title: Type.String(),
  quantity: Type.Object({ quantity }),
  /** NOT_AVAILABLE also while the articles cost less than `minimum`, and when the campaign is over */
  availability: Type.Enum(availabilities),
  choice: Type.Optional(Type.String()),
  picture: Type.Optional(Type.String()),
  /** address of the product page, while it is sold */
  url: Type.Optional(Type.String()),
  /** value of the articles from which it is given; absent when the campaign is over or the product gone */
  minimum: Type.Optional(moneySchema),
  /** pieces left, where so few that they could all be bought as the same article */
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type FreeArticle = Static<typeof freeArticleSchema>;

export const giftCardSchema = Type.Object({ article: articleSchema });

/** A product or service of a partner that the shop sells with its own articles. */
export const partnerProductSchema = Type.Object({
  partnerProductId: entryIdSchema,
  title: Type.String(),
  /** who provides it */
  partner: Type.String(),
  totalQuantity: quantity,
  /** of one piece */
  price: moneySchema,
  picture: Type.Optional(Type.String()),
  /** address of its page */
  url: Type.String(),
});
export type PartnerProduct = Static<typeof partnerProductSchema>;

/** Coffee that is delivered every few weeks. Each delivery is paid when it comes, so it is not in the cart's total. */
export const subscriptionSchema = Type.Object({
  subscriptionConfigurationId: entryIdSchema,
  /** of the coffee */
  title: Type.String(),
  choice: Type.Optional(Type.String()),
  /** packs in each delivery, and the weeks between two deliveries */
  pieces: Type.Integer({ minimum: 1 }),
  weeks: Type.Integer({ minimum: 1 }),
  /** of one delivery, at today's price */
  price: moneySchema,
  picture: Type.Optional(Type.String()),
  url: Type.String(),
});
export type Subscription = Static<typeof subscriptionSchema>;

/** CART-15. With its terms, so that a browser can calculate the discount of a cart that it has just changed. */
export const voucherInCartSchema = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** the discount on the articles now; zero while there is a `refusal` */
  discount: moneySchema,
  refusal: Type.Optional(Type.Enum(voucherRefusals)),
  worth: Type.Union([
    Type.Object({ percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }) }),
    Type.Object({ amountMinor: Type.Integer({ minimum: 1 }) }),
  ]),
  /** value of the articles from which it is valid */
  minimum: moneySchema,
});
export type VoucherInCart = Static<typeof voucherInCartSchema>;

/** CART-14: how the cart from before the login was merged; it is shown until the cart is changed. */
export const mergeReportSchema = Type.Object({
  /** number of items that were merged completely */
  merged: Type.Integer({ minimum: 0 }),
  /** items that were limited by the purchase limit or by the stock */
  capped: Type.Array(Type.Object({ title: Type.String(), quantity: Type.Integer({ minimum: 1 }) })),
  /** names of items that could not be merged: the cart is full, a limit is reached, sold out, no longer sold */
  dropped: Type.Array(Type.String()),
});
export type MergeReport = Static<typeof mergeReportSchema>;

/** CART-2 */
export const cartSchema = Type.Object({
  numberOfArticles: Type.Integer({ minimum: 0 }),
  articles: Type.Array(articleSchema),
  freeArticles: Type.Array(freeArticleSchema),
  giftCards: Type.Array(giftCardSchema),
  partnerProducts: Type.Array(partnerProductSchema),
  subscriptions: Type.Array(subscriptionSchema),
  defectiveArticles: Type.Array(articleSchema),
  defectiveGiftCards: Type.Array(giftCardSchema),
  defectivePartnerProducts: Type.Array(partnerProductSchema),
  defectiveSubscriptions: Type.Array(subscriptionSchema),
  /** one at most: codes are not combined */
  vouchers: Type.Array(voucherInCartSchema),
  merge: Type.Optional(mergeReportSchema),
  /** sum of all items that can be bought, without shipping and before vouchers */
  total: moneySchema,
});
/** `isUnpriced` is never on the wire: the browser got this cart from a service without our prices, so it shows no amount. */
export type Cart = Static<typeof cartSchema> & { readonly isUnpriced?: true };

const closed = { additionalProperties: false } as const;
export const setArticleSchema = Type.Object(
  { setArticle: Type.Object({ productId: productIdSchema, tcm: tcmSchema, quantity }, closed) },
  closed,
);
/** CART-3: an object with exactly one key. */
export const cartChangeSchema = Type.Union([
  setArticleSchema,
  Type.Object(
    {
      setFreeArticle: Type.Object(
        { productId: productIdSchema, campaignId: entryIdSchema, remove: Type.Boolean() },
        closed,
      ),
    },
    closed,
  ),
  Type.Object(
    { setGiftCard: Type.Object({ productId: productIdSchema, tcm: tcmSchema, set: Type.Boolean() }, closed) },
    closed,
  ),
  Type.Object(
    { setPartnerProduct: Type.Object({ partnerProductId: entryIdSchema, set: Type.Boolean() }, closed) },
    closed,
  ),
  Type.Object({ deleteSubscription: Type.Object({ subscriptionId: entryIdSchema }, closed) }, closed),
]);
export type CartChange = Static<typeof cartChangeSchema>;

export const cartAnswerSchema = Type.Object({
  cart: cartSchema,
  addedProduct: Type.Optional(Type.String({ description: 'name of the product that was added' })),
  error: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer()),
});

/** CART-1: the response to a load. Prices and availability are looked up each time, so `forceReload` changes nothing. */
export const cartLoadAnswerSchema = Type.Object({ cart: cartSchema });
export const cartLoadQuerySchema = Type.Object({ forceReload: Type.Optional(Type.Enum(['true', 'false'])) });

/** RFC 9457 with the contract's members: the code, its limit, and on 409 the current cart. */
export const cartProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
  error: Type.Optional(Type.Enum(cartErrorCodes)),
  limit: Type.Optional(Type.Integer()),
  cart: Type.Optional(cartSchema),
});

/** As the visitor types it; `voucherCodeOf` normalises it. */
export const voucherCodeSchema = Type.String({ minLength: 1, maxLength: 64 });
/** The change's id from the browser (CART-13): printable, without spaces. */
export const idempotencyKeyPattern = '^[\\x21-\\x7e]{1,64}$';

/**
 * The message in the query of the cart page: success, the code of a refusal, an article that is kept for later, a means of
 * payment that could not be removed, or a difference that the checkout found.
 */
export type CartMessage = 'ADDED' | 'CHANGED' | 'KEPT' | 'PAYMENT_KEPT' | CartErrorCode;

/** An article that the visitor keeps for later. It is beside the cart and in no sum; only the cart page reads it. */
export interface KeptArticle {
  readonly article: Article;
  /** no longer sold */
  readonly isGone: boolean;
}

/** The result of a page's request for its visitor's cart. */
export type CartRead =
  | {
      readonly ok: true;
      readonly cart: Cart;
      readonly gifts: readonly Omit<FreeArticle, 'quantity'>[];
      readonly kept: readonly KeptArticle[];
    }
  | { readonly ok: false; readonly code: TechnicalCode };

/** CART-4, CART-6: a refusal is shown with the text of its code; unknown codes are UNKNOWN. */
export interface Refusal {
  readonly code: CartErrorCode;
  readonly limit?: number;
}
