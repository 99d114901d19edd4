import { Type, type Static } from 'typebox';
import { moneySchema } from './site.contract.ts';

/** CART-1, CART-3 */
export const cartPath = '/service/cart/api/cart';
/** Plain forms of pages without JavaScript post here and are sent back to a page. */
export const cartFormPath = '/service/cartfrontend/cart/change';
export const idempotencyHeader = 'idempotency-key';
export const longTermTokenHeader = 'x-longtermtoken';

export const availabilities = ['AVAILABLE', 'PREORDER', 'BACKORDER', 'SOLDOUT', 'NOT_AVAILABLE'] as const;
export type Availability = (typeof availabilities)[number];

const productId = Type.String({ pattern: '^[0-9]{9}$' });
const tcm = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
/** Far above any limit of the shop, far below what a column holds. */
const quantity = Type.Integer({ minimum: 0, maximum: 9999 });
const id = Type.String({ minLength: 1, maxLength: 64 });

export const articleSchema = Type.Object({
  productId,
  tcm,
  title: Type.String(),
  quantity,
  availability: Type.Enum(availabilities),
  /** what one piece costs now, and cost before a reduction */
  price: moneySchema,
  oldPrice: Type.Optional(moneySchema),
  /** size and colour in words, as the cart shows them */
  choice: Type.Optional(Type.String()),
  /** name of the picture at the picture service */
  picture: Type.Optional(Type.String()),
  /** address of the product page, from the root */
  url: Type.String(),
  /** pieces left, where the shop counts them and they are few */
  left: Type.Optional(Type.Integer()),
  /** day from which it can be sent (YYYY-MM-DD), for pre-orders and back-orders */
  availableFrom: Type.Optional(Type.String()),
});
export type Article = Static<typeof articleSchema>;

export const freeArticleSchema = Type.Object({
  productId,
  campaignId: id,
  title: Type.String(),
  quantity: Type.Object({ quantity }),
  availability: Type.Enum(availabilities),
});
export const giftCardSchema = Type.Object({ article: articleSchema });
export const partnerProductSchema = Type.Object({
  partnerProductId: id,
  title: Type.String(),
  totalQuantity: quantity,
});
export const subscriptionSchema = Type.Object({ subscriptionConfigurationId: id, title: Type.String() });

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
  /** sum of all that can be bought, without shipping */
  total: moneySchema,
});
export type Cart = Static<typeof cartSchema>;

const closed = { additionalProperties: false } as const;
export const setArticleSchema = Type.Object({ setArticle: Type.Object({ productId, tcm, quantity }, closed) }, closed);
/** CART-3: an object with exactly one key. */
export const cartChangeSchema = Type.Union([
  setArticleSchema,
  Type.Object({ setFreeArticle: Type.Object({ productId, campaignId: id, remove: Type.Boolean() }, closed) }, closed),
  Type.Object({ setGiftCard: Type.Object({ productId, tcm, set: Type.Boolean() }, closed) }, closed),
  Type.Object({ setPartnerProduct: Type.Object({ partnerProductId: id, set: Type.Boolean() }, closed) }, closed),
  Type.Object({ deleteSubscription: Type.Object({ subscriptionId: id }, closed) }, closed),
]);
export type CartChange = Static<typeof cartChangeSchema>;

/** CART-5 */
export const limitCodes = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;
export type LimitCode = (typeof limitCodes)[number];
/** CART-6 */
export const technicalCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;
export type TechnicalCode = (typeof technicalCodes)[number];
export type CartErrorCode = LimitCode | TechnicalCode;

export const cartAnswerSchema = Type.Object({
  cart: cartSchema,
  addedProduct: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer()),
});
export type CartAnswer = Static<typeof cartAnswerSchema>;
