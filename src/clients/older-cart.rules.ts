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
import { entriesOf } from '../lib/json-lists.ts';
import { countOf, idOf, membersOf, textOf, type Members } from '../lib/json.ts';
import { omitNullish } from '../lib/omit-nullish.ts';

/** CART-2: a number, or an object with `quantity`. */
const quantityOf = (value: unknown): number | undefined => countOf(value) ?? countOf(membersOf(value)['quantity']);
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
  const { amountMinor, currency } = membersOf(value);
  const amount = countOf(amountMinor);
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

const shown = ({ choice, picture }: Members) => omitNullish({ choice: textOf(choice), picture: textOf(picture) });

const articleOf = (entry: Members, isSold = true): Article | undefined => {
  const [productId, tcm, quantity] = [idOf(entry['productId']), idOf(entry['tcm']), quantityOf(entry['quantity'])];
  if (productId === undefined || tcm === undefined || quantity === undefined) return undefined;
  return {
    productId,
    tcm,
    quantity,
    title: textOf(entry['title']) ?? productId,
    availability: availabilityOf(entry['availability']),
    price: moneyOf(entry['price']) ?? noPrice,
    url: addressOf(entry['url']) ?? (isSold ? `/-p${productId}.html` : ''),
    ...shown(entry),
    ...omitNullish({
      oldPrice: moneyOf(entry['oldPrice']),
      left: countOf(entry['left']),
      availableFrom: dayOf(entry['availableFrom']),
      isCoffee: entry['isCoffee'] === true ? true : undefined,
    }),
  };
};

/** A gift card has a page of its own, whose address only its service knows. */
const giftCardOf = (entry: Members) => {
  const article = articleOf(membersOf(entry['article']), false);
  return article && { article };
};

const freeArticleOf = (entry: Members): FreeArticle | undefined => {
  const [productId, campaignId] = [idOf(entry['productId']), idOf(entry['campaignId'])];
  if (productId === undefined || campaignId === undefined) return undefined;
  return {
    productId,
    campaignId,
    title: textOf(entry['title']) ?? '',
    quantity: { quantity: quantityOf(entry['quantity']) ?? 1 },
    availability: availabilityOf(entry['availability']),
    ...shown(entry),
    ...omitNullish({
      tcm: idOf(entry['tcm']),
      url: addressOf(entry['url']),
      minimum: moneyOf(entry['minimum']),
      left: countOf(entry['left']),
    }),
  };
};

const partnerProductOf = (entry: Members): PartnerProduct | undefined => {
  const id = idOf(entry['partnerProductId']);
  return id === undefined
    ? undefined
    : {
        partnerProductId: id,
        title: textOf(entry['title']) ?? '',
        partner: textOf(entry['partner']) ?? '',
        totalQuantity: quantityOf(entry['totalQuantity']) ?? 1,
        price: moneyOf(entry['price']) ?? noPrice,
        url: addressOf(entry['url']) ?? '',
        ...shown(entry),
      };
};

const subscriptionOf = (entry: Members): Subscription | undefined => {
  const id = idOf(entry['subscriptionConfigurationId']);
  return id === undefined
    ? undefined
    : {
        subscriptionConfigurationId: id,
        title: textOf(entry['title']) ?? '',
        pieces: countOf(entry['pieces']) ?? 1,
        weeks: countOf(entry['weeks']) ?? 0,
        price: moneyOf(entry['price']) ?? noPrice,
        url: addressOf(entry['url']) ?? '',
        ...shown(entry),
      };
};

/** Vouchers are our own: one without its discount and terms is left out. */
const voucherOf = (entry: Members): VoucherInCart | undefined =>
  moneyOf(entry['discount']) && moneyOf(entry['minimum']) && membersOf(entry['worth']) === entry['worth']
    ? // The members that the rules calculate with are checked, the texts of a voucher are drawn by the server.
      (entry as unknown as VoucherInCart)
    : undefined;

const isPriced = ({ price }: { readonly price: Money }): boolean => price !== noPrice;

/**
 * CART-2: the cart of any service of the specification as our own. Unknown members are ignored, missing ones get a default, an
 * entry without its id is left out. `undefined` where it is not a cart. A browser loads this file only before another service.
 */
export const readCart = (value: unknown): Cart | undefined => {
  const body = membersOf(value);
  const numberOfArticles = countOf(body['numberOfArticles']);
  if (numberOfArticles === undefined) return undefined;
  const articles = entriesOf(body['articles'], articleOf);
  const giftCards = entriesOf(body['giftCards'], giftCardOf);
  const partnerProducts = entriesOf(body['partnerProducts'], partnerProductOf);
  const subscriptions = entriesOf(body['subscriptions'], subscriptionOf);
  const total = moneyOf(body['total']);
  const priced = [...articles, ...giftCards.map(({ article }) => article), ...partnerProducts, ...subscriptions];
  const isUnpriced = !total || !priced.every(isPriced);
  return {
    numberOfArticles,
    articles,
    freeArticles: entriesOf(body['freeArticles'], freeArticleOf),
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveArticles: entriesOf(body['defectiveArticles'], articleOf),
    defectiveGiftCards: entriesOf(body['defectiveGiftCards'], giftCardOf),
    defectivePartnerProducts: entriesOf(body['defectivePartnerProducts'], partnerProductOf),
    defectiveSubscriptions: entriesOf(body['defectiveSubscriptions'], subscriptionOf),
    vouchers: entriesOf(body['vouchers'], voucherOf),
    total: total ?? noPrice,
    ...(isUnpriced ? { isUnpriced } : {}),
  };
};
