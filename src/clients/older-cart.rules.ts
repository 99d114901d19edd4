import type {
  Article,
  Availability,
  Cart,
  FreeArticle,
  PartnerProduct,
  Subscription,
  VoucherInCart,
} from '../contracts/cart/cart.contract.ts';
import type { Currency, Money } from '../contracts/shop/site.contract.ts';
import { omitNullish } from '../lib/omit-nullish.ts';

/** The members of a JSON object: none of them is checked. */
type Json = Readonly<Record<string, unknown>>;
const json = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = <T>(value: unknown, read: (entry: Json) => T | undefined): T[] =>
  Array.isArray(value)
    ? value.flatMap((entry) => {
        const item = read(json(entry));
        return item === undefined ? [] : [item];
      })
    : [];

/** Ids may be numbers; an empty text is no text. */
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
/** CART-2: a number, or an object with `quantity`. */
const quantityOf = (value: unknown): number | undefined => count(value) ?? count(json(value)['quantity']);
// The lists of the contracts would come into the first script of every page.
const currencies: Readonly<Record<Currency, true>> = {
  EUR: true,
  CHF: true,
  CZK: true,
  HUF: true,
  PLN: true,
  TRY: true,
};
const availabilities: Readonly<Record<Availability, true>> = {
  AVAILABLE: true,
  PREORDER: true,
  BACKORDER: true,
  SOLDOUT: true,
  NOT_AVAILABLE: true,
};
const isNameIn = <Name extends string>(names: Readonly<Record<Name, true>>, value: unknown): value is Name =>
  typeof value === 'string' && Object.hasOwn(names, value);
const moneyOf = (value: unknown): Money | undefined => {
  const { amountMinor, currency } = json(value);
  const amount = count(amountMinor);
  return isNameIn(currencies, currency) && amount !== undefined ? { amountMinor: amount, currency } : undefined;
};
const availabilityOf = (value: unknown): Availability => (isNameIn(availabilities, value) ? value : 'AVAILABLE');
/** A path of this shop, http or https: no scheme that executes code. */
const addressOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/i.test(value) ? value : undefined;
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** The price of an item whose price is not known: the cart says so (`isUnpriced`), and no amount is shown. */
const noPrice: Money = { amountMinor: 0, currency: 'EUR' };

const shown = ({ choice, picture }: Json) => omitNullish({ choice: text(choice), picture: text(picture) });

const articleOf = (entry: Json, isSold = true): Article | undefined => {
  const [productId, tcm, quantity] = [text(entry['productId']), text(entry['tcm']), quantityOf(entry['quantity'])];
  if (productId === undefined || tcm === undefined || quantity === undefined) return undefined;
  return {
    productId,
    tcm,
    quantity,
    title: text(entry['title']) ?? productId,
    availability: availabilityOf(entry['availability']),
    price: moneyOf(entry['price']) ?? noPrice,
    url: addressOf(entry['url']) ?? (isSold ? `/-p${productId}.html` : ''),
    ...shown(entry),
    ...omitNullish({
      oldPrice: moneyOf(entry['oldPrice']),
      left: count(entry['left']),
      availableFrom: dayOf(entry['availableFrom']),
      isCoffee: entry['isCoffee'] === true ? true : undefined,
    }),
  };
};

/** A gift card has a page of its own, whose address only its service knows. */
const giftCardOf = (entry: Json) => {
  const article = articleOf(json(entry['article']), false);
  return article && { article };
};

const freeArticleOf = (entry: Json): FreeArticle | undefined => {
  const [productId, campaignId] = [text(entry['productId']), text(entry['campaignId'])];
  if (productId === undefined || campaignId === undefined) return undefined;
  return {
    productId,
    campaignId,
    title: text(entry['title']) ?? '',
    quantity: { quantity: quantityOf(entry['quantity']) ?? 1 },
    availability: availabilityOf(entry['availability']),
    ...shown(entry),
    ...omitNullish({
      tcm: text(entry['tcm']),
      url: addressOf(entry['url']),
      minimum: moneyOf(entry['minimum']),
      left: count(entry['left']),
    }),
  };
};

const partnerProductOf = (entry: Json): PartnerProduct | undefined => {
  const id = text(entry['partnerProductId']);
  return id === undefined
    ? undefined
    : {
        partnerProductId: id,
        title: text(entry['title']) ?? '',
        partner: text(entry['partner']) ?? '',
        totalQuantity: quantityOf(entry['totalQuantity']) ?? 1,
        price: moneyOf(entry['price']) ?? noPrice,
        url: addressOf(entry['url']) ?? '',
        ...shown(entry),
      };
};

const subscriptionOf = (entry: Json): Subscription | undefined => {
  const id = text(entry['subscriptionConfigurationId']);
  return id === undefined
    ? undefined
    : {
        subscriptionConfigurationId: id,
        title: text(entry['title']) ?? '',
        pieces: count(entry['pieces']) ?? 1,
        weeks: count(entry['weeks']) ?? 0,
        price: moneyOf(entry['price']) ?? noPrice,
        url: addressOf(entry['url']) ?? '',
        ...shown(entry),
      };
};

/** Vouchers are our own: one without its discount and terms is left out. */
const voucherOf = (entry: Json): VoucherInCart | undefined =>
  moneyOf(entry['discount']) && moneyOf(entry['minimum']) && json(entry['worth']) === entry['worth']
    ? // The members that the rules calculate with are checked, the texts of a voucher are drawn by the server.
      (entry as unknown as VoucherInCart)
    : undefined;

const isPriced = ({ price }: { readonly price: Money }): boolean => price !== noPrice;

/**
 * CART-2: the cart of any service of the specification as our own. Unknown members are ignored, missing ones get a default, an
 * entry without its id is left out. `undefined` where it is not a cart. A browser loads this file only before another service.
 */
export const readCart = (value: unknown): Cart | undefined => {
  const body = json(value);
  const numberOfArticles = count(body['numberOfArticles']);
  if (numberOfArticles === undefined) return undefined;
  const articles = listOf(body['articles'], articleOf);
  const giftCards = listOf(body['giftCards'], giftCardOf);
  const partnerProducts = listOf(body['partnerProducts'], partnerProductOf);
  const subscriptions = listOf(body['subscriptions'], subscriptionOf);
  const total = moneyOf(body['total']);
  const priced = [...articles, ...giftCards.map(({ article }) => article), ...partnerProducts, ...subscriptions];
  const isUnpriced = !total || !priced.every(isPriced);
  return {
    numberOfArticles,
    articles,
    freeArticles: listOf(body['freeArticles'], freeArticleOf),
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveArticles: listOf(body['defectiveArticles'], articleOf),
    defectiveGiftCards: listOf(body['defectiveGiftCards'], giftCardOf),
    defectivePartnerProducts: listOf(body['defectivePartnerProducts'], partnerProductOf),
    defectiveSubscriptions: listOf(body['defectiveSubscriptions'], subscriptionOf),
    vouchers: listOf(body['vouchers'], voucherOf),
    total: total ?? noPrice,
    ...(isUnpriced ? { isUnpriced } : {}),
  };
};
