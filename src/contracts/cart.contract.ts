import { Type, type Static } from 'typebox';
import { moneySchema } from './site.contract.ts';

/** CART-1, CART-3 */
export const cartPath = '/service/cart/api/cart';
/** The page that shows the cart (HDR-1). */
export const cartPagePath = '/service/cartfrontend/cart';
/** Plain forms of pages without JavaScript post here and are sent on to the cart page. */
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
  /** pieces left, where they are fewer than one may buy */
  left: Type.Optional(Type.Integer({ minimum: 0 })),
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
/** Both, written out: a list put together at run time would bring every schema that names it into the browser. */
export const cartErrorCodes = [
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const satisfies readonly (LimitCode | TechnicalCode)[];
export type CartErrorCode = (typeof cartErrorCodes)[number];

export const cartAnswerSchema = Type.Object({
  cart: cartSchema,
  addedProduct: Type.Optional(Type.String({ description: 'name of the product that there is more of now' })),
  error: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer()),
});

/** CART-1: what a load answers; prices and availability are looked up anew each time, so `forceReload` changes nothing. */
export const cartLoadAnswerSchema = Type.Object({ cart: cartSchema });
export const cartLoadQuerySchema = Type.Object({ forceReload: Type.Optional(Type.Enum(['true', 'false'])) });

/** RFC 9457 with the contract's members: the code, its limit, and on 409 the cart as it stands. */
export const cartProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  error: Type.Optional(Type.Enum(cartErrorCodes)),
  limit: Type.Optional(Type.Integer()),
  cart: Type.Optional(cartSchema),
});

/** The change's id from the browser (CART-13): printable, without spaces. */
export const idempotencyKeyPattern = '^[\\x21-\\x7e]{1,64}$';

const formWord = Type.String({ minLength: 1, maxLength: 64 });
/** A path of this shop and nothing else: no other host, no query. */
export const backSchema = Type.String({ pattern: '^/(?:[\\w.~-]+(?:/[\\w.~-]+)*/?)?$', maxLength: 200 });
/**
 * What a plain form sends; its values are texts. The article is named by its tcm, or by the colour and size that were
 * chosen in two groups of radio buttons.
 */
export const cartFormSchema = Type.Object(
  {
    productId,
    tcm: Type.Optional(tcm),
    color: Type.Optional(formWord),
    size: Type.Optional(formWord),
    quantity: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    /** `add` puts in so many more, `set` makes it so many, `remove` takes all out */
    mode: Type.Enum(['add', 'set', 'remove']),
    /** where the visitor came from, for the link that leads on shopping */
    back: Type.Optional(backSchema),
  },
  closed,
);
export type CartForm = Static<typeof cartFormSchema>;

/** What the cart page is told in its query after a form: done, or the code of the refusal. */
export type CartMessage = 'ADDED' | CartErrorCode;

/** What a page gets that asks for its visitor's cart. */
export type CartRead =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly code: TechnicalCode };
