import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Change } from '../../domain/cart/cart-change.rules.ts';
import { subscriptionIdOf } from '../../contracts/cart/cart-extras.contract.ts';
import { cartFormSchema, type ArticleForm, type CartForm } from '../../contracts/cart/cart-form.contract.ts';
import { cartFormPath, cartPagePath, type CartMessage } from '../../contracts/cart/cart.contract.ts';
import type { VisitorTokens } from '../../contracts/customer/login.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import { voucherCodeOf } from '../../domain/cart/voucher.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { momentNow, type Moment, type MomentNow, type Now } from '../../lib/time/moment.ts';
import { logCartFault } from './cart-fault.routes.ts';
import type { AddArticle } from './cart-changes.service.ts';
import type { CartOwner } from './cart.repository.ts';
import type { VoucherAnswer } from './cart-vouchers.service.ts';
import { CartFault } from './cart-fault.service.ts';
import type { CartService } from './cart.service.ts';

/** The article of a product that has the chosen colour and size; nothing where there is none. */
export type ArticleChoice = (
  site: SiteCode,
  choice: Pick<ArticleForm, 'productId' | 'color' | 'size'>,
  moment: Moment,
) => Promise<ArticleKey | undefined>;

export interface CartFormParts {
  readonly cart: CartService;
  readonly visitors: VisitorTokens;
  readonly now: () => Now;
  readonly articleOf: ArticleChoice;
}

interface Message {
  readonly code: CartMessage | VoucherRefusal;
  readonly limit?: number;
  /** hundredths of the site's money from which a voucher is good */
  readonly minimum?: number;
}

const ofArticle = ({ mode, quantity = '1' }: ArticleForm, key: ArticleKey): Change | AddArticle => {
  if (mode === 'add') return { addArticle: { ...key, quantity: Number(quantity) } };
  return { setArticle: { ...key, quantity: mode === 'remove' ? 0 : Number(quantity) } };
};

type ThingForm = Exclude<Extract<CartForm, { kind: string }>, { kind: 'voucher' }>;

/** CART-16: what a form of any other kind asks for. */
const ofKind = (form: ThingForm): Change => {
  const isToPut = form.mode === 'add';
  switch (form.kind) {
    case 'gift-card':
      return { setGiftCard: { productId: form.productId, tcm: form.tcm, set: isToPut } };
    case 'free-article':
      return { setFreeArticle: { productId: form.productId, campaignId: form.campaignId, remove: !isToPut } };
    case 'partner-product':
      return { setPartnerProduct: { partnerProductId: form.partnerProductId, set: isToPut } };
    case 'subscription': {
      if (form.mode === 'remove') return { deleteSubscription: { subscriptionId: form.subscriptionId } };
      const subscriptionId = subscriptionIdOf(form.coffee, form.pieces, form.weeks);
      return { addSubscription: { subscriptionId } };
    }
  }
};

/** CART-6: what pays has words of its own when it could not be taken out. */
const takesOutPayment = (form: CartForm): boolean =>
  form.mode === 'remove' && 'kind' in form && (form.kind === 'voucher' || form.kind === 'gift-card');

const backOf = (form: CartForm): string | undefined => ('back' in form ? form.back : undefined);

const messageOf = (answer: VoucherAnswer, form: CartForm): Message | undefined => {
  const isThing = !('kind' in form) || form.kind !== 'voucher';
  if (answer.ok) return form.mode === 'add' && isThing ? { code: 'ADDED' } : undefined;
  // The form asked for what is so already: the page shows it, and there is nothing to say.
  if (answer.code === 'NOT_MODIFIED') return undefined;
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

/**
 * The cart without JavaScript: plain forms, answered with the way to the cart page. What was refused is said there by its
 * code; nothing of the visitor stands in the address. `Origin` and `Sec-Fetch-Site` were looked at before (SAFE-1).
 */
export const cartFormRoutes = (app: FastifyInstance, { cart, visitors, now, articleOf }: CartFormParts): void => {
  const articleAsked = async (form: ArticleForm, site: SiteCode, moment: Moment) => {
    const { productId, tcm } = form;
    if (tcm !== undefined) return ofArticle(form, { productId, tcm });
    const key = await articleOf(site, form, moment).catch((fault: unknown) => {
      throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
    });
    return key && ofArticle(form, key);
  };

  const answerTo = async (
    form: CartForm,
    visitor: CartOwner,
    moment: MomentNow,
  ): Promise<VoucherAnswer | undefined> => {
    if ('kind' in form && form.kind === 'voucher') {
      if (form.mode === 'add') return cart.enterVoucher(visitor, form.code, moment);
      return cart.change(visitor, { takeVoucher: { code: voucherCodeOf(form.code) } }, moment);
    }
    const asked = 'kind' in form ? ofKind(form) : await articleAsked(form, visitor.site, moment);
    return asked && cart.change(visitor, asked, moment);
  };

  const change = async (
    request: FastifyRequest<{ Body: CartForm }>,
    reply: FastifyReply,
  ): Promise<Message | undefined> => {
    const form = request.body;
    const moment = momentNow(now);
    const { visitor, setCookies } = await visitors.welcome(request);
    const answer = await answerTo(form, visitor, moment);
    if (!answer) return { code: 'UNKNOWN' };
    if (answer.ok && setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
    return messageOf(answer, form);
  };

  app.post<{ Body: CartForm }>(
    cartFormPath,
    { schema: { hide: true, body: cartFormSchema } },
    async (request, reply) => {
      const message = await change(request, reply).catch((fault: unknown): Message => {
        if (!(fault instanceof CartFault)) throw fault;
        logCartFault(request, fault);
        return { code: takesOutPayment(request.body) ? 'PAYMENT_KEPT' : fault.code };
      });
      return reply.redirect(pageWith(message, backOf(request.body)), 303);
    },
  );
};
