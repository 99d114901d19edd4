import type { FreeArticleOffer } from '../../contracts/cart/offer.contract.ts';
import { Value } from 'typebox/value';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { cartPagePath, type Cart, type CartMessage, type CartRead } from '../../contracts/cart/cart.contract.ts';
import { backSchema } from '../../contracts/shop/back.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import { voucherRefusals } from '../../contracts/cart/voucher.constants.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import { outletPaths } from '../../sites/links.ts';
import type { VoucherMessage } from './voucher-words.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface CartPageProps {
  readonly cart?: Cart;
  readonly message?: { readonly code: CartMessage; readonly limit?: number };
  /** the message of a form about a code */
  readonly voucher?: VoucherMessage;
  readonly back?: string;
  readonly offersUrl: string;
  readonly gifts?: readonly FreeArticleOffer[];
  /** SAFE-5: the article that a member of staff wants to add is only sold in the preview, not now */
  readonly isNotSoldNow?: true;
}

const messages: readonly CartMessage[] = ['ADDED', 'CHANGED', 'PAYMENT_KEPT', ...cartErrorCodes];
const mostDigits = 4;
const mostDigitsOfMoney = 9;

const figureOf = (text: string | undefined, digits: number): number | undefined =>
  text !== undefined && text.length <= digits && /^\d+$/.test(text) ? Number(text) : undefined;

/** Addresses are untrusted: only the values that the forms write are read. */
const messageOf = ({ message, limit }: Readonly<Record<string, string>>): CartPageProps['message'] => {
  const code = messages.find((known) => known === message);
  return code && { code, ...omitNullish({ limit: figureOf(limit, mostDigits) }) };
};

const voucherMessageOf = (
  { message, minimum }: Readonly<Record<string, string>>,
  currency: Currency,
): VoucherMessage | undefined => {
  const code = voucherRefusals.find((known) => known === message);
  const amountMinor = figureOf(minimum, mostDigitsOfMoney);
  return code && { code, ...(amountMinor ? { minimum: { amountMinor, currency } } : {}) };
};

const propsOf = (
  read: CartRead,
  query: Readonly<Record<string, string>>,
  currency: Currency,
): Omit<CartPageProps, 'offersUrl'> => {
  if (!read.ok) return { message: { code: read.code } };
  const message = messageOf(query);
  const voucher = voucherMessageOf(query, currency);
  const { back } = query;
  return {
    cart: read.cart,
    gifts: read.gifts,
    ...(message ? { message } : {}),
    ...(voucher ? { voucher } : {}),
    ...(back !== undefined && Value.Check(backSchema, back) ? { back } : {}),
  };
};

/** TRK-1: the items that can be bought. */
const cartEvent = ({ articles, total }: Cart): CommerceEvent =>
  goodsEvent(
    'view_cart',
    articles
      .filter(({ quantity }) => quantity > 0)
      .map(({ productId, choice, title, price, oldPrice, quantity }) => ({
        productId,
        choice,
        title,
        price,
        oldPrice,
        quantity,
      })),
    total.currency,
  );

/** SHOP-4: a personal page, rendered per visitor and never cached. */
export const cart: PageDefinition<CartPageProps> = {
  name: 'cart',
  paths: [cartPagePath],
  type: 'basket',
  personal: true,
  query: ['message', 'limit', 'minimum', 'back'],
  load: async ({ site, t, moment, query, cart: readCart }) => {
    const read: CartRead = (await readCart?.()) ?? { ok: false, code: 'UNKNOWN' };
    return {
      kind: 'shown',
      status: read.ok ? 200 : 503,
      ...(read.ok ? { tracked: [cartEvent(read.cart)] } : {}),
      head: { title: t('page.cart.title'), hidesNewsletter: true },
      props: {
        ...propsOf(read, query, site.currency),
        offersUrl: outletPaths[site.code],
        ...(moment.isPreview && query['message'] === 'UNKNOWN' ? { isNotSoldNow: true } : {}),
      },
    };
  },
};
