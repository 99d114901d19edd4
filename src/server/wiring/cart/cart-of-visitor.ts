import type { FastifyRequest } from 'fastify';
import type { CartRead } from '../../../contracts/cart/cart.contract.ts';
import type { CodeEntered } from '../../../contracts/cart/voucher.contract.ts';
import type { VisitorTokens } from '../../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { momentNow, type Moment, type Now } from '../../../lib/time/moment.ts';
import { logCartFault } from '../../../services/cart/cart-fault.routes.ts';
import { CartFault } from '../../../services/cart/cart-fault.service.ts';
import type { CartService } from '../../../services/cart/cart.service.ts';

export interface CartOfVisitorParts {
  readonly cart: CartService;
  readonly visitors: VisitorTokens;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly now: () => Now;
}

/** Reads the cart for a personal page. If that fails, the page shows a message instead of the cart. */
export const cartOfVisitor =
  ({ cart, visitors, siteOf, now }: CartOfVisitorParts) =>
  async (request: FastifyRequest, moment: Moment): Promise<CartRead> => {
    const visitor = await visitors.known(request);
    const site = visitor?.site ?? siteOf(request.headers.host);
    try {
      const [read, gifts, kept] = await Promise.all([
        cart.load(site, visitor?.visitorId, momentNow(now), moment),
        cart.gifts(site, moment),
        cart.kept(site, visitor?.visitorId, momentNow(now), moment),
      ]);
      return { ok: true, cart: read, gifts, kept };
    } catch (fault) {
      if (!(fault instanceof CartFault)) throw fault;
      logCartFault(request, fault);
      return { ok: false, code: fault.code };
    }
  };

/** Enters a code that was typed on the cart page. A visitor without a cart has nothing to enter it for. */
export const codeOfVisitor =
  ({ cart, visitors, now }: CartOfVisitorParts) =>
  async (request: FastifyRequest, code: string): Promise<CodeEntered> => {
    const visitor = await visitors.known(request);
    if (!visitor) return { ok: false, reason: 'VOUCHER_MINIMUM_NOT_REACHED' };
    try {
      return await cart.enterBetterVoucher(visitor, code, momentNow(now));
    } catch (fault) {
      if (!(fault instanceof CartFault)) throw fault;
      logCartFault(request, fault);
      return { ok: false, reason: 'FAULT', code: fault.code };
    }
  };
