import type { ArticleOffer, FreeArticleOffer } from '../../contracts/cart/offer.contract.ts';
import { Value } from 'typebox/value';
import { cartErrorCodes } from '../../contracts/cart/cart-codes.constants.ts';
import {
  cartPagePath,
  cartSumsId,
  type Cart,
  type CartMessage,
  type CartRead,
  type KeptArticle,
} from '../../contracts/cart/cart.contract.ts';
import { backSchema } from '../../contracts/shop/back.contract.ts';
import type { CodeEntered } from '../../contracts/cart/voucher.contract.ts';
import type { Currency, Money } from '../../contracts/shop/site.contract.ts';
import { voucherRefusals } from '../../contracts/cart/voucher.constants.ts';
import { goodsOf } from '../../domain/cart/cart.rules.ts';
import { entryCount } from '../../domain/cart/kinds/kinds.ts';
import { offersToChoose } from '../../domain/cart/fillers.rules.ts';
import { cartSums } from '../../domain/cart/sum-to-pay.rules.ts';
import { shippingTerms } from '../../sites/delivery/shipping.ts';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent } from '../../domain/tracking/tracking.rules.ts';
import { outletPaths } from '../../sites/links.ts';
import { movedTo } from '../account/account.rules.ts';
import { longestCode, type VoucherMessage } from './voucher-words.rules.ts';
import type { SquareCategory } from '../shell/rows/CategorySquares.tsx';
import { squaresOf } from '../shell/rows/squares.rules.ts';
import type { PageAnswer, PageDefinition, PageRequest, PageServices } from '../page.ts';

export interface CartPageProps {
  readonly cart?: Cart;
  readonly message?: { readonly code: CartMessage; readonly limit?: number };
  /** why the typed code was refused */
  readonly voucher?: VoucherMessage;
  /** what the new code saves beyond the one that it replaced */
  readonly codeSavesMore?: Money;
  readonly kept?: readonly KeptArticle[];
  readonly back?: string;
  readonly offersUrl: string;
  /** the departments, where the cart is empty */
  readonly departments?: readonly SquareCategory[];
  readonly gifts?: readonly FreeArticleOffer[];
  /** small things for the amount that is missing for free shipping */
  readonly fillers?: readonly ArticleOffer[];
  /** SAFE-5: the article that a member of staff wants to add is only sold in the preview, not now */
  readonly isNotSoldNow?: true;
}

const messages: readonly CartMessage[] = ['ADDED', 'CHANGED', 'KEPT', 'PAYMENT_KEPT', ...cartErrorCodes];
const mostDigits = 4;
const mostDigitsOfMoney = 9;

const figureOf = (text: string | undefined, digits: number): number | undefined =>
  text !== undefined && text.length <= digits && /^\d+$/.test(text) ? Number(text) : undefined;

/** Addresses are untrusted: only the values that the forms write are read. */
const messageOf = ({ message, limit }: Readonly<Record<string, string>>): CartPageProps['message'] => {
  const code = messages.find((known) => known === message);
  return code && { code, ...omitNullish({ limit: figureOf(limit, mostDigits) }) };
};

/** The message of a plain form that entered a code; a form of this page shows its refusal by itself. */
const voucherMessageOf = (
  { message, minimum }: Readonly<Record<string, string>>,
  currency: Currency,
): VoucherMessage | undefined => {
  const reason = voucherRefusals.find((known) => known === message);
  const amountMinor = figureOf(minimum, mostDigitsOfMoney);
  return reason && { typed: '', reason, ...(amountMinor ? { minimum: { amountMinor, currency } } : {}) };
};

const savesMore = ({ more }: Readonly<Record<string, string>>, currency: Currency): Money | undefined => {
  const amountMinor = figureOf(more, mostDigitsOfMoney);
  return amountMinor ? { amountMinor, currency } : undefined;
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
    ...(read.kept.length > 0 ? { kept: read.kept } : {}),
    ...omitNullish({ message, voucher, codeSavesMore: savesMore(query, currency) }),
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
/** Products of one top category that are looked through, the cheapest first, and those that the page brings along. */
const mostLookedThrough = 48;
const mostOffers = 24;

const offerOfTile = ({
  only,
  productId,
  title,
  url,
  picture,
  price,
  availability,
  choice,
}: ProductTile): ArticleOffer[] =>
  only === undefined || availability !== 'AVAILABLE'
    ? []
    : [{ productId, tcm: only, title, url, picture, price: price.now, availability, ...omitNullish({ choice }) }];

/** Small things with nothing to choose, where something is missing for free shipping. */
const fillersOf = async (
  { site, moment }: PageRequest,
  { catalogue }: PageServices,
  cart: Cart,
): Promise<readonly ArticleOffer[] | undefined> => {
  const free = shippingTerms[site.code].freeFrom;
  if (free === undefined || goodsOf(cart) === 0) return undefined;
  const { top } = await catalogue.tree(site.code);
  const window = { offset: 0, limit: mostLookedThrough, sort: 'price-up', availableOnly: true } as const;
  const found = await Promise.all(top.map(({ id }) => catalogue.inCategory(site.code, id, window, moment)));
  const offers = new Map(found.flatMap(({ tiles }) => tiles.flatMap(offerOfTile)).map((one) => [one.productId, one]));
  // Dearer articles are no way to save the shipping.
  const small = [...offers.values()].filter(({ price }) => price.amountMinor <= free * 1.5);
  return offersToChoose(small, cart, cartSums(site.code, cart).shipping.free?.missing ?? 0, mostOffers);
};

const shown = async (
  request: PageRequest,
  services: PageServices,
  refused?: VoucherMessage,
): Promise<PageAnswer<CartPageProps>> => {
  const { site, t, moment, query, cart: readCart } = request;
  const read: CartRead = (await readCart?.()) ?? { ok: false, code: 'UNKNOWN' };
  const fillers = read.ok ? await fillersOf(request, services, read.cart) : undefined;
  const isEmpty = read.ok && entryCount(read.cart) === 0;
  const departments = isEmpty ? squaresOf((await services.catalogue.tree(site.code)).top) : undefined;
  const status = refused ? 400 : 200;
  return {
    kind: 'shown',
    status: read.ok ? status : 503,
    ...(read.ok && !refused ? { tracked: [cartEvent(read.cart)] } : {}),
    head: { title: t('page.cart.title'), hidesNewsletter: true },
    props: {
      ...propsOf(read, query, site.currency),
      ...omitNullish({ fillers, departments, voucher: refused }),
      offersUrl: outletPaths[site.code],
      ...(moment.isPreview && query['message'] === 'UNKNOWN' ? { isNotSoldNow: true } : {}),
    },
  };
};

/** CART-15: where the code acts. */
const pageWithCode = (more: Money | undefined): string =>
  `${cartPagePath}${more ? `?more=${more.amountMinor}` : ''}#${cartSumsId}`;

/** SHOP-4: the cart, the codes that are typed into it, and what is kept for later. */
export const cart: PageDefinition<CartPageProps> = {
  name: 'cart',
  paths: [cartPagePath],
  type: 'basket',
  personal: true,
  query: ['message', 'limit', 'minimum', 'back', 'more'],
  fields: ['code'],
  load: shown,
  submit: async (request, services) => {
    const typed = (request.form['code'] ?? '').slice(0, longestCode);
    const entered: CodeEntered = (await request.enterCode?.(typed)) ?? { ok: false, reason: 'VOUCHER_UNKNOWN' };
    if (entered.ok) return movedTo(pageWithCode(entered.more));
    if (entered.reason === 'FAULT') return movedTo(`${cartPagePath}?message=${entered.code}`);
    const { ok: _refused, ...why } = entered;
    return shown(request, services, { typed, ...why });
  },
};
