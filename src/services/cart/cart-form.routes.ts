import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cartFormSchema, type ArticleForm, type CartForm } from '../../contracts/cart/cart-form.contract.ts';
import { pathWithDimension, sizeMissingPrefix } from '../../contracts/catalogue/dimension.contract.ts';
import { cartFormPath, cartPagePath, type CartMessage } from '../../contracts/cart/cart.contract.ts';
import type { VisitorTokens } from '../../contracts/customer/login.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import { isPayment } from '../../domain/cart/kinds/kinds.ts';
import { voucherCodeOf } from '../../domain/cart/voucher.rules.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { slugOf } from '../../lib/text/slug.ts';
import { sites } from '../../sites/sites.ts';
import { momentNow, type Moment, type MomentNow } from '../../lib/time/moment.ts';
import { logCartFault } from './cart-fault.routes.ts';
import type { CartOwner } from './cart.repository.ts';
import type { VoucherAnswer } from './cart-vouchers.service.ts';
import { CartFault } from './cart-fault.service.ts';
import type { CartService } from './cart.service.ts';
import { changeOfForm } from './server-kinds.rules.ts';

/** Returns the article of a product in the chosen colour and size; `size-missing` where none of several sizes was chosen. */
export type ArticleChoice = (
  site: SiteCode,
  choice: Pick<ArticleForm, 'productId' | 'color' | 'size'>,
  moment: Moment,
) => Promise<ArticleKey | 'size-missing' | undefined>;

export interface CartFormParts extends Pick<RouteContext, 'now'> {
  readonly cart: CartService;
  readonly visitors: VisitorTokens;
  readonly articleOf: ArticleChoice;
}

interface Message {
  readonly code: CartMessage | VoucherRefusal;
  readonly limit?: number;
  /** hundredths of the site's currency from which a voucher is valid */
  readonly minimum?: number;
}

/** CART-6: a means of payment that could not be removed has a message of its own. */
const removesPayment = (form: CartForm): boolean =>
  form.mode === 'remove' && form.kind !== undefined && (form.kind === 'voucher' || isPayment(changeOfForm(form)));

const backOf = (form: CartForm): string | undefined => ('back' in form ? form.back : undefined);

const messageOfDone = (form: CartForm): Message | undefined => {
  if (form.kind === 'kept' && form.mode === 'keep') return { code: 'KEPT' };
  const hasAdded = form.mode === 'put' || (form.mode === 'add' && form.kind !== 'voucher');
  return hasAdded ? { code: 'ADDED' } : undefined;
};

const messageOf = (answer: VoucherAnswer, form: CartForm): Message | undefined => {
  if (answer.ok) return messageOfDone(form);
  // The cart already is as the form asks: the page shows it, and needs no message.
  if (answer.code === 'NOT_MODIFIED') return undefined;
  // A form sends no key.
  if (answer.code === 'KEY_REUSED') return { code: 'UNKNOWN' };
  if ('minimum' in answer && answer.minimum) return { code: answer.code, minimum: answer.minimum.amountMinor };
  return 'limit' in answer ? { code: answer.code, limit: answer.limit } : { code: answer.code };
};

const pageWith = (message: Message | undefined, back: string | undefined): string => {
  const query = new URLSearchParams();
  if (message) query.set('message', message.code);
  if (message?.limit !== undefined) query.set('limit', String(message.limit));
  if (message?.minimum !== undefined) query.set('minimum', String(message.minimum));
  if (message && back !== undefined) query.set('back', back);
  return query.size === 0 ? cartPagePath : `${cartPagePath}?${query}`;
};

/** The product page in the colour of the form, at the message that asks for a size. */
const sizeMissingPage = (form: CartForm, language: string): string => {
  if (form.kind !== undefined || form.back === undefined) return pageWith({ code: 'UNKNOWN' }, undefined);
  const { back, color, productId } = form;
  const page = color === undefined ? back : pathWithDimension(back.split('?')[0] ?? '', slugOf(color, language));
  return `${page}#${sizeMissingPrefix}${productId}`;
};

/** Changes the cart as a form asks; `undefined` where the product has no article of the chosen colour and size. Nothing is added without a size. */
const createFormChange = ({ cart, articleOf }: CartFormParts) => {
  const keyOf = async (form: ArticleForm, site: SiteCode, moment: Moment): ReturnType<ArticleChoice> => {
    const { productId, tcm } = form;
    if (tcm !== undefined) return { productId, tcm };
    return articleOf(site, form, moment).catch((fault: unknown) => {
      throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
    });
  };

  const changeArticle = async (form: ArticleForm, visitor: CartOwner, moment: MomentNow) => {
    const found = await keyOf(form, visitor.site, moment);
    if (!found || found === 'size-missing') return found;
    const { productId, tcm } = found;
    const quantity = form.mode === 'remove' ? 0 : Number(form.quantity ?? '1');
    const wish = { productId, tcm, quantity };
    return form.mode === 'add'
      ? cart.addArticle(visitor, wish, moment)
      : cart.change(visitor, { setArticle: wish }, moment);
  };

  return async (
    form: CartForm,
    visitor: CartOwner,
    moment: MomentNow,
  ): Promise<VoucherAnswer | 'size-missing' | undefined> => {
    if (form.kind === undefined) return changeArticle(form, visitor, moment);
    if (form.kind === 'kept') return cart.keep(visitor, form, moment);
    if (form.kind !== 'voucher') return cart.change(visitor, changeOfForm(form), moment);
    if (form.mode === 'add') return cart.enterVoucher(visitor, form.code, moment);
    return cart.changeVoucher(visitor, { tag: 'take', code: voucherCodeOf(form.code) }, moment);
  };
};

/**
 * The cart without JavaScript: plain forms whose response leads to the cart page. A refusal is shown there by its code; the
 * address contains no data of the visitor. `Origin` and `Sec-Fetch-Site` were checked before (SAFE-1).
 */
export const cartFormRoutes = (app: FastifyInstance, parts: CartFormParts): void => {
  const { visitors, now } = parts;
  const changeBy = createFormChange(parts);

  /** Returns the address of the answer. */
  const change = async (request: FastifyRequest<{ Body: CartForm }>, reply: FastifyReply): Promise<string> => {
    const form = request.body;
    const moment = momentNow(now);
    const { visitor, setCookies } = await visitors.welcome(request);
    const answer = await changeBy(form, visitor, moment);
    if (answer === 'size-missing') return sizeMissingPage(form, sites[visitor.site].language);
    if (answer?.ok && setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
    return pageWith(answer ? messageOf(answer, form) : { code: 'UNKNOWN' }, backOf(form));
  };

  app.post<{ Body: CartForm }>(
    cartFormPath,
    { schema: { hide: true, body: cartFormSchema } },
    async (request, reply) => {
      const page = await change(request, reply).catch((fault: unknown): string => {
        if (!(fault instanceof CartFault)) throw fault;
        logCartFault(request, fault);
        const code = removesPayment(request.body) ? 'PAYMENT_KEPT' : fault.code;
        return pageWith({ code }, backOf(request.body));
      });
      return reply.redirect(page, 303);
    },
  );
};
