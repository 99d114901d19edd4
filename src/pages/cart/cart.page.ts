import { Value } from 'typebox/value';
import {
  backSchema,
  cartErrorCodes,
  cartPagePath,
  type Cart,
  type CartMessage,
  type CartRead,
} from '../../contracts/cart.contract.ts';
import type { FreeArticleOffer } from '../../contracts/cart.rules.ts';
import { outletPaths } from '../../sites/links.ts';
import type { PageDefinition } from '../page.ts';

export interface CartPageProps {
  readonly cart?: Cart;
  readonly message?: { readonly code: CartMessage; readonly limit?: number };
  readonly back?: string;
  readonly offersUrl: string;
  readonly gifts?: readonly FreeArticleOffer[];
}

const messages: readonly CartMessage[] = ['ADDED', 'CHANGED', ...cartErrorCodes];
const mostDigits = 4;

/** Anybody can write anything into an address: only what the forms say is read. */
const messageOf = ({ message, limit }: Readonly<Record<string, string>>): CartPageProps['message'] => {
  const code = messages.find((known) => known === message);
  if (!code) return undefined;
  const figure = limit !== undefined && limit.length <= mostDigits && /^\d+$/.test(limit) ? Number(limit) : undefined;
  return { code, ...(figure === undefined ? {} : { limit: figure }) };
};

const propsOf = (read: CartRead, query: Readonly<Record<string, string>>): Omit<CartPageProps, 'offersUrl'> => {
  if (!read.ok) return { message: { code: read.code } };
  const message = messageOf(query);
  const { back } = query;
  return {
    cart: read.cart,
    gifts: read.gifts,
    ...(message ? { message } : {}),
    ...(back !== undefined && Value.Check(backSchema, back) ? { back } : {}),
  };
};

/** SHOP-4: the visitor's own page, rendered for this visitor and kept by nobody. */
export const cart: PageDefinition<CartPageProps> = {
  name: 'cart',
  paths: [cartPagePath],
  type: 'basket',
  personal: true,
  query: ['message', 'limit', 'back'],
  load: async ({ site, t, query, cart: readCart }) => {
    const read: CartRead = (await readCart?.()) ?? { ok: false, code: 'UNKNOWN' };
    return {
      kind: 'shown',
      status: read.ok ? 200 : 503,
      head: { title: t('page.cart.title'), hidesNewsletter: true },
      props: { ...propsOf(read, query), offersUrl: outletPaths[site.code] },
    };
  },
};
